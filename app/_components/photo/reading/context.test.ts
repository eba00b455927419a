import { describe, expect, it } from "vitest";
import { inContext } from "./context";
import type { Sign } from "./signs";

/** Signs of a text: a space is before what follows it; `height` applies to letters in brackets like [X]. */
function signsOf(text: string): Sign[] {
  const signs: Sign[] = [];
  let spaced = false;
  for (const [, space, low, sign] of text.matchAll(/( )|\[(.)\]|(.)/gu)) {
    if (space) spaced = true;
    else {
      const height = low ? 0.66 : 1;
      signs.push({
        text: low ?? sign ?? "",
        doubtful: false,
        spaced,
        gap: 0,
        inWord: false,
        height,
        below: low === "Y" ? 0.3 : 0,
      });
      spaced = false;
    }
  }
  return signs;
}

const shown = (signs: readonly Sign[]): string =>
  signs.map(({ text, doubtful }) => (doubtful ? `{${text}}` : text)).join("");

describe("a sign among its neighbours", () => {
  it.each([
    ["3x4", "3×4"],
    ["3 x 4", "3×4"],
    ["0.75 x 48", "0.75×48"],
    ["(5)x2", "(5)×2"],
    ["a x b", "a×b"],
    ["3x + 4", "3x+4"],
    ["3x(2)", "3x(2)"],
    ["x = 2", "x=2"],
    ["2[X] = 8", "2x=8"],
    ["2X = 8", "2X=8"],
    ["3[Y] = 9", "3y=9"],
    ["3Y = 9", "3Y=9"],
    ["1O5", "1{0}5"],
    ["l2 + 3", "{1}2+3"],
    ["Sx - 3", "{5}x-3"],
    ["4S", "4{5}"],
    ["1B", "1{8}"],
    ["2z = 6", "2{z}=6"],
    ["k = l", "k=l"],
  ])("%s reads as %s", (text, expected) => {
    expect(shown(inContext(signsOf(text)))).toBe(expected);
  });

  it("leaves words alone", () => {
    const word = signsOf("SOlO").map((sign) => ({ ...sign, inWord: true }));
    expect(shown(inContext(word))).toBe("SOlO");
  });
});
