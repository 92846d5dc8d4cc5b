// A catalogue in Project Fluent, with the functions that the catalogues of alehouse.speech use.
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";

export type Arg = string | number | Message;
export interface Message {
  id: string;
  args: Record<string, Arg>;
}

const OPEN = ["amount-counter", "counter", "deck", "family", "limit", "own", "side", "variant", "zone"];
/** A title in quotes that ends with its own mark: a full stop behind it would be another one. */
const TWICE = /([.!?…]”)\./g;
const DOUBLE = /([.!?…]”?)\.$|(\?[”»]?)\?$/u;

const text = (value: FluentValue | undefined): string => String(value?.valueOf() ?? "");

/** CAP: the first letter as at the start of a sentence. */
const capital = (said: string): string => said.slice(0, 1).toUpperCase() + said.slice(1);

/** STOP: a sentence that a title ends with its own mark needs no other one. */
const end = (said: string): string =>
  said.replace(DOUBLE, (_all, mark?: string, question?: string) => mark ?? question ?? "");

/** No line ends between a number and what it counts. */
export const bound = (said: string): string => said.replace(/(\d) (?=\p{L})/gu, "$1\u00a0");

/** So many sentences are kept: more than stand on a table at once. */
const KEPT = 2_000;

export class Catalogue {
  readonly #bundle: FluentBundle;
  /** What was said already: a table says nearly all of it again with every message. */
  readonly #said = new Map<string, string>();

  constructor(
    readonly language: string,
    source: string,
    /** What is done to each sentence before it is shown. */
    private readonly finish = (said: string): string => said,
  ) {
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        CAP: ([said]) => capital(text(said)),
        STOP: ([said]) => end(text(said)),
      },
    });
    const errors = this.#bundle.addResource(new FluentResource(source));
    if (errors.length) throw errors[0];
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  say(message: Message): string {
    const key = JSON.stringify(message);
    const known = this.#said.get(key);
    if (known !== undefined) return known;
    if (this.#said.size >= KEPT) this.#said.clear();
    const said = this.finish(this.#put(message));
    this.#said.set(key, said);
    return said;
  }

  #put(message: Message): string {
    const id = this.#known(message.id);
    if (id === null) return this.#missing(message.id);
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#format(message.id, pattern, message.args) : this.#missing(id);
  }

  /** An attribute of a message, such as the short form of a reason; null if it has none. */
  attribute(id: string, name: string): string | null {
    const pattern = this.#bundle.getMessage(id)?.attributes[name];
    return pattern ? this.#format(id, pattern, {}) : null;
  }

  #format(
    id: string,
    pattern: Parameters<FluentBundle["formatPattern"]>[0],
    args: Record<string, Arg>,
  ): string {
    const plain: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args))
      plain[name] = typeof arg === "object" ? this.say(arg) : arg;
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, plain, errors);
    if (errors.length) console.error(`the message ${id} cannot be said: ${errors[0]}`);
    return said.replace(TWICE, "$1");
  }

  #known(id: string): string | null {
    if (this.#bundle.hasMessage(id)) return id;
    const kind = OPEN.find((one) => id.startsWith(`${one}-`));
    return kind && this.#bundle.hasMessage(`${kind}-other`) ? `${kind}-other` : null;
  }

  #missing(id: string): string {
    console.error(`the catalogue ${this.language} has no message ${id}`);
    return id;
  }
}

export const message = (id: string, args: Record<string, Arg> = {}): Message => ({ id, args });
