// The plain table: the protocol and a few buttons. It decides nothing; the server knows the rules.
import { eventText, phrases, questions, refusal, yields } from "./words.js";

const $ = id => document.getElementById(id);
const make = (tag, text, attributes = {}) => {
  const node = document.createElement(tag);
  if (text !== undefined) node.textContent = text;
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "onclick") node.onclick = value;
    else if (value !== false && value !== null) node.setAttribute(name, value === true ? "" : value);
  }
  return node;
};
const show = id => ["door", "lobby", "table"].forEach(one => { $(one).hidden = one !== id; });
const complain = text => { $("trouble").textContent = text; };

async function api(path, body) {
  const reply = await fetch(path, body === undefined ? {} : {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
  });
  const answer = await reply.json();
  if (!reply.ok) throw new Error(refusal(answer.code, answer.params ?? {}));
  return answer;
}

const cards = new Map(), characters = new Map();
let bots = [], choices = {};
async function learn() {
  const [all, people, found, chosen] = await Promise.all(["cards", "characters", "bots", "choices"].map(name => api(`/api/${name}`)));
  for (const card of all.cards) cards.set(card.id, card);
  for (const one of people.characters) characters.set(one.id, one);
  bots = found.bots.map(bot => bot.name);
  choices = chosen;
}
const title = id => cards.get(id)?.title ?? id;
const nameOf = id => characters.get(id)?.name ?? id;

// --- the door ---------------------------------------------------------------------------------------

async function door() {
  show("door");
  $("where").textContent = "";
  const [guest, rooms, games] = await Promise.all([api("/api/guest"), api("/api/rooms"), api("/api/games")]);
  if (guest.name) $("name").value = guest.name;
  $("rooms").replaceChildren(...rooms.rooms.map(room => {
    const item = make("li"), taken = room.seats.filter(seat => seat.kind !== "empty").length;
    item.append(make("a", room.settings.title || "A table", { href: `/t/${room.id}` }),
      ` ${taken} of ${room.seats.length} seats taken${room.status === "playing" ? ", playing: watch" : ""}`);
    return item;
  }));
  if (!rooms.rooms.length) $("rooms").append(make("li", "None just now. Open one!"));
  $("games").replaceChildren(...games.games.slice(0, 10).map(game => {
    const item = make("li");
    item.append(`${game.characters.map(nameOf).join(", ")}: ${game.winners.map(seat => nameOf(game.characters[seat])).join(" and ") || "nobody"} won. `,
      make("a", "Record", { href: `/api/games/${game.id}/record` }));
    return item;
  }));
  if (!games.games.length) $("games").append(make("li", "None yet."));
}

$("naming").onsubmit = async event => {
  event.preventDefault();
  const friends = event.submitter?.value === "friends";
  try {
    await api("/api/guest", { name: $("name").value });
    const made = await api("/api/rooms", { settings: { seats: 4 } });
    if (!friends) sessionStorage.setItem("deal", made.room);
    location.assign(`/t/${made.room}`);
  } catch (error) { complain(error.message); }
};

// --- the line ---------------------------------------------------------------------------------------

let socket, room, you, game = 0, seq = -1, table = {}, mine = null, clock = null, clockAt = 0, requests = 0, wait = 500;
let password = "";
const waiting = new Map();
const session = Math.random().toString(36).slice(2, 8);

function ask(type, fields = {}) {
  const id = `${session}${++requests}`;
  return new Promise((resolve, reject) => {
    const message = { type, id, ...fields };
    waiting.set(id, { resolve, reject, message });
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  });
}
const tell = (type, fields) => ask(type, fields).then(() => complain(""), error => complain(error.message));

