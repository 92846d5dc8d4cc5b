// What we are asked, and what is going on, in a few words: with the name of whoever brought it about.
import type { EditView, EntryView, MoveInfo, PourView, SeatView, UndoInfo } from "../wire/messages";
import { message, type Arg, type Message } from "../words/bundle";
import { deed } from "../words/deeds";
import { amountMessage, effectMessage, effectMessages } from "../words/effects";
import { allOf } from "../words/events";
import type { Voice } from "../words/voice";
import { isIdle } from "./acting";
import { leaders, numeral, occasion, payee, shared, sumOf, type Sum } from "./chain";
import { fateOf, foresee, GRAVE, type Change, type Fate } from "./outlook";
import type { Scene } from "./scene";

/** From this step on the effects of a card have happened, and one answers that they have. */
const DONE = 6;

/** What is being answered: the newest thing in the middle of the table. */
export const topOf = (scene: Scene): EntryView | null => scene.table.stack.at(-1) ?? null;

/** What something is that has no card: a payment, the win of a Round, a last chance. */
export const noteOf = ({ seat, table, voice }: Scene, entry: EntryView): Message => {
  const who = owner(table, entry);
  return message(`table-note-${entry.kind}`, {
    why: entry.why || "card",
    seats: voice.several(entry.lost ?? []),
    n: entry.lost?.length ?? 0,
    you: who === null ? "nobody" : who === seat ? "yes" : "no",
    seat: who === null ? message("nobody") : voice.name(who),
  });
};

/** Whose it is; of a payment, who is paid. */
const owner = (table: Scene["table"], entry: EntryView): number | null =>
  entry.seat >= 0 ? entry.seat : payee(table, entry);

/** Whom it is about: the signs of those players stand where a card has its picture. */
export const aboutWhom = ({ table }: Scene, entry: EntryView): readonly number[] => {
  const who = owner(table, entry);
  return entry.lost?.length ? entry.lost : who === null ? [] : [who];
};

/** What lies in the middle that a person may want to read: a card, or a Drink with its Chasers; of several, one's own. */
function topCards(scene: Scene): readonly string[] {
  const top = topOf(scene);
  const own = top?.drinks.find((pour) => pour.drinker === scene.seat);
  const glass = own ?? (top?.drinks.length === 1 ? top.drinks[0] : undefined);
  return top?.card ? [top.card] : (glass?.cards ?? []);
}

/** A card that has become part of the newest one. */
export const isPart = (scene: Scene, card: string): boolean => !!topOf(scene)?.added?.includes(card);

export const topCard = (scene: Scene): string | null => topCards(scene)[0] ?? null;

/** A Drinking Contest is on. */
export const isContest = (scene: Scene): boolean =>
  scene.table.stack.some((entry) => entry.drinks.some((pour) => pour.flags.includes("contest")));

const titles = (scene: Scene, cards: readonly string[]): Message =>
  allOf(cards.map((card) => scene.voice.title(card)));

/** The effects of the newest card have happened; whatever comes now comes on top of them. */
export const isDone = (scene: Scene): boolean => (topOf(scene)?.step ?? 0) >= DONE;

/** Somebody has answered a card of ours. */
function isUndone(scene: Scene): boolean {
  const top = topOf(scene);
  const under = top?.kind === "card" && top.seat !== scene.seat ? scene.table.stack.at(-2) : null;
  return under?.kind === "card" && under.seat === scene.seat;
}

/** How a card of another concerns us: `hit` is a loss of Fortitude, `round` an invitation to gamble, `yes` all else. */
function touch(scene: Scene): string {
  if (!scene.question?.touched) return "no";
  // Only a loss of Fortitude is answered once it has happened.
  if (isDone(scene)) return "hit";
  const effects = topOf(scene)?.plan ?? [];
  if (effects.some(({ verb }) => verb === "start-round")) return "round";
  const hurt = effects.some(
    ({ verb, seat, what, n }) => verb === "change" && seat === scene.seat && what === "fortitude" && n < 0,
  );
  return hurt ? "hit" : "yes";
}

