import { describe, expect, it } from "vitest";
import { equals, rational } from "../expression/rational";
import { conversion, isKindOf, isOpposite, plural, singular } from "./nouns";
import { fractionAt, numberAt, TENS, UNITS } from "./number-words";
import { genderOf } from "./pronouns";
import { isSameAct, signOf, unknownVerb, verbForm } from "./verbs";

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

  it("reads every part of a whole below a hundred", () => {
    const ones = "_ _ _ third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
    const named = (size: number): string => {
      if (size < 13) return ones[size] ?? "";
      if (size < 20) return `${UNITS[size]}th`;
      const [ten, one] = [TENS[Math.floor(size / 10)] ?? "", size % 10];
      return one === 0 ? `${ten.slice(0, -1)}ieth` : one < 3 ? "" : `${ten} ${ones[one]}`;
    };
    for (let size = 3; size < 100; size += 1)
      for (const count of [1, 2, 7, 13, 20, 64]) {
        const part = named(size);
        if (part === "") continue;
        const spoken =
          count < 20
            ? (UNITS[count] ?? "")
            : `${TENS[Math.floor(count / 10)]}${count % 10 ? ` ${UNITS[count % 10]}` : ""}`;
        const words = `${spoken} ${part}${count === 1 ? "" : "s"}`.split(" ");
        expect(fractionAt(words)?.value, words.join(" ")).toEqual(rational(BigInt(count), BigInt(size)));
      }
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
    expect(isKindOf("hamster", "animal")).toBe(true);
    expect(isKindOf("pupil", "student")).toBe(true);
    expect(isOpposite("boy", "girl")).toBe(true);
    expect(isOpposite("broken", "unbroken")).toBe(true);
    expect(conversion("hour", "minute")).toEqual(rational(60n));
    expect(conversion("hour", "mile")).toBeNull();
  });
});

describe("names", () => {
  it("are called he or she, and neither where both are", () => {
    expect([genderOf("omar"), genderOf("ida"), genderOf("alex"), genderOf("box")]).toEqual([
      "he",
      "she",
      undefined,
      undefined,
    ]);
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

  it("doubles where English does, and knows both spellings of -ll-", () => {
    expect(verbForm("submitted")?.lemma).toBe("submit");
    expect(verbForm("visited")?.lemma).toBe("visit");
    expect([verbForm("travelled")?.lemma, verbForm("traveled")?.lemma]).toEqual(["travel", "travel"]);
  });

  it("takes a word in -ed that no table has for an act, in its likely plain form", () => {
    expect(verbForm("zorbed")).toMatchObject({ lemma: "zorb", class: "act", form: "past" });
    expect(verbForm("hundred")).toBeNull();
    expect(isSameAct(unknownVerb("zorbed", "past").lemma, unknownVerb("zorb", "base").lemma)).toBe(true);
  });

  it("tells the same act in other words", () => {
    expect(isSameAct("buy", "purchase")).toBe(true);
    expect(isSameAct("buy", "sell")).toBe(false);
  });
});
