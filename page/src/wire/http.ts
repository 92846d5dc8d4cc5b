// The server over HTTP, with the types of its own OpenAPI document.
import type { components } from "./api";

export type Schemas = components["schemas"];
export type CardInfo = Schemas["CardInfo"];
export type CharacterInfo = Schemas["CharacterInfo"];

/** A refusal of the server: a code of docs/protocol.md, for which the catalogue has words (`refusal-CODE`). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Refusal("no-line");
  }
  if (response.ok) return (await response.json()) as T;
  const body = await response.json().catch(() => ({}));
  throw new Refusal(typeof body.code === "string" ? body.code : "server-error", body.params ?? {});
}

export const get = <T>(path: string): Promise<T> => call<T>(path);

export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  call<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
