// How a table is laid out: what there is room for on this screen, with what lies on the table now.
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { entries, idle, together } from "../model/chain";
import { around, type Scene } from "../model/scene";
import { sizeOf, type MatSize } from "../model/seats";
import { preferences } from "../state/preferences.svelte";
import { screen } from "../state/screen.svelte";

/** On a phone, between the bar, the others, the commons and the stack. */
const GAPS = 24;
/** A line of the chain in words, and one whose title takes two. */
const LINE = 25;
const WRAPPED = 38;
/** A line of what a card says, and the edges around all of it. */
const WORDS = 18;
const EDGES = 12;
/** Glasses in one line; of five and more, each has its numbers below the sign. */
const LINED = 62;
const DENSE = 94;
/** A line of words beneath them; else the question alone says what answers them. */
const BENEATH = 30;
/** The same with what lies around them, and with the names of the Drinks in them. */
const GLASSES = 68;
const NAMED = 118;
/** A small card, and the edges around it. */
const PICTURED = 140;
/** A quiet picture, whole. */
const PICTURE = 100;
/** And with the words beneath it. */
const WORDED = 204;
/** The same where it may scroll. */
const LOOSE = 136;
/** How wide a card is on the baize, whose edge takes some of the height; and how high the middle must be for it. */
const ON_BAIZE = [
  [150, 336],
  [128, 304],
  [96, 0],
] as const;

/** So high is the place of a question, with its edges, where nothing may be wasted; and where not all is said twice. */
const LOW = 320;
const MIDDLING = 375;

interface Given {
  scene: Scene;
  /** Something is to be decided, and the question says what lies there; else the table says it. */
  asking: boolean;
  /** With everybody's hands, and a timeline below. */
  film: boolean;
}

export class Layout {
  /** How high the places are, in pixels; the table measures them. */
  mid = $state(400);
  front = $state(0);
  bar = $state(0);
  opps = $state(0);
  commons = $state(0);
  asked = $state(400);

