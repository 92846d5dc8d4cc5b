// The log: what was told, with its cause, so that an effect stands indented under what brought it about.
import type { Event } from "../wire/messages";

export interface Line {
  /** Which update told it; the table after that update may be looked at again. */
  seq: number;
  code: string;
  args: Record<string, unknown>;
  private: boolean;
  /** How deep under its cause: 0 begins something. */
  depth: number;
  /** The update in which it was taken back. */
  undone?: number;
}

/** The code of a line that no event tells: somebody has taken a move back. */
export const TAKEN_BACK = "taken-back";
/** The same: somebody has given up. */
export const GAVE_UP = "gave-up";
/** The same: nobody has come back to the game. */
export const ABANDONED = "abandoned";

/** Told for programs, or too small for a person: the table shows them, the log does not repeat them. */
const SILENT = new Set(["open", "close", "resolve", "drunk", "no-action", "gave"]);
/** These begin something of their own, whatever is pending. */
const HEADS = new Set(["start", "turn", "order", "out", "over", "passed-out"]);
const DEEPEST = 3;

interface Pending {
  kind: "card" | "event" | "drink";
  seat: number;
  card: string | null;
  /** Several drink at once: what answers one of their Drinks must not hang under the last one. */
  several?: boolean;
}

/** Follows the events of a game and says how deep each of them lies: it knows what is pending, as the table does. */
export class Depths {
  #pending: Pending[] = [];
  #inRound = false;

  /** The lines for the events of one update. */
  lines(seq: number, events: readonly Event[]): Line[] {
    const out: Line[] = [];
    for (const [at, event] of events.entries()) {
      const depth = Math.min(this.#follow(event), DEEPEST);
      if (SILENT.has(event.code) || isEmpty(event)) continue;
      // Whoever is told which cards were drawn need not be told how many.
      if (event.code === "draw" && events[at + 1]?.code === "drew") continue;
      out.push({ seq, code: event.code, args: event.args, private: event.private ?? false, depth });
    }
    return out;
  }

  /** Everything of a Round of Gambling stands under its first line. */
  get #base(): number {
    return this.#inRound ? 1 : 0;
  }

  /** How deep stands what comes upon so many of the pending things. */
  #upon(n: number): number {
    return this.#base + this.#pending.slice(0, n).filter((one) => !one.several).length;
  }

  #follow(event: Event): number {
    const { code, args } = event;
    switch (code) {
      case "turn":
      case "start":
      case "over":
        this.#inRound = false;
        this.#pending = [];
        return 0;
      case "round":
        this.#inRound = true;
        this.#pending = [];
        return 0;
      case "won":
      case "pot-to-inn":
        this.#inRound = false;
        this.#pending = [];
        return 1;
      case "play":
        // A bid answers nothing: it is the next step of the Round.
        if (args["bid"] === 1) this.#pending = [];
        return this.#push({ kind: "card", seat: args["seat"] as number, card: args["card"] as string });
      case "event":
        return this.#push({ kind: "event", seat: args["seat"] as number, card: args["card"] as string });
      case "reveal": {
        const drink = this.#pending.at(-1);
        if (drink?.kind === "drink") {
          drink.several = true;
          return this.#upon(this.#pending.length - 1);
        }
        return this.#push({ kind: "drink", seat: args["seat"] as number, card: null });
      }
      case "drunk":
        this.#drop(this.#pending.findLastIndex((one) => one.kind === "drink"));
        return this.#upon(this.#pending.length);
      case "resolve":
        // What has answered it is done with; its own effects follow.
        if (this.#find(args) >= 0) this.#drop(this.#find(args) + 1);
        break;
      case "negate": {
        const at = this.#find(args);
        this.#drop(at);
        return this.#upon(Math.max(at, 0)) + 1;
      }
      case "open":
        if (args["entry"] === "free") this.#pending = [];
        // What can be answered, or can be again, lies on top: whatever was played at it before is done with.
        else this.#drop(this.#find(args) + 1 || Infinity);
        break;
      case "close":
        if (args["moment"] === "after") this.#drop(this.#find(args));
        break;
    }
    return HEADS.has(code) ? 0 : this.#upon(this.#pending.length);
  }

  #push(one: Pending): number {
    this.#pending.push(one);
    return this.#upon(this.#pending.length - 1);
  }

  #find(args: Record<string, unknown>): number {
    const same = (one: Pending): boolean => one.card === args["card"] && one.seat === args["seat"];
    return this.#pending.findLastIndex(
      (one) => one.kind === args["entry"] && (one.kind === "drink" || same(one)),
    );
  }

  /** Forget everything from that place on; a place that was not found is none. */
  #drop(from: number): void {
    if (from >= 0) this.#pending.length = Math.min(this.#pending.length, from);
  }
}

