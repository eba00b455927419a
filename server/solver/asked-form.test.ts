import { describe, expect, it } from "vitest";
import { lackingForm } from "./asked-form";
import { parseExpression } from "./parser/parse";
import { toLatex } from "./printer/latex";
import { toText } from "./printer/text";
import { solve } from "./solve";
import type { Answer } from "./types";

function answerOf(text: string): Answer {
  const expression = parseExpression(text);
  return { value: { kind: "expression", expression }, latex: toLatex(expression), text: toText(expression) };
}

describe("a form that is asked for", () => {
  it("is only asked for where its condition holds", () => {
    const text = "If the lengths are given in fractions, leave the answer in fraction form: radius";
    expect(lackingForm(`${text} 5`, answerOf("78.54"))).toBeNull();
    expect(lackingForm(`${text} $\\frac{5}{2}$`, answerOf("19.63"))).not.toBeNull();
    expect(lackingForm(`${text} 5/2`, answerOf("19.63"))).not.toBeNull();
  });

  it.each([
    ["as a mixed number", "7/2", "3 1/2"],
    ["in decimal form", "7/2", "3.5"],
    ["to two decimal places", "3.5", "3.50"],
    ["to the nearest hundredth", "78.5", "78.54"],
    ["to the nearest whole number", "78.5", "79"],
    ["as a fraction", "0.25", "1/4"],
    ["as a percentage", "1/4", "25%"],
    ["in terms of π", "78.54", "25pi"],
    ["with the exact value", "0.71", "1/sqrt(2)"],
    ["to 3 dp", "1/3", "0.333"],
  ])("%s is missed in %s and found in %s", (form, missing, met) => {
    expect(lackingForm(`Work out something and give it ${form}.`, answerOf(missing))).not.toBeNull();
    expect(lackingForm(`Work out something and give it ${form}.`, answerOf(met))).toBeNull();
  });

  it("leaves a choice between forms to the method", () => {
    expect(lackingForm("Write it as a fraction or mixed number", answerOf("7/2"))).toBeNull();
    expect(lackingForm("Write it as a decimal or fraction", answerOf("7/2"))).toBeNull();
  });

  it("lets a number end before the places that the problem is known to be rounded to", () => {
    const text = "Work it out to the nearest hundredth.";
    expect(lackingForm(text, answerOf("37.7"), 2)).toBeNull();
    expect(lackingForm(text, answerOf("37.7"))).not.toBeNull();
    expect(lackingForm(text, answerOf("37.699"), 2)).not.toBeNull();
  });

  it.each([
    "Solve 4x = 18 as a mixed number",
    "Factor x^2 + 49 over the complex numbers",
    "Factor y^2 - 3 over the real numbers",
    "Prove that sin^2 t + cos^2 t = 1",
    "Show that 5 is prime",
  ])("%s is refused where the answer cannot be had so", (text) => {
    expect(solve(text)).toMatchObject({ status: "unsupported", latex: "" });
  });
});
