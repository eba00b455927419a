import { describe, expect, it } from "vitest";
import { z } from "zod";
import { toAppError } from "./normalise";

/** What no client may read: the words of the library that checks inputs. */
const LIBRARY =
  /invalid (input|option|string|number|value|key|uuid|url)|expected|received|too (big|small)|unrecognized/i;

const REFUSED: readonly (readonly [z.ZodType, unknown, string])[] = [
  [z.object({ text: z.string() }), {}, "This is missing."],
  [z.object({ text: z.string() }), { text: 5 }, "This should be text."],
  [z.object({ text: z.number() }), { text: "5" }, "This should be a number."],
  [z.object({ text: z.int() }), { text: 1.5 }, "This should be a whole number."],
  [z.object({ text: z.array(z.string()) }), { text: {} }, "This should be a list."],
  [z.object({ text: z.boolean() }), { text: 1 }, "This should be true or false."],
  [z.object({ text: z.enum(["step", "answer"]) }), { text: "all" }, "This should be step or answer."],
  [z.object({ text: z.string().max(3) }), { text: "four" }, "This should be 3 characters or fewer."],
  [z.object({ text: z.number().min(1) }), { text: 0 }, "This should be 1 or more."],
  [z.object({ text: z.uuid() }), { text: "no" }, "This is not written as it should be."],
  [z.object({ text: z.union([z.string(), z.number()]) }), { text: null }, "This is not what it should be."],
];

describe("what is wrong with an input", () => {
  it.each(REFUSED)("is said in the product's words: %# %s", (schema, input, words) => {
    const error = toAppError(schema.safeParse(input).error);
    expect(error.fieldErrors).toEqual({ text: words });
  });

  it("is said in the schema's own words where it has any", () => {
    const schema = z.object({ text: z.string("Type a problem first.") });
    expect(toAppError(schema.safeParse({}).error).message).toBe("Type a problem first.");
  });

  it("is never said in the library's, whatever the input is", () => {
    const schema = z.strictObject({
      ...{ a: z.string(), b: z.date(), c: z.map(z.string(), z.number()), d: z.literal(5), e: z.email() },
      ...{ f: z.tuple([z.number()]), g: z.record(z.string(), z.int()), h: z.number().multipleOf(2) },
      i: z.discriminatedUnion("kind", [z.object({ kind: z.literal("one") })]),
      j: z.custom<string>((value) => value === "j"),
    });
    for (const value of [
      undefined,
      null,
      0,
      1.5,
      -1,
      "",
      "x",
      [],
      ["x"],
      {},
      { kind: 2 },
      Number.NaN,
      true,
    ]) {
      const names = [..."abcdefghijk"].map((name) => [name, value]);
      const { fieldErrors = {} } = toAppError(schema.safeParse(Object.fromEntries(names)).error);
      for (const words of Object.values(fieldErrors)) expect(words).not.toMatch(LIBRARY);
    }
  });
});