/**
 * The card to read beside the question. Its words speak to whoever plays it: so Gold that it takes from us is said
 * from our side, and anything else stands as that player's words.
 */
export function reading(scene: Scene, text: string, valueOf: ValueOf = () => undefined): Message {
  const top = topOf(scene);
  const cards = topCards(scene);
  const sum = top?.kind === "drink" ? glassSum(scene, top.drinks, valueOf) : null;
  if (sum) return sum;
  // The heading speaks of everybody's Drinks.
  if (top?.kind === "drink" && top.drinks.length > 1 && cards.length)
    return message("acting-read-glass", { cards: titles(scene, cards), text });
  if (top?.kind !== "card" || top.seat < 0 || top.seat === scene.seat) return message("plain", { text });
  const own = (top.plan ?? []).filter((effect) => effect.seat === scene.seat);
  // What has become part of it is to be read too.
  if (own.length && !top.added?.length && own.every((effect) => effect.verb === "pay")) {
    return message("told", {
      text: message("acting-read-own", {
        text: allOf(own.flatMap((effect) => effectMessage(effect, scene.voice, scene.seat) ?? [])),
      }),
    });
  }
  // Quotes within quotes are others in Russian.
  const inner = text.replace(/«/g, "„").replace(/»/g, "“");
  return message("acting-read", { seat: scene.voice.name(top.seat), text: inner });
}

/** What an answer has made of a Drink, as a part of its sum; without a voice, where there is no room, not by whom. */
export const editText = ({ edit, n, seat }: EditView, voice?: Voice): Message =>
  message("table-sum-edit", {
    ...{ edit, n: Math.abs(n) },
    ...(voice ? { by: "somebody", seat: voice.seat(seat) } : { by: "nobody", seat: "" }),
  });

type ValueOf = Parameters<typeof sumOf>[1];

/** Where one card alone does not say what we would drink: all that it is made of, and what it comes to. */
function glassSum(scene: Scene, drinks: readonly PourView[], valueOf: ValueOf): Message | null {
  const alone = drinks.length === 1;
  const meant = drinks.filter((pour) => !pour.ignored && (alone || pour.drinker === scene.seat));
  if (meant.length < 2 && !meant.some((pour) => sumOf(pour, valueOf))) return null;
  const sums = meant.map((pour): Sum => {
    const [card] = pour.cards;
    const cards = card ? [{ card, n: pour.alcohol }] : [];
    return sumOf(pour, valueOf) ?? { what: "alcohol", cards, edits: [], total: pour.alcohol };
  });
  const what = sums.every((one) => one.what === "fortitude") ? "fortitude" : "alcohol";
  const plus = (sum: Message, more: Message): Message => message("acting-sum-plus", { sum, more });
  const said = sums.flatMap(({ cards, edits }) => {
    if (!cards.length) return [];
    const all = cards.map(({ card, n }) => {
      const title = scene.voice.title(card);
      // What depends on who drinks has no number of its own.
      return n === null ? title : message("acting-sum-card", { card: title, n: numeral(n) });
    });
    return edits.reduce(
      (sum, edit) => message("acting-sum-edit", { sum, edit: editText(edit, scene.voice) }),
      all.reduce(plus),
    );
  });
  if (!said.length) return null;
  const total = meant.reduce((all, pour) => all + pour[what], 0);
  return message("acting-read-sum", {
    whose: meant[0]!.drinker === scene.seat ? "own" : "other",
    sum: said.reduce(plus),
    minus: total < 0 ? "−" : "",
    total: amountMessage(what, Math.abs(total)),
  });
}

