import type { Expression } from "../../expression/ast";
import { equation, negation, quotient, sum, symbol } from "../../expression/build";
import { substitute } from "../../expression/substitute";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { variableOf } from "../../problem/calculus-text";
import { isNumeric } from "../../problem/classify";
import type { Recognition } from "../../problem/sentence";
import { assignment, type Face, functionGiven, letter, value } from "../faces";
import { speakOf, spoken } from "../faces-books";
import { stretch } from "../faces-calculus";
import { type Frame, frame, maybe, one, several } from "../frame";

/** An end of a stretch: 3, or x = 3. */
const end: Face<{ readonly name: string | null; readonly value: Expression }> = (item, context) => {
  const named = assignment(item, context);
  const bare = named ? null : value(item, context);
  return named ?? (bare && { name: null, value: bare });
};

/** "The average rate of change of f(x) = x² + 1 on the interval [2, 5]", "… from x = 1 to x = 3". */
const averageRate = frame({
  id: "average-rate-of-change",
  heads: [["average-rate-of-change", "secant-slope"]],
  idle: [
    "function",
    "interval",
    "on",
    "over",
    "in",
    "from",
    "to",
    "between",
    "real",
    "or",
    "thing",
    "definition",
    "by",
    "with",
    "through",
    "point",
  ],
  slots: {
    of: one(functionGiven),
    over: maybe(stretch),
    from: maybe(end, { after: ["from", "between"] }),
    to: maybe(end, { after: ["to", "and"] }),
    ends: several(assignment, { least: 0, most: 2 }),
    letters: several(letter, { least: 0, most: 3, after: ["in-terms-of", "real"] }),
    mentions: several(spoken, { least: 0, most: 3 }),
  },
  build: ({ of, over, from: first, to: second, ends: named, mentions }): Recognition | null => {
    const variable = variableOf(of);
    if (named.length > 0 && (first || second || over || named.length !== 2)) return null;
    const [from, to] = named.length === 2 ? named.map(unindexed) : [first, second];
    const ends = over ?? (from && to ? [from.value, to.value] : null);
    const isOne =
      (over === undefined) !== (from === undefined) && (from === undefined) === (to === undefined);
    const isNamed = [from, to].every((each) => !each?.name || each.name === variable);
    if (!variable || !ends || !isOne || !isNamed || !speakOf(mentions, of.name)) return null;
    if (symbolsOf(of.expression).some((name) => name !== variable)) return null;
    const [low, high] = ends;
    const at = (place: Expression) => substitute(of.expression, new Map([[variable, place]]));
    const expression = quotient(sum([at(high), negation(at(low))]), sum([high, negation(low)]));
    const letters = symbolsOf(expression).length > 0;
    if (!letters && !isNumeric(expression)) return null;
    const name = of.isFunction && of.name ? of.name : "f";
    const told = equation({ kind: "function", name, args: [symbol(variable)] }, of.expression);
    return {
      mathematics: { task: letters ? "simplify" : "calculate", expression },
      instruction: "Find the average rate of change",
      assumes: "the definition of the average rate of change",
      latex: `${toLatex(told)}, \\quad \\frac{${name}(${toLatex(high)}) - ${name}(${toLatex(low)})}{${toLatex(high)} - ${toLatex(low)}}`,
    };
  },
});

/** x_1 = 2 and x_2 = 5 are values of the letter, as x = 2 and x = 5 are. */
const unindexed = (each: { readonly name: string; readonly value: Expression }, at: number) => ({
  name: each.name.endsWith(`_${at + 1}`) ? null : each.name,
  value: each.value,
});

export const RATE_FRAMES: readonly Frame[] = [averageRate];
