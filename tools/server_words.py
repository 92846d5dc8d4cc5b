"""What the server names to the page, as JSON: the page has a message for each, and its tests look for them.

`python -m tools.server_words` prints it.
"""

from __future__ import annotations

import json
import sys

from alehouse.bots import BOTS, STAFF
from alehouse.engine import events, reasons
from alehouse.engine.view import ENTRIES, PHASES, QUESTIONS, STATS
from alehouse.lang import Type
from alehouse.packs import in_play
from alehouse.protocol import CLOCKS, EMOTES, PHRASES
from alehouse.protocol.codes import CODES
from alehouse.web.catalogue import cards, choices


def named() -> dict[str, list[str]]:
    known = in_play()
    offered = choices(known)
    return {
        "bots": list(BOTS),
        "clocks": list(CLOCKS),
        "codes": list(CODES),
        "counters": [meter.name for meter in known.program.meters],
        "drinks": [deck.id for deck in offered.drinks],
        "emotes": list(EMOTES),
        "entries": list(ENTRIES),
        "events": list(events.TOLD),
        "origins": sorted({card.origin for card in cards(known).cards}),
        "phases": list(PHASES),
        "phrases": list(PHRASES),
        "questions": list(QUESTIONS),
        "reasons": [key for key, _ in reasons.KEYS.values()],
        "staff": list(STAFF),
        "stats": list(STATS),
        "types": [one.name.lower() for one in Type if one.name],
        "variants": [one.id for one in offered.variants],
        "zones": [zone.name for zone in known.program.zones],
    }


if __name__ == "__main__":
    json.dump(named(), sys.stdout)
