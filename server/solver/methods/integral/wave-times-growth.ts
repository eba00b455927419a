import type { Expression } from "../../expression/ast";
import { int, negation, power, product, quotient, sum } from "../../expression/build";
import { tidy } from "../../expression/tidy";
import { toLatex } from "../../printer/latex";
import { isAmong } from "../../word-list";
import { integrandOf, linearIn } from "./integrand";
import { applied, type IntegralRule } from "./rule";

/** ∫ eᵃˣ sin bx and ∫ eᵃˣ cos bx: by parts twice, which brings the same integral back. */
export const waveTimesGrowth: IntegralRule = {
  id: "by-parts-twice",
  title: "Integrate by parts twice; the same integral comes back, so solve for it.",
  why: "$\\int e^{ax} \\sin(bx) \\, dx = \\frac{e^{ax}(a \\sin(bx) - b \\cos(bx))}{a^2 + b^2}$, and with the cosine $\\frac{e^{ax}(a \\cos(bx) + b \\sin(bx))}{a^2 + b^2}$.",
  apply(e, context) {
    const parts = integrandOf(e, context);
    if (parts?.factors.length !== 2 || toLatex(parts.constant) !== "1") return null;
    const growth = parts.factors.find(({ base }) => base.kind === "power" && toLatex(base.base) === "e");
    const wave = parts.factors.find(({ base }) => base.kind === "function" && isAmong(base.name, "sin cos"));
    if (
      growth?.base.kind !== "power" ||
      wave?.base.kind !== "function" ||
      wave.exponent.n !== wave.exponent.d
    )
      return null;
    const scale = quotient(int(growth.exponent.n), int(growth.exponent.d));
    const exponent = tidy(product([scale, growth.base.exponent]), context.budget);
    const [u] = wave.base.args;
    const [a, b] = [linearIn(exponent, context)?.a, u && linearIn(u, context)?.a];
    if (!a || !b || !u) return null;
    const [sin, cos] = [applied("sin", u), applied("cos", u)];
    const top: Expression =
      wave.base.name === "sin"
        ? sum([product([a, sin]), negation(product([b, cos]))])
        : sum([product([a, cos]), product([b, sin])]);
    const bottom = sum([power(a, int(2)), power(b, int(2))]);
    return {
      result: tidy(quotient(product([power(growth.base.base, exponent), top]), bottom), context.budget),
    };
  },
};
