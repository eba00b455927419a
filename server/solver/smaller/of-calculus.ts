import type { Expression, Statement } from "../expression/ast";
import { int, power, product, sum } from "../expression/build";
import { substitute } from "../expression/substitute";
import { children, mapChildren, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { SmallerStep, Step } from "../types";
import { sameValue } from "./changed-part";
import { parsed } from "./parsed";
import type { Writing } from "./writing";

type Lines = readonly SmallerStep[];
type Told = Pick<Step, "rule" | "title" | "latex">;

const FIRST = ", \\quad ";
const one = int(1);

/** The derivative of one power, or of several that stand beside other things: c·xⁿ is c·n·xⁿ⁻¹ before it is worked out. */
export function powersDerived(from: Expression): readonly Writing[] {
  const written = mapped(from);
  return written === from ? [] : [[written, "The exponent comes to the front, and there is one less of it."]];
}

function mapped(node: Expression): Expression {
  if (node.kind === "function" && node.name === "derivative") return lowered(node) ?? node;
  let hasChanged = false;
  const whole = mapChildren(node, (part) => {
    const next = mapped(part);
    hasChanged ||= next !== part;
    return next;
  });
  return hasChanged ? whole : node;
}

/** d/dx[c·xⁿ] with its numbers, null for anything else. */
function lowered({ args }: Extract<Expression, { kind: "function" }>): Expression | null {
  const [inside, letter] = args;
  if (!inside || letter?.kind !== "symbol") return null;
  return loweredPower(inside, letter.name);
}

function loweredPower(inside: Expression, letter: string): Expression | null {
  const isFree = (part: Expression) => !symbolsOf(part).includes(letter);
  const factors = inside.kind === "product" ? inside.factors : [inside];
  const fixed = factors.filter(isFree);
  const [moving, ...others] = factors.filter((part) => !isFree(part));
  if (!moving || others.length > 0) return null;
  const { base, exponent } = moving.kind === "power" ? moving : { base: moving, exponent: one };
  if (base.kind !== "symbol" || !isFree(exponent)) return null;
  const less = sum([exponent, { kind: "negation", operand: one }]);
  return product([...fixed, exponent, power(base, less)], true);
}

/** The first step of xⁿ alone, which has no d/dx before it. */
export function firstPower(before: string, { rule, latex }: Told): Lines | null {
  const line = rule === "power-rule" ? expression(before.split(FIRST)[0]) : null;
  const [letter, ...others] = line ? symbolsOf(line) : [];
  const written = line && letter !== undefined && others.length === 0 ? loweredPower(line, letter) : null;
  const after = expression(latex);
  if (!written || !after || !sameValue(written, after)) return null;
  return [
    { latex: toLatex(written), why: "The exponent comes to the front, and there is one less of it." },
    { latex, why: "Work out the numbers." },
  ];
}

const NAMES = ["u", "v", "w"] as const;

/** The derivative or the integral of a sum: a name for each term, and the rule in these names. */
export function termByTerm(before: string, { rule, latex }: Told): Lines | null {
  const isSlope = rule === "derivative-of-sum";
  if (!isSlope && rule !== "integral-of-sum") return null;
  const found = firstSum(parsed(before.split(FIRST)[0] ?? ""));
  if (!found || found.terms.length > NAMES.length) return null;
  const named = found.terms.map((term, at) => ({
    name: NAMES[at] ?? "",
    sign: term.kind === "negation" ? "-" : "+",
    size: toLatex(term.kind === "negation" ? term.operand : term),
  }));
  const joined = (write: (name: string) => string) =>
    named.map(({ name, sign }, at) => (at === 0 && sign === "+" ? "" : `${sign} `) + write(name)).join(" ");
  const whole = joined((name) => name);
  return [
    {
      latex: named.map(({ name, size }) => `${name} = ${size}`).join(",\\quad "),
      why: "A name for each term.",
    },
    {
      latex: isSlope
        ? `(${whole})' = ${joined((name) => `${name}'`)}`
        : `\\int (${whole}) \\, dx = ${joined((name) => `\\int ${name} \\, dx`)}`,
      why: isSlope
        ? "A sum changes as fast as its terms do together."
        : "The area under a sum is the areas under its terms together.",
    },
    { latex, why: "Put the terms back in." },
  ];
}

function firstSum(node: Statement | null): Extract<Expression, { kind: "sum" }> | null {
  if (!node) return null;
  if (node.kind === "sum") return node;
  for (const part of children(node)) {
    const inside = firstSum(part);
    if (inside) return inside;
  }
  return null;
}

const expression = (latex = ""): Expression | null => {
  const line = parsed(latex);
  return line && line.kind !== "relation" ? line : null;
};

const OPEN = "\\left[";
const CLOSED = "\\right]_{";
const BETWEEN = "}^{";
const TIDIED = "antiderivative-between-bounds";

/** An antiderivative in its bounds: it is tidied first. */
export function tidiedFirst(before: string, { rule, latex }: Told): Lines | null {
  const at = latex.indexOf(CLOSED);
  const inside = rule === TIDIED && at > 0 ? latex.slice(OPEN.length, at) : "";
  const [from, to] = [expression(before), expression(inside)];
  if (!from || !to || before === inside || !sameValue(from, to)) return null;
  return [
    { latex: inside, why: "Tidy the antiderivative first." },
    { latex, why: "The bounds stand behind it until they are put in." },
  ];
}

/** [F] between its bounds: the upper one put in, then the lower one. */
export function betweenBounds(before: string, { rule, latex }: Told): Lines | null {
  const at = before.indexOf(CLOSED);
  const [lower, upper] = before.slice(at + CLOSED.length, -1).split(BETWEEN);
  if (rule !== "substitute-bounds" || !before.startsWith(OPEN) || at < 0) return null;
  const inside = expression(before.slice(OPEN.length, at));
  const [letter, ...others] = inside ? symbolsOf(inside) : [];
  const after = expression(latex);
  if (!inside || letter === undefined || others.length > 0 || !after) return null;
  const [above, below] = [upper, lower].map((bound) => {
    const value = expression(bound);
    return value && substitute(inside, new Map([[letter, value]]));
  });
  if (!above || !below || !sameValue(sum([above, { kind: "negation", operand: below }]), after)) return null;
  const [high, low] = [toLatex(above), toLatex(below)];
  return [
    { latex: high, why: `Put in the upper bound, $${letter} = ${upper}$.` },
    { latex: low, why: `Put in the lower bound, $${letter} = ${lower}$.` },
    { latex, why: "Take the second from the first." },
  ];
}
