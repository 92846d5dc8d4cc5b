// What a person has chosen for this browser. Kept in local storage; a browser that forbids it just forgets.
export type Theme = "evening" | "morning";
export type Language = "en" | "ru";

interface Kept {
  theme: Theme | null;
  language: Language | null;
  pace: number;
  sound: boolean;
  motion: "system" | "less";
  textSize: number;
  textTable: boolean;
  previews: boolean;
}

const KEY = "alehouse";
const FRESH: Kept = {
  theme: null,
  language: null,
  pace: 1,
  sound: false,
  motion: "system",
  textSize: 100,
  textTable: false,
  previews: false,
};

function load(): Kept {
  try {
    return { ...FRESH, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
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

  /** How fast banners and travelling cards go: 0 (none) to 2. */
  get pace(): number {
    return this.still ? 0 : this.#kept.pace;
  }
  set pace(pace: number) {
    this.#keep({ pace });
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

  /** With a mouse, too, the first click shows what a card would do, and the second plays it. */
  get previews(): boolean {
    return this.#kept.previews;
  }
  set previews(previews: boolean) {
    this.#keep({ previews });
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