/** Who did it, to whom, with which card: what all sentences about the middle of the table need. */
function matter(scene: Scene): Record<string, Arg> {
  const top = topOf(scene);
  const about = scene.question?.about;
  const by = top && owner(scene.table, top);
  let cards = topCards(scene);
  if (about && ((!cards.length && scene.voice.card(about)) || isPart(scene, about))) cards = [about];
  const args: Record<string, Arg> = {
    seat: by === null ? message("nobody") : scene.voice.name(by),
    whose: by === null ? "nobody" : by === scene.seat ? "own" : "other",
    card: cards.length ? titles(scene, cards) : "",
    has: cards.length ? "card" : "none",
    entry: top?.kind ?? "free",
    why: top?.why || "other",
    touched: touch(scene),
    turn: partOf(scene),
    done: isDone(scene) ? "yes" : "no",
    on: "none",
    whom: "",
    ignored: "no",
  };
  if (top?.kind === "last-chance") {
    const lost = top.lost ?? [];
    args["seat"] = scene.voice.several(lost);
    if (lost.some((seat) => seat === scene.seat)) args["whose"] = "own";
  }
  if (top?.kind === "card") Object.assign(args, aim(scene, top, args["touched"]));
  if (top?.kind === "drink") {
    const drinkers = [...new Set(top.drinks.map((pour) => pour.drinker))];
    args["seat"] = scene.voice.people(drinkers);
    args["whose"] = drinkers.length === 1 && drinkers[0] === scene.seat ? "own" : "other";
    args["has"] = top.drinks.length === 1 ? "card" : "none";
    args["ignored"] = top.drinks.every((pour) => pour.ignored) ? "yes" : "no";
    Object.assign(args, causeOf(scene, top, drinkers));
    args["several"] = message("acting-several", { ...args });
  }
  return args;
}

/** Which part of our turn is on. Once everything is ordered, we drink next, if there is anything to drink. */
function partOf({ table, seat }: Scene): string {
  if (table.active !== seat) return "other";
  if (table.phase !== "order" || !table.ordered) return table.phase;
  return table.seats[seat]?.pile ? "ordered" : "other";
}

/** The one player whom a card is played on, or whose Drink: then nobody wonders whom it concerns. */
function aim(
  { seat: me, table, voice }: Scene,
  top: EntryView,
  touched: Arg | undefined,
): Record<string, Arg> {
  const [target, ...more] = top.targets ?? [];
  const glasses = table.stack[top.answers ?? -1]?.drinks ?? [];
  const [drinker, ...others] = new Set((top.glasses ?? []).flatMap((at) => glasses[at]?.drinker ?? []));
  const whom = target ?? drinker;
  if (whom === undefined || more.length || (target === undefined && others.length)) return {};
  const on =
    target !== undefined
      ? { mine: "you", own: "none", other: "seat" }
      : { mine: "your-drink", own: "own-drink", other: "drink" };
  const whose = whom === me ? "mine" : whom === top.seat ? "own" : "other";
  // What is said to be on us need not be said to concern us.
  const said = whose === "mine" && touched === "yes" ? "no" : touched;
  return { on: on[whose], whom: voice.name(whom), touched: said ?? "no" };
}

/** Why several drink at once: a card or an Event says so, or they share one Drink. */
function causeOf(scene: Scene, top: EntryView, drinkers: readonly number[]): Record<string, Arg> {
  if (top.drinks.length < 2) return { cause: "none" };
  if (shared(top.drinks)) return { cause: "shared" };
  const card = occasion(scene.table, scene.table.stack.indexOf(top))?.card;
  if (!card) return { cause: "none" };
  const all = scene.table.seats.every((seat) => !seat.alive || drinkers.includes(seat.seat));
  return { cause: isContest(scene) ? "contest" : all ? "all" : "some", card: scene.voice.title(card) };
}

/** What it is to play nothing here: it takes nothing back, and skips nothing. */
export function passWord(scene: Scene): Message {
  const question = scene.question;
  if (question?.kind === "action") return message("acting-no-action");
  if (question?.kind !== "window") return message("acting-pass");
  const { entry, whose, turn } = matter(scene);
  if (entry === "free") return message("acting-pass-free", { turn: turn! });
  return message(entry === "card" && whose === "own" ? "acting-pass-own" : "acting-pass");
}

/** How many Drinks a card still lets us order, besides the one of every turn: the one that is asked about counts. */
function extraDrinks(scene: Scene): number {
  if (!topOf(scene)?.card) return 0;
  const orders = (scene.table.ahead?.effects ?? []).filter(({ verb }) => verb === "order");
  return orders.reduce((sum, { n }) => sum + n, 0);
}

