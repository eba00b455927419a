import { describe, expect, it } from "vitest";
import { Cues } from "./cues";
import { FIELD_LAWS } from "./fields/fields";
import type { Law } from "./law";
import { LAWS } from "./laws";

const holds = (cues: string, text: string) => Cues.of(cues).isIn(text);

describe("the cues of a law", () => {
  it.each([
    ["accelerat*", "It accelerates", true],
    ["accelerat*", "deceleration", false],
    ["plate", "two plates", true],
    ["plate", "Plates", true],
    ["V", "a v-shaped wire", false],
    ["first order", "a first-order reaction", true],
    ["[net] force", "the net force", true],
    ["wire & field", "the field of a wire", true],
    ["wire & field", "the field of a coil", false],
    ["friction … @", "friction of about @ acts", true],
    ["friction … @", "friction is # where @ acts", false],
    ["@ long", "a @-long wire", true],
    ["# M", "0.20 M acid", true],
    ["^ … @", "a @ and a #", true],
    ["^ … @", "a # and a @", false],
  ])("%j in %j: %j", (cues, text, expected) => {
    expect(holds(cues, text)).toBe(expected);
  });

  it("ask for a quantity by the whole phrase", () => {
    const asked = Cues.of("[net external] force|how much force [is]");
    expect(
      ["force", "net force", "net external force", "how much force is"].every((p) => asked.isAllOf(p)),
    ).toBe(true);
    expect(["magnetic force", "force constant"].some((phrase) => asked.isAllOf(phrase))).toBe(false);
  });

  it("can be taken out of a text", () => {
    expect(Cues.of("percent yield").without("the percent yield, in percent")).toBe("the  , in percent");
  });
});

const textsOf = ({ about, not, terms, roles }: Law): string[] =>
  [
    about,
    not,
    terms,
    ...Object.values(roles).flatMap(({ asked, told, never, fixed }) => [
      asked,
      told,
      never,
      typeof fixed === "object" ? fixed[0] : undefined,
    ]),
  ].flatMap((cues) => cues ?? []);

it("no law has a cue that says nothing, or that cannot be read", () => {
  for (const law of [...LAWS, ...FIELD_LAWS])
    for (const text of textsOf(law))
      for (const phrase of text.split("|"))
        expect(phrase, `${law.title}: ${text}`).toMatch(
          /^(?:\[[\w' -]+\] ?|[\p{L}\d_/'’.°%→⇌>=·+-]+\*? ?|[@#^…&?] ?)+$/u,
        );
});
