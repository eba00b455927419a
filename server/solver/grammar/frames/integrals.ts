import type { Expression } from "../../expression/ast";
import { negation, quotient, sum, symbol } from "../../expression/build";
import { symbolsOf } from "../../expression/walk";
import { withoutDifferential } from "../../parser/calculus-notation";
import { toLatex } from "../../printer/latex";
import { integralTask } from "../../problem/calculus-tasks";
import { type Given, variableOf } from "../../problem/calculus-text";
import type { Recognition } from "../../problem/sentence";
import { assignment, equation, type Face, functionGiven, letter, value } from "../faces";
import { spoken } from "../faces-books";
import { calculusSign, stretch } from "../faces-calculus";
import { type Frame, frame, maybe, one, several } from "../frame";

/** x² dx: what is integrated, and by which letter. */
const integrand: Face<Given> = (item, context) => {
  const given = functionGiven(item, context);
  if (given && beginsWithBounds(given.expression)) return null;
  const stripped = given && !given.name ? withoutDifferential(given.expression) : null;
  return given && stripped ? { ...given, expression: stripped.body, variable: stripped.variable } : given;
};

/** "0^2 x dx": a power of numbers is no factor that anybody integrates; the numbers are bounds. */
const beginsWithBounds = ({ kind, ...of }: Expression): boolean => {
  const first = kind === "product" && "factors" in of ? of.factors[0] : undefined;
  return first?.kind === "power" && symbolsOf(first).length === 0;
};

/** "Integrate x² from 0 to 2", "the antiderivative F of each function f: …". */
const told = frame({
  id: "integral",
  heads: [["integral", "net-area"]],
  idle: [
    "function",
    "simplify",
    "over",
    "interval",
    "by",
    "to",
    "all",
    "partial-fractions",
    "converges",
    "whether",
    "or",
    "x-axis",
    "between",
    "given",
  ],
  slots: {
    of: one(integrand),
    by: maybe(letter, { after: ["for"] }),
    low: maybe(value, { after: ["from", "between"] }),
    high: maybe(value, { after: ["to", "and"] }),
    over: maybe(stretch, { after: ["over", "interval"] }),
    mentions: several(spoken, { least: 0, most: 3 }),
  },
  build: ({ of, by, low, high, over }, _, words) => {
    if (words.has("x-axis") && !words.has("net-area")) return null;
    const variable = variableOf(of, by);
    if (!variable || (low === undefined) !== (high === undefined) || (over && low)) return null;
    const [from, to] = over ?? [low, high];
    return integralTask(of.expression, variable, from && to ? { low: from, high: to } : undefined);
  },
});

/** ∫ … dx, with whatever is said of the way. A substitution that is told changes nothing of the answer. */
const written = frame({
  id: "integral-sign",
  heads: [],
  idle: [
    "integral",
    "by",
    "to",
    "simplify",
    "limit",
    "by-substitution",
    "partial-fractions",
    "converges",
    "whether",
    "or",
    "not",
    "leave",
    "function",
  ],
  slots: {
    of: one(calculusSign),
    substitution: several(equation, { least: 0, most: 2 }),
    // "$u$-substitution": the letter stands apart from its word.
    named: maybe(({ text }) => (text.replace("-", "").trim() === "u" ? true : null)),
  },
  build: ({ of, substitution }): Recognition | null => {
    const [body, variable, low, high] = of.args;
    if (of.name !== "integral" || !body || variable?.kind !== "symbol") return null;
    if (
      !substitution.every(
        ({ left, right }) =>
          left.kind === "symbol" &&
          !symbolsOf(body).includes(left.name) &&
          symbolsOf(right).includes(variable.name),
      )
    )
      return null;
    return integralTask(body, variable.name, low && high ? { low, high } : undefined);
  },
});

/** The integral over a stretch, divided by its length. */
const average = frame({
  id: "average-value",
  heads: [["average-value"]],
  idle: ["function", "over", "interval", "on", "in", "between"],
  slots: {
    of: one(functionGiven),
    over: maybe(stretch),
    low: maybe(value, { after: ["from", "between"] }),
    high: maybe(value, { after: ["to", "and"] }),
    ends: several(assignment, { least: 0, most: 2 }),
    mentions: several(spoken, { least: 0, most: 4 }),
  },
  build: ({ of, over, low, high, ends }): Recognition | null => {
    const variable = variableOf(of);
    const named = ["a", "b"].map((end) => ends.find(({ name }) => name === end)?.value);
    const ways = [over, low && high && [low, high], ends.length > 0 && named].filter((each) => each);
    const [from, to] = ways.length === 1 && ways[0] ? ways[0] : [];
    if (!variable || !from || !to) return null;
    const expression = quotient(of.expression, lengthOf(from, to));
    return {
      mathematics: { task: "integral", expression, variable, bounds: { low: from, high: to } },
      instruction: "Find the average value: the integral divided by the length of the interval",
      latex: toLatex({ kind: "function", name: "integral", args: [expression, symbol(variable), from, to] }),
    };
  },
});

const lengthOf = (low: Expression, high: Expression): Expression =>
  low.kind === "number" && low.value.n === 0n ? high : sum([high, negation(low)]);

export const INTEGRAL_FRAMES: readonly Frame[] = [told, written, average];