function connect(id) {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${id}`);
  socket.onopen = () => {
    const hello = { type: "hello", id: `${session}h${++requests}`, version: 1, password };
    if (seq >= 0) Object.assign(hello, { game, since: seq });
    socket.send(JSON.stringify(hello));
  };
  socket.onmessage = event => hear(JSON.parse(event.data), id);
  socket.onclose = () => {
    if (wait === null) return;
    $("line").textContent = "The line is broken; trying again …";
    setTimeout(() => connect(id), wait);
    wait = Math.min(wait * 2, 8000);
  };
}

const log = [];
function hear(message, id) {
  switch (message.type) {
    case "welcome":
      wait = 500;
      $("line").textContent = "";
      room = message.room; you = message.you;
      for (const { message: again } of waiting.values()) socket.send(JSON.stringify(again));
      if (sessionStorage.getItem("deal") === id && room.status === "open") {
        sessionStorage.removeItem("deal");
        deal();
      } else if (you.seat == null && room.status === "open") tell("sit");
      break;
    case "room": room = message.room; you = message.you; break;
    case "state":
      if (message.game !== game) log.length = 0;
      game = message.game; seq = message.seq; table = message.table; mine = message.you ?? null; setClock(message.clock);
      break;
    case "update": {
      if (message.game !== game || message.seq !== seq + 1) break;
      seq = message.seq;
      const { seats, ...rest } = message.table;
      Object.assign(table, rest);
      for (const seat of seats ?? []) table.seats[seat.seat] = seat;
      if (message.you) mine = message.you;
      setClock(message.clock);
      for (const one of message.events) {
        const text = eventText(one, who, title);
        if (text) log.push([one.code === "turn" ? "turn" : "", text]);
      }
      break;
    }
    case "yours": mine = message.you; break;
    case "clock": setClock(message.clock); break;
    case "said": log.push(["said", `${message.name}: ${message.text ?? phrases[message.phrase ?? message.emote]}`]); break;
    case "ended": log.push(["turn", message.winners.length ? `${message.winners.map(who).join(" and ")} won.` : "The game has ended."]); break;
    case "standstill": complain(refusal(message.code, {})); break;
    case "bye":
      if (!["closing", "server-error", "too-slow", "too-fast"].includes(message.code)) wait = null;
      complain(refusal(message.code, message.params ?? {}));
      return;
    case "ok": case "reason": case "ahead": case "refused": {
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.type === "refused" && message.code === "wrong-password") {
        password = prompt("The password of this table?") ?? "";
        wait = password ? 100 : null;
        return;
      }
      if (message.type === "refused") asked?.reject(new Error(refusal(message.code, message.params ?? {})));
      else asked?.resolve(message);
      return;
    }
  }
  draw();
}
const setClock = value => { clock = value; clockAt = performance.now(); };

async function deal() {
  try {
    if (you.seat == null) await ask("sit");
    for (let n = 0; n < 3; n++) await ask("add-bot", { bot: bots.includes("normal") ? "normal" : bots[0] });
    await ask("start");
  } catch (error) { complain(error.message); }
}

// --- drawing ----------------------------------------------------------------------------------------

const who = seat => {
  const info = room?.seats[seat];
  if (!info) return "somebody";
  const role = nameOf(info.character);
  return you?.seat === seat ? `${role} (you)` : role;
};

function draw() {
  if (!room) return;
  $("where").textContent = room.settings.title || "A table";
  const playing = room.status !== "open" && table.seats;
  show(playing ? "table" : "lobby");
  if (playing) drawTable(); else drawLobby();
  const asked = playing && mine?.question;
  document.title = asked ? "● Your move: Alehouse" : "Alehouse";
}

function drawLobby() {
  $("link").value = location.href;
  const host = you.who === room.host;
  const taken = new Set(room.seats.map(seat => seat.character));
  $("chairs").replaceChildren(...room.seats.map(seat => {
    const item = make("li"), own = seat.seat === you.seat;
    item.append(make("span", seat.kind === "empty" ? "An empty chair" : `${seat.name}${own ? " (you)" : ""}`, { class: "who" }));
    if (seat.kind === "person" && !seat.here) item.append(make("span", "not here", { class: "badge" }));
    if (seat.kind === "empty") {
      item.append(make("button", "Sit here", { onclick: () => tell("sit", { seat: seat.seat }) }));
      if (host) for (const bot of bots) item.append(make("button", `Bot: ${bot}`, { onclick: () => tell("add-bot", { bot, seat: seat.seat }) }));
    } else if (own || (host && seat.kind === "bot")) {
      const select = make("select", undefined, { "aria-label": "Character" });
      select.append(make("option", "Whoever is dealt", { value: "" }));
      for (const one of characters.values()) {
        if (one.playable && (!taken.has(one.id) || seat.character === one.id || room.settings.duplicates)) {
          select.append(make("option", one.name, { value: one.id, selected: one.id === seat.character }));
        }
      }
      select.onchange = () => tell("pick", { seat: seat.seat, character: select.value || null });
      item.append(select);
      if (seat.character) item.append(make("span", characters.get(seat.character)?.mechanic ?? "", { class: "small" }));
      if (seat.kind === "bot") item.append(make("button", "Send away", { onclick: () => tell("remove", { seat: seat.seat }) }));
    } else item.append(make("span", seat.character ? nameOf(seat.character) : "whoever is dealt", { class: "small" }));
    if (host && seat.kind === "person" && !own) item.append(make("button", "Kick", { onclick: () => tell("kick", { who: seat.who }) }));
    return item;
  }));
  $("hosting").replaceChildren();
  if (host) {
    $("hosting").append(make("button", "Begin", { class: "primary", onclick: () => tell("start") }),
      make("button", room.locked ? "Unlock" : "Lock", { onclick: () => tell("lock", { on: !room.locked }) }));
  } else $("hosting").append(make("span", "The host begins the game."));
  $("settings").hidden = !host;
  if (host && !$("configuring").contains(document.activeElement)) drawSettings();
}

function drawSettings() {
  const form = $("configuring"), now = room.settings;
  const field = (label, name, options) => {
    const select = make("select", undefined, { name });
    for (const [value, text] of options) select.append(make("option", text, { value, selected: String(now[name]) === String(value) }));
    const line = make("label", `${label} `, { class: "row" });
    line.append(select);
    return line;
  };
  form.replaceChildren(
    field("Seats", "seats", [2, 3, 4, 5, 6, 7, 8, 9, 10].map(n => [n, n])),
    field("Variant", "variant", (choices.variants ?? []).map(one => [one.id ?? one, one.name ?? one])),
    field("Drink deck", "drinks", (choices.drinks ?? []).map(one => [one.id ?? one, one.name ?? one])),
    field("Clock", "clock", [["casual", "Casual"], ["fast", "Fast"], ["days", "Days"]]),
    field("Privacy", "privacy", [["link", "By link"], ["listed", "Everybody may find it"]]),
    field("Free chat", "chat", [[true, "Yes"], [false, "Phrases only"]]),
    make("button", "Take these settings"));
  form.onsubmit = event => {
    event.preventDefault();
    const given = new FormData(form);
    tell("configure", { settings: { ...now, seats: Number(given.get("seats")), variant: given.get("variant") ?? now.variant,
      drinks: given.get("drinks") ? [given.get("drinks")] : now.drinks, clock: given.get("clock"), privacy: given.get("privacy"),
      chat: given.get("chat") === "true" } });
  };
}

function drawTable() {
  $("seats").replaceChildren(...table.seats.map(drawSeat));
  const round = table.round;
  $("middle").replaceChildren(...[["The Inn", `${table.inn} Gold`], ["Drink deck", table.drink_deck], ["Pot", table.pot],
    ["Phase", table.phase], ...(round ? [["In control", round.control == null ? "nobody" : who(round.control)]] : [])].map(([name, value]) => {
    const part = make("div", undefined);
    part.append(make("div", name, { class: "small" }), make("b", String(value)));
    return part;
  }));
  $("stack").replaceChildren(...table.stack.filter(entry => !["free"].includes(entry.kind)).map(entry => {
    const part = make("div", undefined, { class: "entry" });
    const names = entry.drinks.flatMap(drink => drink.cards.map(title));
    part.append(make("b", entry.card ? title(entry.card) : names.join(", ") || entry.kind.replaceAll("-", " ")),
      entry.seat >= 0 ? ` by ${who(entry.seat)}` : "", make("div", cards.get(entry.card)?.text ?? "", { class: "small" }));
    const plan = [...entry.plan.filter(effect => effect.n && effect.seat != null).map(effect => `${who(effect.seat)}: ${effect.verb === "change" ? `${effect.n > 0 ? "+" : ""}${effect.n} ${effect.what}` : `${effect.verb} ${effect.n} ${effect.what}`}`),
      ...entry.drinks.filter(drink => !drink.ignored).map(drink => `${who(drink.drinker)}: Alcohol ${drink.alcohol >= 0 ? "+" : ""}${drink.alcohol}${drink.fortitude ? `, Fortitude ${drink.fortitude > 0 ? "+" : ""}${drink.fortitude}` : ""}`)];
    if (plan.length) part.append(make("div", `If nobody answers: ${plan.join("; ")}`));
    return part;
  }));
  drawQuestion();
  drawHand();
  drawWishes();
  const list = $("log");
  const stick = list.scrollTop + list.clientHeight >= list.scrollHeight - 40;
  list.replaceChildren(...log.slice(-300).map(([kind, text]) => make("li", text, { class: kind || null })));
  if (stick) list.scrollTop = list.scrollHeight;
}

function drawSeat(seat) {
  const info = room.seats[seat.seat] ?? {}, left = seat.fortitude - seat.alcohol;
  const part = make("div", undefined, { class: `seat${seat.seat === table.active ? " turn" : ""}${seat.alive ? "" : " out"}` });
  part.append(make("b", who(seat.seat)), " ", make("span", info.kind === "bot" ? `bot, ${info.bot}` : info.name ?? "", { class: "small" }));
  if (info.away) part.append(" ", make("span", "a bot plays on", { class: "badge" }));
  else if (info.kind === "person" && !info.here) part.append(" ", make("span", "gone", { class: "badge" }));
  if (seat.passed_out || !seat.alive) part.append(" ", make("span", "out", { class: "badge" }));
  const track = make("div", undefined, { class: "track", role: "img", "aria-label": `Fortitude ${seat.fortitude}, Alcohol ${seat.alcohol}` });
  const bar = (kind, width, text) => { const one = make("span", text, { class: kind }); if (width !== null) one.style.width = `${5 * width}%`; return one; };
  track.append(bar("alc", Math.min(20, Math.max(0, seat.alcohol)), seat.alcohol > 1 ? String(seat.alcohol) : ""), bar("left", null, `${Math.max(0, left)} left`), bar("gone", 20 - seat.fortitude, ""));
  part.append(track, make("div", `Fortitude ${seat.fortitude} · Alcohol ${seat.alcohol} · ${seat.gold} Gold`),
    make("div", `Hand ${seat.hand} · Drinks ${seat.pile} · Deck ${seat.deck} · Discard ${seat.discard.length}`, { class: "small" }));
  for (const [name, value] of seat.counters) part.append(make("div", `${name}: ${value}`, { class: "small" }));
  if (seat.front.length) part.append(make("div", `In front: ${seat.front.map(title).join(", ")}`, { class: "small" }));
  return part;
}

let chosen = new Set(), shown = "";
const answer = move => { const decision = mine.question.decision; chosen.clear(); tell("answer", { decision, move }); };

function moveText(move) {
  if (move.kind === "pass") return mine.question.kind === "window" ? "Let it happen" : "Pass";
  const on = move.targets?.length ? ` on ${move.targets.map(who).join(", ")}` : "";
  if (move.kind === "play") {
    const modes = (cards.get(move.card)?.text ?? "").split("-OR-");
    return `${title(move.card)}${on}${modes.length > 1 ? `: ${(modes[move.mode ?? 0] ?? "").trim()}` : ""}`;
  }
  if (move.kind === "order") return who(move.targets[0]);
  if (move.kind === "choose" && move.targets?.length) return move.targets.map(who).join(", ");
  if (move.kind === "choose") {
    const kind = mine.question.kind, about = cards.get(mine.question.about), n = move.number ?? 0;
    if (kind === "may" || kind === "offer") return n ? "Yes" : "No";
    return about?.options?.[n] ?? String(n + 1);
  }
  if (move.kind === "offer") return `Offer ${title(move.card)} to ${move.targets.map(who).join(", ")}`;
  return move.text;
}

function drawQuestion() {
  const box = $("ask"), question = mine?.question;
  box.className = question ? "" : "quiet";
  const parts = [];
  if (!question) {
    let text = "Watching.";
    if (room.status === "over") text = "The game is over.";
    else if (mine?.answered) text = `Your answer waits: ${mine.answered}`;
    else if (clock?.kind === "move") text = `${clock.awaited.map(who).join(" and ")} to decide.`;
    else if (clock?.kind === "window") text = "The table waits a moment.";
    parts.push(make("p", text));
    if (mine?.answered) parts.push(make("button", "Take it back", { onclick: () => tell("release", { decision: clock.decision }) }));
    if (room.status === "over" && you.seat != null) {
      parts.push(make("button", "Again, with the same people", { class: "primary", onclick: () => tell("rematch") }),
        make("a", "The record of this game", { href: `/api/games/${room.game.id}/record` }));
    }
  } else {
    const about = question.about && cards.get(question.about) ? `: ${title(question.about)}` : "";
    parts.push(make("h2", `${questions[question.kind] ?? question.kind}${about}`));
    if (question.touched) parts.push(make("p", "This is about to happen to you."));
    const row = make("div", undefined, { class: "row" });
    if (question.kind === "discard") {
      const places = [...chosen].sort((a, b) => a - b);
      row.append(make("button", places.length ? `Throw ${places.length} away and draw` : "Keep all, and draw", { class: "primary",
        onclick: () => answer(`discard ${places.length ? places.join(" ") : "nothing"}`) }), make("span", "Choose cards of your hand below.", { class: "small" }));
    } else for (const move of question.moves) {
      row.append(make("button", moveText(move), { class: move.kind === "pass" ? "primary" : null, onclick: () => answer(move.text) }));
    }
    if (question.kind === "window") row.append(make("button", "Hold", { onclick: () => tell("hold", { decision: question.decision }) }));
    parts.push(row);
  }
  parts.push(make("div", "", { id: "ticking", class: "small" }));
  const key = JSON.stringify([question?.decision, mine?.answered, room.status, [...chosen], clock?.kind, clock?.awaited]);
  if (key !== shown) {
    const had = box.contains(document.activeElement);
    box.replaceChildren(...parts);
    if (question && (had || document.activeElement === document.body)) box.querySelector("button")?.focus({ preventScroll: true });
    shown = key;
  }
}

function drawHand() {
  const discarding = mine?.question?.kind === "discard";
  const playable = new Set((mine?.question?.moves ?? []).map(move => move.card));
  $("hand").replaceChildren(...(mine?.hand ?? []).map((id, at) => {
    const card = cards.get(id);
    const node = make("button", undefined, { class: `card${playable.has(id) ? " can" : ""}`, "aria-pressed": discarding ? String(chosen.has(at + 1)) : null });
    node.append(make("b", title(id)), make("span", card?.text ?? ""), make("span", `${card?.type ?? ""}${playable.has(id) ? " · can be played" : ""}`, { class: "small" }));
    node.onclick = async () => {
      if (discarding) {
        if (!chosen.delete(at + 1)) chosen.add(at + 1);
        drawQuestion(); drawHand();
        return;
      }
      const fitting = (mine?.question?.moves ?? []).filter(move => move.card === id);
      if (fitting.length === 1) return answer(fitting[0].text);
      if (fitting.length) return complain("Choose for whom, above.");
      try {
        const why = await ask("why", { card: id });
        complain(why.key ? `Not now: ${why.key.replaceAll("-", " ")} (${why.rule}).` : "");
      } catch (error) { complain(error.message); }
    };
    return node;
  }));
}

function drawWishes() {
  const row = $("wishes");
  row.replaceChildren();
  if (!mine || room.status !== "playing") return;
  row.append("Ask me: ", ...Object.entries(yields).map(([level, text]) =>
    make("button", text, { "aria-pressed": String(mine.yields === level), onclick: () => tell("yield", { level }) })));
  if (mine.undo) row.append(make("button", mine.undo === "free" ? "Take back" : "Ask to take back", { onclick: () => tell("undo") }));
  if (room.undo && room.undo.seat !== you.seat) {
    row.append(make("span", `${who(room.undo.seat)} asks to take a move back.`),
      make("button", "Agree", { onclick: () => tell("consent", { undo: room.undo.number, yes: true }) }),
      make("button", "Refuse", { onclick: () => tell("consent", { undo: room.undo.number, yes: false }) }));
  }
  if (room.seats[you.seat]?.away && !room.seats[you.seat].conceded) row.append(make("button", "I am back", { class: "primary", onclick: () => tell("return") }));
  row.append(make("button", "Give up", { onclick: () => confirm("Give this game up? A bot plays on.") && tell("concede") }));
}

setInterval(() => {
  const node = $("ticking");
  if (!node || !clock || clock.left == null) { if (node) node.textContent = ""; return; }
  const left = Math.max(0, clock.left - (performance.now() - clockAt));
  node.textContent = clock.kind === "window" ? (clock.held ? "Somebody thinks." : `Open for ${(left / 1000).toFixed(1)} s`)
    : left < 20000 ? `${Math.ceil(left / 1000)} s, then thinking time` : "";
}, 100);

document.addEventListener("keydown", event => {
  const question = mine?.question;
  if (!question || question.kind !== "window" || event.target.matches("input, select, textarea, button")) return;
  if (event.code === "Space") { event.preventDefault(); answer("pass"); }
  if (event.code === "Escape") { event.preventDefault(); tell("hold", { decision: question.decision }); }
});

$("copy").onclick = () => navigator.clipboard.writeText(location.href).then(() => complain("Copied."), () => { $("link").select(); });
$("talking").onsubmit = event => {
  event.preventDefault();
  const text = $("words").value.trim();
  if (text) tell("say", { text });
  $("words").value = "";
};
for (const phrase of ["well-played", "thank-you", "one-moment", "good-game"]) {
  $("phrases").append(make("button", phrases[phrase], { onclick: () => tell("say", { phrase }) }));
}
$("phrases").append(make("button", phrases.cheers, { onclick: () => tell("say", { emote: "cheers" }) }));

async function begin() {
  const found = location.pathname.match(/^\/t\/([a-z0-9]+)$/);
  await learn();
  if (!found) return door();
  const guest = await api("/api/guest");
  if (!guest.name) {
    const name = prompt("What shall we call you?")?.trim();
    if (!name) return location.assign("/");
    await api("/api/guest", { name });
  }
  connect(found[1]);
}
begin().catch(error => complain(error.message));
