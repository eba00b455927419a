import type { Expression } from "../expression/ast";
import { int, product, quotient, sum } from "../expression/build";
import { sameStructure } from "../expression/same-structure";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { table } from "../table";
import type { SmallerStep, Step } from "../types";
import { parsed } from "./parsed";

/** The parts that a rule of calculus speaks of, by its letters, and the rule. */
interface Named {
  readonly parts: Readonly<Record<string, Expression>>;
  readonly rule: string;
}

const RULES: Readonly<Record<string, (line: Expression) => Named | null>> = table({
  "product-rule": (line) => {
    if (line.kind !== "product") return null;
    const [u, ...rest] = line.factors;
    return u ? { parts: { u, v: product(rest) }, rule: "(uv)' = u'v + uv'" } : null;
  },
  "quotient-rule": (line) =>
    line.kind === "quotient"
      ? {
          parts: { u: line.numerator, v: line.denominator },
          rule: "\\left(\\frac{u}{v}\\right)' = \\frac{u'v - uv'}{v^2}",
        }
      : null,
  "chain-rule-power": (line) =>
    line.kind === "power"
      ? { parts: { u: line.base, n: line.exponent }, rule: "(u^n)' = nu^{n - 1} \\cdot u'" }
      : null,
  "exponential-rule": (line) =>
    line.kind === "power" && sameStructure(line.base, { kind: "constant", name: "e" })
      ? { parts: { u: line.exponent }, rule: "(e^u)' = e^u \\cdot u'" }
      : null,
  "standard-derivative": (line) => {
    const [u, ...others] = line.kind === "function" ? line.args : [];
    if (line.kind !== "function" || !u || others.length > 0 || line.base) return null;
    const outside = toLatex({ ...line, args: [{ kind: "symbol", name: "u" }] });
    return {
      parts: { u },
      rule: `\\left(${outside}\\right)' = \\frac{d}{du}\\left[${outside}\\right] \\cdot u'`,
    };
  },
});

const GIVEN = ",\\quad ";

/** A rule of calculus: what its letters stand for, and what it says of them, before the parts are put in. */
export function namedParts(
  before: string,
  { rule, latex }: Pick<Step, "rule" | "latex">,
): readonly SmallerStep[] | null {
  const line = rule in RULES ? parsed(before) : null;
  const named = line && line.kind !== "relation" ? RULES[rule]?.(line) : null;
  if (!named) return powerOfIntegral(before, { rule, latex });
  const parts = Object.entries(named.parts).map(([name, part]) => `${name} = ${toLatex(part)}`);
  return [
    { latex: parts.join(GIVEN), why: "A name for each part." },
    { latex: named.rule, why: "The rule in these letters." },
    { latex, why: "Put the parts back in." },
  ];
}

const INTEGRAL = "\\int ";
const BY = " \\, d";

/** What stands under the signs of a line; several of them side by side are read one by one. */
function integrandsIn(latex: string): readonly Expression[] {
  const pieces = latex.split(INTEGRAL).slice(1);
  const read = pieces.length > 0 ? pieces.map((piece) => parsed(piece.split(BY)[0] ?? "")) : [parsed(latex)];
  const found: Expression[] = [];
  for (const line of read) {
    if (!line || line.kind === "relation") return [];
    if (pieces.length > 0) found.push(line);
    else if (line.kind === "function" && line.name === "integral") found.push(...line.args.slice(0, 1));
  }
  return found;
}

/** ∫ xⁿ dx: the exponent and the bottom before they are worked out. */
function powerOfIntegral(
  before: string,
  { rule, latex }: Pick<Step, "rule" | "latex">,
): readonly SmallerStep[] | null {
  if (rule !== "power-rule-of-integrals") return null;
  const found = integrandsIn(before);
  const written = found.map((inside) => {
    const [letter, ...others] = symbolsOf(inside);
    const { base, exponent } = inside.kind === "power" ? inside : { base: inside, exponent: int(1) };
    if (letter === undefined || others.length > 0 || base.kind !== "symbol" || exponent.kind !== "number")
      return null;
    const more = sum([exponent, int(1)]);
    return `\\int ${toLatex(inside)} \\, d${letter} = ${toLatex(quotient({ kind: "power", base, exponent: more }, more))}`;
  });
  if (written.length === 0 || written.some((each) => each === null)) return null;
  return [
    ...written.map((each) => ({
      latex: each ?? "",
      why: "Raise the exponent by one, and divide by the new exponent.",
    })),
    { latex, why: "Work out the numbers." },
  ];
}
