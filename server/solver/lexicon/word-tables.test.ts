import { describe, expect, it } from "vitest";
import { equals, rational } from "../expression/rational";
import { conversion, isKindOf, isOpposite, plural, singular } from "./nouns";
import { fractionAt, numberAt } from "./number-words";
import { isSameAct, signOf, verbForm } from "./verbs";

describe("number words", () => {
  it.each([
    ["seven", 7n, 1],
    ["twenty five", 25n, 2],
    ["two hundred and six birds", 206n, 4],
    ["three thousand forty", 3040n, 3],
    ["ninety dogs and four cats", 90n, 1],
  ])("%s", (text, value, length) => {
    const found = numberAt(text.split(" "));
    expect(found && equals(found.value, rational(value))).toBe(true);
    expect(found?.length).toBe(length);
  });

  it("reads parts of a whole", () => {
    expect(fractionAt(["two", "thirds"])?.value).toEqual(rational(2n, 3n));
    expect(fractionAt(["a", "quarter"])?.value).toEqual(rational(1n, 4n));
    expect(fractionAt(["two", "third"])).toBeNull();
  });
});

describe("nouns", () => {
  it.each([
    ["boxes", "box"],
    ["children", "child"],
    ["berries", "berry"],
    ["mangoes", "mango"],
    ["bus", "bus"],
    ["shelves", "shelf"],
  ])("%s is more than one %s", (many, one) => {
    expect(singular(many)).toBe(one);
    expect(singular(plural(one))).toBe(one);
  });

  it("knows kinds, opposites and units", () => {
    expect(isKindOf("rose", "flower")).toBe(true);
    expect(isKindOf("rose", "fruit")).toBe(false);
    expect(isOpposite("boy", "girl")).toBe(true);
    expect(isOpposite("broken", "unbroken")).toBe(true);
    expect(conversion("hour", "minute")).toEqual(rational(60n));
    expect(conversion("hour", "mile")).toBeNull();
  });
});

describe("verbs", () => {
  it.each([
    ["gave", "give", -1],
    ["bought", "buy", 1],
    ["dropped", "drop", -1],
    ["carries", "carry", 0],
    ["baking", "bake", 1],
    ["stole", "steal", 1],
  ])("%s", (form, lemma, sign) => {
    expect(verbForm(form)?.lemma).toBe(lemma);
    expect(signOf(lemma)).toBe(sign);
  });

  it("tells the same act in other words", () => {
    expect(isSameAct("buy", "purchase")).toBe(true);
    expect(isSameAct("buy", "sell")).toBe(false);
  });
});
