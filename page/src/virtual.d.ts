declare module "virtual:words" {
  const loaders: Record<"en" | "ru", () => Promise<string>>;
  export default loaders;
}
declare module "virtual:words/en" {
  const text: string;
  export default text;
}
declare module "virtual:words/ru" {
  const text: string;
  export default text;
}
declare module "virtual:samples" {
  import type { Samples } from "./views/design/data";
  const load: () => Promise<Samples>;
  export default load;
}
declare module "virtual:licences" {
  import type { Licence } from "../vite/licences";
  const load: () => Promise<readonly Licence[]>;
  export type { Licence };
  export default load;
}
