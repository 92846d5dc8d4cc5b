// From a click to the first card of a lesson. Nobody is asked for a name first: it can be changed at any time.
import { guest } from "../state/guest.svelte";
import { router } from "../state/route.svelte";
import { idea } from "../views/door/names";
import { post, type Schemas } from "../wire/http";

export async function beginLesson(): Promise<void> {
  if (guest.name === null && (await guest.look()) === null) await guest.call(idea());
  const made = await post<Schemas["RoomMade"]>("/api/lessons", { lesson: "first" });
  router.go(`/t/${made.room}`);
}
