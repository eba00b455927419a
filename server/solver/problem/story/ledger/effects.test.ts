import { describe, expect, it } from "vitest";
import { parseStatement } from "../../../parser/parse";
import { effectsOf } from "./effects";

const effects = (...texts: readonly string[]) =>
  effectsOf(texts.map((text) => parseStatement(text))).map(
    ({ at, scales, divides, negative }) =>
      `${at}${scales ? " scales" : ""}${divides ? " divides" : ""}${negative ? " negative" : ""}`,
  );

describe("what a number of a story does in the equations", () => {
  it.each([
    ["q_0 + q_1", ["0", "1"]],
    ["q_0 - q_1", ["0", "1 negative"]],
    ["q_0 - (q_1 - q_2)", ["0", "1 negative", "2"]],
    ["q_0*q_1", ["0 scales", "1 scales"]],
    ["2*q_0 + 24*q_1", ["0", "1"]],
    ["q_0/q_1", ["0 scales", "1 divides"]],
    ["x/q_2 = q_0/q_1", ["2 divides", "0 scales", "1 divides"]],
    ["q_0*(x + q_1)", ["0 scales", "1 scales"]],
    ["x + q_10 = q_2", ["10", "2"]],
  ])("%s", (text, expected) => {
    expect(effects(text)).toEqual(expected);
  });

  it("is listed for every place it has", () => {
    expect(effects("x = q_0*y", "y = q_0")).toEqual(["0 scales", "0"]);
  });
});