/** Which of our Drinks of this turn is asked about, and how many they are: cards bring some, and each of a side one. */
function orderOf(scene: Scene): { n: number; of: number } {
  const { table, seat } = scene;
  const side = (at: number | null): number | undefined => table.seats[at ?? -1]?.side;
  const before = scene.ordered?.length ?? 0;
  const usual =
    side(table.active) === side(seat) ? table.seats.filter((one) => one.side === side(seat)).length : 0;
  const extra = extraDrinks(scene);
  const left = extra ? extra + (table.ordered ? 0 : usual) : Math.max(1, usual - before);
  return { n: before + 1, of: before + left };
}

/** Whom we have ordered for already, where several Drinks are ordered: so one sees that it was heard; else null. */
export function orderedFor(scene: Scene): Message | null {
  const seats = scene.ordered ?? [];
  if (scene.question?.kind !== "order" || !seats.length) return null;
  return message("acting-hint-ordered", { seats: scene.voice.people(seats) });
}

/** The question as a heading. The words stand in acting.ftl as `acting-ask-KIND`. */
export function heading(scene: Scene): Message {
  const question = scene.question;
  if (!question) return message("acting-nothing");
  const args = matter(scene);
  if (question.kind === "window") {
    if (args["turn"] === "order") Object.assign(args, orderOf(scene));
    return message(question.again ? "acting-ask-again" : "acting-ask-window", args);
  }
  if (question.kind === "bid") {
    const control = scene.table.round?.control ?? null;
    args["whose"] = control === null ? "nobody" : control === scene.seat ? "own" : "other";
    args["seat"] = control === null ? "" : scene.voice.name(control);
  }
  if (question.kind === "order") Object.assign(args, orderOf(scene));
  if (question.kind === "offer") {
    const price = scene.voice.card(question.about ?? "")?.price;
    args["price"] = message("amount-gold", { n: price ?? 0 });
    if (price == null) args["has"] = "none";
  }
  return message(`acting-ask-${question.kind}`, args);
}

/** What it means to buy what is offered to us; null: nothing is. */
export function purchase(scene: Scene): Message | null {
  const question = scene.question;
  const own = scene.seat === null ? undefined : scene.table.seats[scene.seat];
  const price = question?.kind === "offer" ? scene.voice.card(question.about ?? "")?.price : null;
  if (!own || price == null) return null;
  return message("acting-hint-offer", { from: own.gold, to: own.gold - price });
}

/** What is going on in the middle, for one who has nothing to decide; null if nothing is. */
export function happening(scene: Scene): Message | null {
  const top = topOf(scene);
  if (!top || top.kind === "free" || top.kind === "hook") return null;
  return message("acting-now", matter(scene));
}

/** Nothing is going on, and anybody may play a card; before the first turn nobody does, and somebody begins. */
export function pause({ seat, table, voice }: Scene): Message {
  if (table.turn > 1 || table.phase !== "discard") return message("acting-window");
  const you = table.active === seat ? "yes" : "no";
  return message("acting-begins", { you, seat: voice.name(table.active) });
}

/** For one who has lost while the others play on: how. */
export function lost(scene: Scene): Message | null {
  if (scene.gaveUp != null) return scene.table.over ? null : message("acting-gave-up");
  const own = scene.seat === null ? undefined : scene.table.seats[scene.seat];
  if (!own || own.alive || scene.table.over) return null;
  // Whoever drops out leaves all Gold behind, so the track is looked at first.
  const drunk = own.passed_out || own.fortitude <= own.alcohol;
  const how = drunk ? "drink" : own.gold === 0 ? "gold" : "other";
  return message("acting-lost", { how, fortitude: own.fortitude, alcohol: own.alcohol });
}

/** And how it goes on. */
export function lostOn(scene: Scene): Message {
  const seat = scene.gaveUp == null ? undefined : scene.table.seats[scene.gaveUp];
  return message("acting-lost-on", { bot: seat?.alive ? "yes" : "no" });
}

