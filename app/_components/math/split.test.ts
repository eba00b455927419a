import { describe, expect, it } from "vitest";
import { splitAtDollars } from "./split";

const shape = (sentence: string) =>
  splitAtDollars(sentence).map(({ content, isMath }) => (isMath ? [content] : content));

describe("a sentence with mathematics", () => {
  it("is parted at its dollar signs", () => {
    expect(shape("Put $x = 6$ back: left $12$.")).toEqual(["Put ", ["x = 6"], " back: left ", ["12"], "."]);
  });

  it("may begin and end with mathematics", () => {
    expect(shape("$a$ is $b$")).toEqual([["a"], " is ", ["b"]]);
  });

  it("keeps a lone dollar sign as money", () => {
    expect(shape("It costs $5.")).toEqual(["It costs $5."]);
  });

  it("keeps an escaped dollar sign as money, in words and within mathematics", () => {
    expect(shape("Pay \\$5 of $\\$20$ now")).toEqual(["Pay $5 of ", ["\\$20"], " now"]);
  });

  it("loses nothing of a sentence without mathematics", () => {
    expect(shape("Add both sides.")).toEqual(["Add both sides."]);
    expect(shape("")).toEqual([]);
  });
});
