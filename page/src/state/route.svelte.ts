// Where we are: the address, and going elsewhere without loading the page anew.
export interface Route {
  view:
    | "door"
    | "table"
    | "tables"
    | "replays"
    | "watch"
    | "learn"
    | "characters"
    | "rules"
    | "about"
    | "design"
    | "lost";
  id: string;
}

const PATHS: readonly [RegExp, Route["view"]][] = [
  [/^\/$/, "door"],
  [/^\/t\/([a-z0-9]+)$/, "table"],
  [/^\/tables$/, "tables"],
  [/^\/replays$/, "replays"],
  [/^\/watch\/([a-z0-9]+)$/, "watch"],
  [/^\/learn$/, "learn"],
  [/^\/characters(?:\/([a-z0-9-]+))?$/, "characters"],
  [/^\/rules(?:\/([A-Za-z0-9-]+))?$/, "rules"],
  [/^\/about$/, "about"],
  [/^\/design$/, "design"],
];

function routeOf(path: string): Route {
  for (const [pattern, view] of PATHS) {
    const found = pattern.exec(path);
    if (found) return { view, id: found[1] ?? "" };
  }
  return { view: "lost", id: "" };
}

class Router {
  /** The table, or the list, from which a film was come to. */
  before = "/replays";
  #path = $state(location.pathname);
  #hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.#look());
    addEventListener("hashchange", () => this.#look());
    addEventListener("click", (event) => this.#clicked(event));
  }

  get route(): Route {
    return routeOf(this.#path);
  }
  get hash(): string {
    return this.#hash;
  }

  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#look();
    if (!address.includes("#")) scrollTo(0, 0);
  }

  #look(): void {
    if (/^(table|replays|tables)$/.test(this.route.view)) this.before = this.#path;
    this.#path = location.pathname;
    this.#hash = location.hash;
  }

  /** Plain links stay plain links in the markup; here they become quick. */
  #clicked(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (routeOf(link.pathname).view === "lost" || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