  readonly #given: () => Given;
  readonly #table = $derived.by(() => this.#given().scene.table);
  get #asking() {
    return this.#given().asking;
  }

  constructor(given: () => Given) {
    this.#given = given;
  }

  // --- the screen -------------------------------------------------------------------------------------

  get scale() {
    return preferences.textSize / 100;
  }
  get #width() {
    return (innerWidth.current ?? 1440) / this.scale;
  }
  get #height() {
    return (innerHeight.current ?? 900) / this.scale;
  }
  get short() {
    return screen.short;
  }
  /** A phone on its side: the others on the left, the middle and the question beside each other, the hand beneath. */
  get lying() {
    return screen.lying;
  }
  /** So low that nothing but the question can stay in its place while the rest scrolls. */
  get cramped() {
    return this.#height < 600 && !this.lying;
  }
  readonly kind = $derived(
    this.#width >= 1200 ? "wide" : this.#width >= 720 && !this.lying ? "middle" : "phone",
  );
  get wide() {
    return this.kind === "wide";
  }
  get phone() {
    return this.kind === "phone";
  }
  /** A small laptop: then the others are tiles, so that the hand is on the screen. */
  get squat() {
    return this.wide && this.#height < 740;
  }
  /** The question stands beside the stack where there is room, and else where it cannot scroll away. */
  get asks() {
    return this.#width >= 900 || this.lying
      ? "beside"
      : this.cramped && !this.#given().film
        ? "floating"
        : "front";
  }
  /**
   * How high the place of the question is, where that is given, and what does not fit scrolls within. Measured, as a
   * container query makes the browser lay out the question twice with every message.
   */
  get boxed() {
    if (!this.wide && !this.lying) return undefined;
    return this.asked < LOW ? "low" : this.asked < MIDDLING ? "middling" : "high";
  }
  /** A film on a phone: nothing scrolls away under the timeline, and what does not fit scrolls in its place. */
  get whole() {
    return this.#given().film && this.phone && !this.cramped;
  }
  /** Of the mats of the others. */
  readonly size = $derived.by((): MatSize => {
    if (this.squat) return "tile";
    const { scene } = this.#given();
    const others = around(scene.table, scene.front).length;
    return sizeOf(others, this.kind, this.short, this.#width - (this.wide ? 328 : 32));
  });

  // --- what lies there --------------------------------------------------------------------------------

  /** Where in the stack everybody drinks together. */
  readonly crowd = $derived(together(this.#table));
  readonly #glasses = $derived.by(() =>
    this.crowd === null
      ? 0
      : this.#table.stack[this.crowd]!.drinks.length + idle(this.#table, this.crowd).length,
  );
  /** Drinks of several that have to be added up need more lines. */
  readonly #sums = $derived.by(() => this.crowd !== null && this.#added(this.crowd));
  readonly #pending = $derived(entries(this.#table));
  /** Cards of the chain, without the glasses that they answer. */
  readonly chained = $derived.by(
    () => this.#pending.filter((at) => this.crowd === null || at > this.crowd).length,
  );
  readonly busy = $derived(this.#pending.length > 0);
  readonly gambling = $derived(this.#table.round !== null && !this.#table.over);
  /** The pot and who is in the Round keep their place, whatever is played meanwhile. */
  get baize() {
    return this.gambling && this.wide;
  }

  // --- a wide table -----------------------------------------------------------------------------------

  /** The middle of a wide table is lower than that; pixels at the usual size of text. */
  lower(than: number): boolean {
    return this.wide && this.mid < than * this.scale;
  }

  get tall() {
    return this.mid >= 366 * this.scale;
  }
  /** Lower than a live table on a small laptop: a film with everybody's hands. */
  get flat() {
    return this.lower(this.#given().scene.live ? 228 : 290);
  }
  get baizeLow() {
    const stops = this.#table.seats.filter((seat) => seat.alive).length;
    const rows = stops > 5 ? 1.5 : Math.ceil(stops / 2);
    return this.squat || this.lower(150 + 80 * rows + 2 * this.#cheating);
  }
  get onBaize() {
    return ON_BAIZE.find(([, least]) => this.mid >= least * this.scale)![0];
  }
  /** Cards of the chain, the largest that fit. */
  readonly sizes = $derived.by((): number[] => {
    // A single card leaves room for what comes of it, however small it is then.
    if (this.baize) return this.chained > 1 ? [this.onBaize] : [this.onBaize, 128, 96];
    if (this.lower(270)) return [112];
    if (!this.wide || this.short) return [128, 120];
    return this.tall ? [150, 140, 132, 120] : this.chained > 1 ? [144, 132, 120] : [132, 120];
  });

  // --- a phone: what lies in front covers the middle ---------------------------------------------------

  get #free() {
    return this.lying || this.whole
      ? (this.mid - this.commons) / this.scale - EDGES
      : this.#height - (this.bar + this.opps + this.commons + this.front) / this.scale - GAPS;
  }
  /** Then cards are small, and the prompt says what they do. */
  get covered() {
    return this.phone && this.#free < 220;
  }
  /** A Drink that has to be added up needs a line or two below its card. */
  readonly #summed = $derived.by(() => this.#table.stack.some((_, at) => this.#added(at)));
  /**
   * So much is covered that not even a small card would be seen whole: then the chain is a few lines of words. So it is
   * where the question does not say what a card does, for small cards do not say it either.
   */
  get thin() {
    return (
      this.phone &&
      (this.#free < (this.#summed ? 196 : 156) || (!this.#asking && (this.covered || this.chained > 1)))
    );
  }
  /** Everybody's glasses, three in a row, and what answers one of them, do not fit. */
  get squeezed() {
    return (
      this.phone &&
      (this.covered || this.#free < 60 + 150 * Math.ceil(this.#glasses / 3) + (this.chained ? 120 : 0))
    );
  }
  /** The Drinks of a crowd have names; below them is less room. */
  get titled() {
    return (
      this.squeezed &&
      this.#glasses <= 5 &&
      this.#free >= NAMED + (this.chained ? LINE + EDGES + (this.#asking ? 0 : 2 * WORDS) : 0)
    );
  }
  get #left() {
    return this.crowd === null ? this.#free : this.#free - (this.titled ? NAMED : GLASSES) - EDGES;
  }
  /** Lines say what their cards do. */
  get telling() {
    return (
      (this.thin || (this.squeezed && this.#glasses > 0)) &&
      !this.#asking &&
      this.#left >= LINE + EDGES + WORDS
    );
  }
  /** Lines that are seen whole, the newest ones; the edge of what lies in front is clear. */
  get told() {
    return this.telling
      ? Math.min(this.chained, 3, Math.max(1, Math.floor((this.#left - EDGES - 3 * WORDS) / LINE)))
      : Math.max(1, Math.min(3, Math.floor((this.#free + 6) / LINE)));
  }
  /** One card alone has its picture beside the words, which may take another line for its title then. */
  get pictured() {
    return this.telling && this.crowd === null && this.chained === 1 && this.#free >= PICTURED;
  }
  /** Where there is room for twice as many lines, no title is cut. */
  get loose() {
    const titles = Math.min(this.told, this.chained) * WRAPPED;
    return this.#left >= titles + (this.telling ? EDGES + 2 * WORDS : 0);
  }
  /** So many lines of what cards do. */
  get tell() {
    if (!this.telling) return 0;
    const titles = this.loose ? this.told * WRAPPED : (this.told + Number(this.pictured)) * LINE;
    return Math.floor((this.#left - EDGES - titles) / WORDS);
  }
  /** There is room for glasses and for what answers them. */
  get both() {
    return !this.squeezed || this.#free >= this.#line + BENEATH;
  }
  get quiet() {
    const { scene } = this.#given();
    return !this.phone || this.#free >= (scene.question ? PICTURE : this.whole ? LOOSE : WORDED);
  }

  // --- the baize and the glasses ----------------------------------------------------------------------

  get #cheating() {
    return this.#table.round?.only_cheating ? 22 : 0;
  }
  get baizeBare() {
    return (
      this.phone &&
      (this.#free < 94 + this.#cheating || (this.lying && (this.#table.round?.inside.length ?? 0) > 3))
    );
  }
  get baizeTight() {
    return this.phone && this.#free < 124 + this.#cheating;
  }
  /** How the Round is won stands beneath; where there is more room, it is said beside the card in control. */
  get baizeTold() {
    const stops = this.#table.seats.filter((seat) => seat.alive).length;
    return this.phone && !this.lying && stops <= 4 && this.#free >= 150 + this.#cheating;
  }
  get glassesTight() {
    return this.covered || this.chained > 0 || this.lower(this.#sums ? 372 : 340);
  }
  get #line() {
    return this.#glasses > 4 ? DENSE : LINED;
  }
  get glassesBare() {
    return this.phone && this.#free < this.#line;
  }
  /** What is told beside the heading takes no second line. */
  get glassesBrief() {
    const beneath = this.chained && this.both ? BENEATH : 0;
    const glasses = this.titled ? NAMED : this.#line;
    return this.phone && !this.glassesBare && this.#free < glasses + beneath + WORDS;
  }
  get glassRows() {
    return this.wide ? Math.floor((this.mid / this.scale - 60) / 185) : Infinity;
  }

  /** What is poured there has to be added up. */
  #added(at: number): boolean {
    return this.#table.stack[at]!.drinks.some((pour) => pour.cards.length > 1 || pour.edits.length > 0);
  }
}