/** The log of a game as it grows. What was taken back stays there, and says so. */
export class Story {
  lines: readonly Line[] = [];
  #told: { seq: number; events: readonly Event[] }[] = [];
  #depths = new Depths();

  add(seq: number, events: readonly Event[]): void {
    this.#told.push({ seq, events });
    const lines = this.#depths.lines(seq, events);
    if (lines.length) this.lines = [...this.lines, ...lines];
  }

  /** Something that no event tells; whatever is taken back, it stays. */
  note(seq: number, code: string, args: Record<string, unknown> = {}): void {
    this.lines = [...this.lines, noted(seq, code, args)];
  }

  /** A move of that seat was taken back: what came after the update `to` has not happened. */
  back(seq: number, seat: number, to: number, move = ""): void {
    this.#told = this.#told.filter((one) => one.seq <= to);
    this.#depths = new Depths();
    for (const one of this.#told) this.#depths.lines(one.seq, one.events);
    const gone = (line: Line): boolean =>
      line.seq > to && line.undone === undefined && !UNTOLD.has(line.code);
    this.lines = this.lines.map((line) => (gone(line) ? { ...line, undone: seq } : line));
    this.note(seq, TAKEN_BACK, move ? { seat, deed: move } : { seat });
  }
}

/** Whom these seats have ordered Drinks for in the turn that is on. */
export function ordered(lines: readonly Line[], seats: readonly number[]): number[] {
  const turn = lines.slice(
    lines.findLastIndex(({ code, undone }) => code === "turn" && undone === undefined) + 1,
  );
  return turn
    .filter(
      ({ code, args, undone }) =>
        code === "order" && undone === undefined && seats.includes(args["seat"] as number),
    )
    .map(({ args }) => args["target"] as number);
}

const UNTOLD: ReadonlySet<string> = new Set([TAKEN_BACK, GAVE_UP, ABANDONED]);
const noted = (seq: number, code: string, args: Record<string, unknown>): Line => ({
  ...{ seq, code, args },
  private: false,
  depth: 0,
});

/** Who has given up, and after which update. */
interface GivenUp {
  seat: number;
  at: number;
}

/** The log with who has given up in it. What a bot is told since it plays for `own` is not for our eyes. */
export function withGivenUp(
  lines: readonly Line[],
  given: readonly GivenUp[],
  own: number | null,
): readonly Line[] {
  if (!given.length) return lines;
  const until = given.find(({ seat }) => seat === own)?.at ?? Infinity;
  const out = lines.filter((line) => !line.private || line.seq <= until);
  for (const { seat, at } of given.toSorted((one, other) => one.at - other.at)) {
    const after = out.findLastIndex((line) => line.seq <= at);
    out.splice(after + 1, 0, noted(at, GAVE_UP, { seat }));
  }
  return out;
}

/** Nothing of these is nothing to tell; of games of old, too. */
const NONE = new Set(["draw", "pay", "take", "collect"]);

function isEmpty(event: Event): boolean {
  const { n, cards, meant } = event.args;
  if (event.code === "change") return n === 0 && !meant;
  if (NONE.has(event.code)) return n === 0;
  if (event.code === "discard" || event.code === "drew") return Array.isArray(cards) && cards.length === 0;
  return event.code === "control" && event.args["seat"] === -1;
}