/** Somebody asks us whether a move may be taken back: which one. */
export const askedBack = (scene: Scene, wish: UndoInfo): Message =>
  message("acting-undo-asked", { seat: scene.voice.name(wish.seat), ...deed(scene.voice, wish.move) });

/** All have agreed that a move is taken back: which one. */
export const agreedBack = (scene: Pick<Scene, "voice">, move: string): Message =>
  message("acting-undo-agreed", deed(scene.voice, move));

/** As much as a person's own part of the table says of what they may take back. */
type Undoing = Partial<Record<"undo" | "undo_move", string | null>> & { undo_turns?: number | undefined };

/**
 * We may take a move back, at once or if the others agree: which one, and over how many turns the game goes back. In short
 * the move is not named; to be sure means to be asked before turns are lost.
 */
export const backWord = (
  scene: Scene,
  { undo, undo_move: move, undo_turns: turns = 0 }: Undoing,
  form: "named" | "short" | "sure" = "named",
): Message =>
  message(`acting-undo-${form}${turns ? "-turns" : ""}`, {
    how: undo ?? "ask",
    turns,
    what: message("acting-undo-what", deed(scene.voice, move ?? undefined)),
  });

const STATS = new Set(["fortitude", "alcohol", "gold"]);
/** What a number of the table says already. */
const COUNTED = new Set(["change", "pay", "collect", "share", "sober"]);

/** What happens if nobody answers, as short as can be: to us, or else to others. */
export function stakes(scene: Scene): Message[] {
  const foresight = foresee(scene.table);
  const own = scene.seat === null ? undefined : fateOf(foresight, scene.seat);
  const told = (fate: Fate): Message[] => [
    ...fate.changes.map((change, at) => numbers(scene, fate, change, at === 0)),
    ...deeds(scene, fate),
  ];
  // A number of ours that is at its end already is nothing to tell, and what happens to others is.
  const mine = own ? told(own) : [];
  const others = foresight.fates.filter((fate) => fate !== own);
  const fates = mine.length ? [own!] : others.slice(0, 2);
  // All of them where the same happens to each.
  const each = effectMessages(
    (scene.table.ahead?.effects ?? []).filter(({ seat }) => seat !== scene.seat),
    scene.voice,
    scene.seat,
  );
  const all = !mine.length && others.length > 2 && each.length === 1;
  // Whoever drops out is told first, whatever it brings to us.
  const gone = foresight.fates
    .filter((fate) => !fates.includes(fate))
    .map((fate) => ({ ...fate, deeds: fate.deeds.filter(({ verb }) => GRAVE.has(verb)) }));
  const said = [...gone.flatMap((fate) => deeds(scene, fate)), ...(all ? each : fates.flatMap(told))];
  // Whoever is told to leave a Round asks where the pot goes.
  const pot =
    own && (scene.table.ahead?.effects ?? []).find(({ verb, what }) => verb === "collect" && what === "pot");
  if (pot && pot.seat !== scene.seat)
    said.push(effectMessage({ ...pot, verb: "take-pot" }, scene.voice, scene.seat)!);
  if (said.length) return said;
  // What a contest leaves open is a tie.
  const tied = scene.table.stack.some(({ drinks }) => leaders(drinks).length > 1);
  if (foresight.open || foresight.common.length)
    return [message(tied ? "acting-stake-tie" : "acting-stake-open")];
  return [message("acting-stake-none", { done: isDone(scene) ? "yes" : isUndone(scene) ? "mine" : "no" })];
}

/** If we drop out unless somebody answers: how. It may come of what lies beneath the card that is asked about. */
export function doom(scene: Scene): Message | null {
  if (scene.question?.kind !== "window" || scene.seat === null || !scene.table.ahead) return null;
  const deed = fateOf(foresee(scene.table), scene.seat)?.deeds.find(({ verb }) => GRAVE.has(verb));
  return deed ? message("acting-doom", { why: deed.verb === "out" ? deed.what : "drink" }) : null;
}

