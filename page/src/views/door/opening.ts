// Opening tables: for a quick game against bots, or for friends. What a new room still needs is done by the room's view.
import { guest } from "../../state/guest.svelte";
import { preferences } from "../../state/preferences.svelte";
import type { RoomState } from "../../state/room.svelte";
import { router } from "../../state/route.svelte";
import { get, post, type Schemas } from "../../wire/http";
import type { Settings } from "../../wire/messages";
import { cast } from "./cast.svelte";
import { gentleCompany } from "./company";
import { hasBeen, hasFinished, lastCharacter } from "./memory";
import { idea } from "./names";

/** The gentlest first. Which of them a server has, it says itself. */
const GENTLE = ["easy", "gentle", "random", "normal"];
const QUICK_BOTS = 3;

interface Opponent {
  bot: string;
  /** Null: dealt by chance. */
  character: string | null;
}

interface Plan {
  character: string;
  bots: readonly Opponent[];
  start: boolean;
  /** The game rests at first, so that one can see who one is. */
  meet?: boolean;
}

const plans = new Map<string, Plan>();
/** Rooms whose game rests until one has seen who one is. */
const meetings = new Set<string>();
export const hasMeeting = (room: string): boolean => meetings.has(room);
export const endMeeting = (room: string): boolean => meetings.delete(room);

async function beSomebody(): Promise<void> {
  if (guest.name === null && (await guest.look()) === null) await guest.call(idea());
}

async function makeRoom(settings: Settings, password: string): Promise<string> {
  const made = await post<Schemas["RoomMade"]>("/api/rooms", { settings, password });
  return made.room;
}

function gentlest(known: readonly string[]): string {
  return GENTLE.find((bot) => known.includes(bot)) ?? known[0] ?? "normal";
}

/** From the door to a dealt hand; with `meet`, as before a first game: plain decks, and it is said who sits there. */
export async function playNow(meet = !hasBeen()): Promise<void> {
  await beSomebody();
  const character = lastCharacter();
  const first = meet || !hasFinished();
  if (first) await cast.load();
  const [{ bots }, room] = await Promise.all([
    get<Schemas["BotList"]>("/api/bots"),
    makeRoom({ seats: QUICK_BOTS + 1, watching: false, beat: preferences.beat }, ""),
  ]);
  const bot = gentlest(bots.map((one) => one.name));
  const company = first ? gentleCompany(cast.all, character, QUICK_BOTS) : Array<null>(QUICK_BOTS).fill(null);
  plans.set(room, { character, bots: company.map((one) => ({ bot, character: one })), start: true, meet });
  router.go(`/t/${room}`);
}

/** A table for friends: its lobby has the link for them. */
export async function openTable(settings: Settings, password: string): Promise<void> {
  await beSomebody();
  const room = await makeRoom(settings, password);
  plans.set(room, { character: lastCharacter(), bots: [], start: false });
  router.go(`/t/${room}`);
}

export const hasPlan = (room: string): boolean => plans.has(room);

/** Do what was planned for a new room: the requests wait for the line, and go out in this order. */
export async function carryOut(state: RoomState): Promise<void> {
  const plan = plans.get(state.id);
  if (!plan) return;
  plans.delete(state.id);
  const seated = state.tell({ type: "pick", character: plan.character });
  const added = plan.bots.map((one) => state.tell({ type: "add-bot", ...one }));
  await Promise.all([seated, ...added]);
  if (!plan.start) return;
  if (plan.meet) meetings.add(state.id);
  const begun = state.tell({ type: "start" });
  // Right behind it, before anybody has played.
  if (plan.meet) void state.tell({ type: "pace", paused: true });
  await begun;
}
