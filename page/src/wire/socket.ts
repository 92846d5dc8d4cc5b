// One connection to a room: requests with replies, and coming back after a break without losing or doubling anything.
import { came, more } from "./drawn";
import { Refusal } from "./http";
import type { Reply, Request } from "./messages";

const VERSION = 1;

type Body<T> = T extends { type: infer K; id: string } ? { type: K } & Omit<T, "id" | "type"> : never;
/** Any request but `hello`, which the line says itself; its id is given by the line too. */
export type Wish = Body<Exclude<Request, { type: "hello" }>>;

interface Waiting {
  message: string;
  resolve: (reply: Reply) => void;
  reject: (refusal: Refusal) => void;
}

/** After these a new try can help; after anything else somebody has to do something first. */
const COME_BACK = new Set(["closing", "server-error", "too-slow", "too-fast", "hello-late"]);
/** `WebSocket.OPEN`. */
const OPEN = 1;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
/** So long the line may be silent before we ask whether anybody is there ... */
export const SILENCE = 15_000;
/** ... so long may pass without a word while something waits for an answer, or while we are coming in ... */
export const PATIENCE = 5_000;
export const COMING_IN = 10_000;
/** ... but not so long if the browser thinks that it has no network, or was asleep: then the line may well be dead. */
export const DOUBT = 2_000;

interface Listener {
  hear(message: Reply): void;
  /** What to resume from: the game's number and the last update seen; null is the game that is on. */
  seen(): { game: number | null; since: number };
  line(state: "open" | "lost"): void;
}

export class Line {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #session = crypto.getRandomValues(new Uint32Array(2)).join("");
  #count = 0;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #greeted = false;
  /** What came after the first message of a frame: it is heard together, as soon as the first one has been laid out. */
  #queue: Reply[] = [];
  password = "";

  constructor(
    readonly room: string,
    private readonly listener: Listener,
  ) {}

  connect(): void {
    clearTimeout(this.#timer);
    this.#ended = false;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.room}`);
    this.#socket = socket;
    this.#greeted = false;
    this.#queue = []; // What an old connection has still said comes on the new one too.
    document.addEventListener("visibilitychange", this.#seen);
    addEventListener("offline", this.#doubt);
    addEventListener("online", this.#online);
    this.#expect(COMING_IN);
    socket.onopen = () => {
      const seen = this.listener.seen();
      const hello = { type: "hello", id: this.#id(), version: VERSION, password: this.password, ...seen };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#heard();
      const first = came();
      const message = JSON.parse(String(event.data)) as Reply;
      // Behind a page that nobody sees there is nothing to wait for.
      if (first || document.hidden) {
        this.#hearQueue();
        this.#hear(message);
      } else if (this.#queue.push(message) === 1) more(this.#hearQueue);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#hearQueue();
      this.#closed(socket);
    };
  }

  /** Greet the room once more, on a new connection. */
  restart(): void {
    const old = this.#socket;
    this.connect();
    old?.close();
  }

  /** Send a request. The promise is kept across breaks: the same request with the same id goes out again. */
  ask<T extends Reply = Reply>(wish: Wish): Promise<T> {
    const id = this.#id();
    const message = JSON.stringify({ ...wish, id });
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { message, resolve: resolve as (reply: Reply) => void, reject });
      if (!this.#greeted) return;
      this.#send(message);
      // What waits longest counts: whoever presses again and again must not keep a dead line alive.
      if (this.#waiting.size === 1) this.#expect(PATIENCE);
    });
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    document.removeEventListener("visibilitychange", this.#seen);
    removeEventListener("offline", this.#doubt);
    removeEventListener("online", this.#online);
    this.#socket?.close();
  }

  #id(): string {
    this.#count += 1;
    return `${this.#session}-${this.#count}`;
  }

  /** A socket that is closing takes nothing any more; whatever waits goes out again on the next one. */
  #send(message: string): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(message);
  }

  // --- is anybody there? ------------------------------------------------------------------------------
  // A line that breaks far away is not closed: it only falls silent, and the browser would not say so for minutes.

  /** Somebody speaks. */
  #heard(): void {
    if (!this.#greeted) return;
    if (this.#waiting.size) this.#expect(PATIENCE);
    else {
      clearTimeout(this.#watch);
      this.#watch = setTimeout(this.#ping, SILENCE);
    }
  }

  /** If nothing is heard for so long, the line is lost. */
  #expect(patience: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#drop(), patience);
  }

  readonly #ping = (): void => {
    // It only has to be answered, whatever comes.
    void this.ask({ type: "ping" }).catch(() => undefined);
  };

  /** Something speaks against the line: it must show at once that it lives. */
  readonly #doubt = (): void => {
    if (!this.#greeted) return;
    this.#ping();
    this.#expect(DOUBT);
  };

  /** There is a network again, or another one. */
  readonly #online = (): void => {
    if (this.#ended) return;
    if (this.#greeted) this.#doubt();
    else {
      this.#wait = FIRST_WAIT;
      this.restart();
    }
  };

  readonly #seen = (): void => {
    this.#hearQueue();
    if (!document.hidden) this.#doubt();
  };

  #drop(): void {
    const old = this.#socket;
    this.#hearQueue();
    if (!old || old !== this.#socket) return;
    this.#closed(old);
    this.#socket = null; // Whatever it still says is told again on the next one.
    old.close();
  }

  /** Several messages in one frame cost as much as one: only what they come to is drawn. */
  readonly #hearQueue = (): void => {
    const messages = this.#queue;
    const socket = this.#socket;
    this.#queue = [];
    for (const message of messages) {
      if (socket !== this.#socket) return; // One of them has made us greet the room once more.
      this.#hear(message);
    }
  };

  #hear(message: Reply): void {
    if (message.type === "welcome") {
      this.#wait = FIRST_WAIT;
      this.#greeted = true;
      this.listener.line("open");
      this.listener.hear(message);
      for (const { message: again } of this.#waiting.values()) this.#send(again);
      this.#heard();
      return;
    }
    if (message.type === "bye") {
      if (!COME_BACK.has(message.code)) {
        this.#ended = true;
        this.#greeted = false;
        clearTimeout(this.#watch);
      }
      this.listener.hear(message);
      return;
    }
    // What a request has led to comes before its reply, so the listener hears everything else first.
    const waiting = "id" in message && message.id ? this.#waiting.get(message.id) : undefined;
    if (waiting && "id" in message && message.id) {
      this.#waiting.delete(message.id);
      if (message.type === "refused") waiting.reject(new Refusal(message.code, message.params ?? {}));
      else waiting.resolve(message);
      if (!this.#waiting.size) this.#heard();
      return;
    }
    this.listener.hear(message);
  }

  #closed(socket: WebSocket): void {
    if (socket !== this.#socket || this.#ended) return;
    clearTimeout(this.#watch);
    this.#greeted = false;
    this.listener.line("lost");
    this.#timer = setTimeout(() => this.connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
