// How the words of a card make room for themselves.
import { expect, it } from "vitest";
import { hyphenated } from "../src/parts/faces";

const broken = (title: string): string => hyphenated(title).replaceAll("\u00AD", "-");

it("lets long Russian words break between syllables", () => {
  expect(broken("Выигрышная комбинация!")).toBe("Выи-грыш-ная ком-би-на-ция!");
  expect(broken("Непростительная благочестивая")).toBe("Непро-сти-тель-ная бла-го-че-сти-вая");
  expect(broken("Разливочная подручных")).toBe("Раз-ли-воч-ная под-руч-ных");
});

it("leaves short words, and what browsers know how to break, as they are", () => {
  for (const title of [
    "Ну уж нет!",
    "Карты на стол, или на столе будут зубы",
    "Gambling? I'm in!",
    "Counterattack",
  ])
    expect(hyphenated(title)).toBe(title);
});

it("leaves no letter alone, and no syllable without a vowel", () => {
  for (const word of [
    "Энергичность",
    "Неожиданность",
    "Подъездная",
    "Объявление",
    "Всплывающая",
    "Партнёрство",
  ])
    for (const part of broken(word).split("-")) expect(part).toMatch(/^(?=.*[аеёиоуыэюя])..+$/i);
});
