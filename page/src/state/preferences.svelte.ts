// What a person has chosen for this browser. Kept in local storage; a browser that forbids it just forgets.
export type Theme = "evening" | "morning";
export type Language = "en" | "ru";

/** How fast the table plays, and how long a bot waits between two things for it, in milliseconds. */
export const PACES = [
  { id: "at-once", pace: 0, beat: 0 },
  { id: "fast", pace: 2, beat: 300 },
  { id: "normal", pace: 1, beat: 600 },
  { id: "calm", pace: 0.5, beat: 1200 },
] as const;
export type PaceId = (typeof PACES)[number]["id"];

/** The name of a table's beat: the nearest one, since a table may have a beat between them. */
export const paceOf = (beat: number): PaceId =>
  PACES.reduce((best, one) => (Math.abs(one.beat - beat) < Math.abs(best.beat - beat) ? one : best)).id;

interface Kept {
  theme: Theme | null;
  language: Language | null;
  pace: PaceId;
  sound: boolean;
  motion: "system" | "less";
  textSize: number;
  textTable: boolean;
  oneClick: boolean;
  handRead: boolean;
}

const KEY = "alehouse";
const FRESH: Kept = {
  theme: null,
  language: null,
  pace: "normal",
  sound: false,
  motion: "system",
  textSize: 100,
  textTable: false,
  oneClick: false,
  handRead: false,
};

function load(): Kept {
  try {
    const kept: Kept = { ...FRESH, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
    // What an older page has kept may be none of these.
    return PACES.some((one) => one.id === kept.pace) ? kept : { ...kept, pace: FRESH.pace };
  } catch {
    return { ...FRESH };
  }
}

const matches = (query: string): boolean => typeof matchMedia === "function" && matchMedia(query).matches;

class Preferences {
  #kept = $state<Kept>(load());
  #still = $state(matches("(prefers-reduced-motion: reduce)"));

  constructor() {
    if (typeof matchMedia !== "function") return;
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => {
      this.#still = event.matches;
    });
  }

  get theme(): Theme {
    return this.#kept.theme ?? (matches("(prefers-color-scheme: light)") ? "morning" : "evening");
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
  }

  get language(): Language {
    const wanted = typeof navigator === "undefined" ? "en" : navigator.language;
    return this.#kept.language ?? (wanted.startsWith("ru") ? "ru" : "en");
  }
  set language(language: Language) {
    this.#keep({ language });
  }

  /** How fast bots play and banners go. The same for both, so that there is one thing to set. */
  get pace(): PaceId {
    return this.#kept.pace;
  }
  set pace(pace: PaceId) {
    this.#keep({ pace });
  }
  /** The pace as milliseconds between two things that bots do. */
  get beat(): number {
    return PACES.find((one) => one.id === this.pace)!.beat;
  }
  /** How fast banners and travelling cards go: 0 (none) to 2. */
  get speed(): number {
    return this.still ? 0 : PACES.find((one) => one.id === this.pace)!.pace;
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  /** Nothing moves: asked of us by the system or here. */
  get still(): boolean {
    return this.#still || this.#kept.motion === "less";
  }
  get lessMotion(): boolean {
    return this.#kept.motion === "less";
  }
  set lessMotion(less: boolean) {
    this.#keep({ motion: less ? "less" : "system" });
  }

  /** Per cent. */
  get textSize(): number {
    return this.#kept.textSize;
  }
  set textSize(textSize: number) {
    this.#keep({ textSize });
  }

  /** The table as text, for those who listen to it. */
  get textTable(): boolean {
    return this.#kept.textTable;
  }
  set textTable(textTable: boolean) {
    this.#keep({ textTable });
  }

  /** With a mouse, one click plays a card that needs no further word; else the first click only shows what it would do. */
  get oneClick(): boolean {
    return this.#kept.oneClick;
  }
  set oneClick(oneClick: boolean) {
    this.#keep({ oneClick });
  }

  /** Whoever holds a phone has been told how to read the cards in hand. */
  get handRead(): boolean {
    return this.#kept.handRead;
  }
  set handRead(handRead: boolean) {
    this.#keep({ handRead });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Then it holds until the page is closed.
    }
  }
}

export const preferences = new Preferences();
