// A sheet that a finger pulls down: what else is set on it stays.
import { expect, it } from "vitest";
import { pull } from "../src/parts/pull";

/** As much of an element as is pulled; like a real one, it forgets every style when all of them are set at once. */
function sheetWith(own: Record<string, string>): HTMLElement {
  const style: Record<string, unknown> = { ...own };
  Object.defineProperty(style, "cssText", {
    set: () => Object.keys(style).forEach((name) => delete style[name]),
  });
  return { style, dataset: {}, scrollTop: 0 } as unknown as HTMLElement;
}
const touch = (target: HTMLElement, clientY: number): TouchEvent =>
  ({
    type: "touchend",
    target,
    touches: [{ clientX: 0, clientY }],
    preventDefault: () => undefined,
  }) as unknown as TouchEvent;

it("moves a sheet along with the finger, and leaves its other styles alone", () => {
  let closed = 0;
  const sheet = sheetWith({ height: "40px" });
  pull(() => closed++)(sheet);
  sheet.ontouchstart!(touch(sheet, 10));
  sheet.ontouchmove!(touch(sheet, 40));
  expect(sheet.style).toMatchObject({ height: "40px", translate: "0 30px", transition: "none" });
  sheet.ontouchend!(touch(sheet, 40));
  expect(sheet.style).toMatchObject({ height: "40px", translate: "", transition: "" });
  expect(closed).toBe(0);
});
