// Who we are: a name, kept by the server in a cookie. There are no accounts.
import { get, post, type Schemas } from "../wire/http";

type Guest = Schemas["GuestInfo"];

class GuestState {
  name = $state<string | null>(null);

  /** Who this browser is; null if it has not been here before. */
  async look(): Promise<string | null> {
    this.name = (await get<Guest>("/api/guest")).name || null;
    return this.name;
  }

  /** Become somebody, or take another name. */
  async call(name: string): Promise<void> {
    this.name = (await post<Guest>("/api/guest", { name })).name;
  }
}

export const guest = new GuestState();