/** What a player has. */
export type Standing = Pick<SeatView, "fortitude" | "alcohol" | "gold">;

/** What has become of our numbers while it was not our turn: what nobody asked us about passes quickly. */
export function since(scene: Scene, before: Standing | null): Message[] {
  const own = scene.seat === null ? undefined : scene.table.seats[scene.seat];
  if (!own || !before || scene.question?.kind !== "discard") return [];
  const fate = { seat: own.seat, changes: [], deeds: [] };
  return (["fortitude", "alcohol", "gold"] as const)
    .filter((what) => own[what] !== before[what])
    .map((what, at) => numbers(scene, fate, { what, from: before[what], to: own[what] }, at === 0));
}

/** Whose number it is stands before the first one only. */
function numbers(scene: Scene, fate: Fate, { what, from, to }: Change, first: boolean): Message {
  return message("acting-stake", {
    who: !first ? "same" : fate.seat === scene.seat ? "you" : "other",
    seat: scene.voice.name(fate.seat),
    stat: what,
    what: STATS.has(what) ? message(`stat-${what}`) : message(`counter-${what}`, { name: what }),
    from,
    to,
  });
}

function deeds(scene: Scene, fate: Fate): Message[] {
  const contest = isContest(scene);
  // A contest that is on does not begin.
  const rest = fate.deeds.filter((deed) => !COUNTED.has(deed.verb) && !(contest && deed.verb === "contest"));
  return rest.flatMap(
    (deed) => effectMessage({ ...deed, seat: fate.seat, source: null }, scene.voice, scene.seat) ?? [],
  );
}

/** As far as is known of a card to say what it is played for. */
interface Told {
  art: string;
  /** The same of each way to use it, if there are several. */
  arts: readonly string[];
}

/** What the card is about in the way in which these moves play it: that stands on its tab. */
export function artOf(card: Told | undefined, moves: readonly MoveInfo[] = []): string {
  const [mode, ...others] = new Set(moves.map((move) => move.mode ?? 0));
  return (!others.length && card?.arts[mode ?? 0]) || (card?.art ?? "");
}

/** The newest on the table is ours: a card that negates would only negate our own. */
const isOwn = (scene: Scene | null): boolean => {
  const top = scene && topOf(scene);
  return top?.kind === "card" && top.seat === scene!.seat;
};

/** Whether these moves play a card that could do no more than negate our own. */
export const undoesOwn = (
  scene: Scene | null,
  card: Told | undefined,
  moves?: readonly MoveInfo[],
): boolean => isOwn(scene) && artOf(card, moves) === "negate";

const purpose = (scene: Scene | null, card: Told | undefined, moves?: readonly MoveInfo[]): string =>
  isIdle(moves) ? "idle" : undoesOwn(scene, card, moves) ? "negate-own" : artOf(card, moves);

/** What stands on the tab of a card: what it is played for here. */
export const tabWord = (scene: Scene | null, card: Told | undefined, moves?: readonly MoveInfo[]): Message =>
  message("acting-verb", { art: purpose(scene, card, moves) });

/** The same as a sentence: beside buttons, the word of a tab would look like one more of them. */
export function sheetWord(...all: Parameters<typeof tabWord>): Message {
  const art = purpose(...all);
  const more = art === "ignore-drink" && all[0] && topCards(all[0]).length > 1;
  return message("acting-does", { art: more ? "ignore-chaser" : art });
}

/** Played to keep something away: that changes no number, so there is nothing else to foretell. */
const AWAY = new Set(["ignore", "ignore-drink", "negate", "negate-own", "cover", "gamble-leave"]);

/** What is to be said of a card that would change no number, if that is what it is played for. */
export const awayWord = (...all: Parameters<typeof tabWord>): Message | null =>
  AWAY.has(purpose(...all)) ? sheetWord(...all) : null;

/** The text of a card where there is no room for its lines: between two ways to use it stands a plain word. */
export const onOneLine = (text: string, or: string): string =>
  text.replaceAll(/\n-[^\n]+-\n/g, ` — ${or} — `).replaceAll(/\n+/g, " ");
