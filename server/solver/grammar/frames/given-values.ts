import type { Expression } from "../../expression/ast";
import { int, negation, product, quotient, sum } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { substitute } from "../../expression/substitute";
import { mapChildren, some, symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { byFormula, type Recognition } from "../../problem/sentence";
import { assignment, type Face } from "../faces";
import { calculusSign, derivativeSign, inverseSlopeSign } from "../faces-calculus";
import { type Frame, frame, maybe, one, several } from "../frame";
import type { MathsItem } from "../items";
import { type Context, DEFAULT_FUNCTIONS, statementsOf } from "../sentence";

/** Functions of which only values are told: their limits, integrals or slopes. */

type Sign = Expression & { readonly kind: "function" };

/** lim f(x) = 4, ∫ f(x) dx = 5: a sign whose function is called by its name alone. */
interface ToldSign {
  readonly sign: Sign;
  readonly of: string;
  readonly value: Expression;
}

const told =
  (name: "limit" | "integral"): Face<ToldSign> =>
  (item, context) => {
    const [found, ...more] = statementsOf(item, withCalls(context)) ?? [];
    if (found?.kind !== "relation" || found.operator !== "=" || more.length > 0) return null;
    const { left: sign, right: value } = found;
    if (sign.kind !== "function" || sign.name !== name || symbolsOf(value).length > 0) return null;
    const of = calledBy(sign.args[0], sign.args[1]);
    return of === null ? null : { sign, of, value };
  };

/** f, g and h are called, however they are written. */
const withCalls = (context: Context): Context => ({
  ...context,
  notation: {
    ...context.notation,
    functions: new Set([...context.notation.functions, ...DEFAULT_FUNCTIONS]),
  },
});

/** f in f(x), where nothing is done to x. */
function calledBy(e: Expression | undefined, letter: Expression | undefined): string | null {
  const [argument] = e?.kind === "function" && e.name.length === 1 && e.args.length === 1 ? e.args : [];
  return e?.kind === "function" &&
    argument?.kind === "symbol" &&
    letter?.kind === "symbol" &&
    argument.name === letter.name
    ? e.name
    : null;
}

const isCall = (e: Expression): boolean => e.kind === "function" && e.name.length === 1;

const askedSign: Face<Sign> = (item, context) => calculusSign(item, withCalls(context));

const isSame = (a: Expression | undefined, b: Expression | undefined): boolean =>
  a !== undefined && b !== undefined && toLatex(a) === toLatex(b);

const latexOf = (known: readonly ToldSign[], asked: Sign): string =>
  [...known.map(({ sign, value }) => `${toLatex(sign)} = ${toLatex(value)}`), toLatex(asked)].join(
    ", \\quad ",
  );

/** The laws of limits put the limits that are told in the places of the functions. */
const limits = frame({
  id: "limit-of-told-limits",
  heads: [],
  idle: ["limit", "by", "to", "function", "suppose"],
  slots: {
    asked: one(askedSign),
    known: several(told("limit"), { least: 1, most: 4 }),
  },
  build: ({ asked, known }): Recognition | null => {
    const [body, letter, target] = asked.args;
    if (asked.name !== "limit" || !body || letter?.kind !== "symbol" || !target) return null;
    const isThere = known.every(
      ({ sign }) => isSame(sign.args[2], target) && isSame(sign.args[3], asked.args[3]),
    );
    const values = new Map(known.map(({ of, value }) => [of, value]));
    if (!isThere || values.size !== known.length) return null;
    const put = substitute(withValues(body, values, letter), new Map([[letter.name, target]]));
    const isWhole =
      symbolsOf(put).length === 0 && !some(put, (part) => part.kind !== "relation" && isCall(part));
    const size = isWhole ? evaluateComplex(put, new Map()) : null;
    if (!size || !Number.isFinite(size.re) || size.im !== 0) return null;
    const found: Recognition = {
      mathematics: { task: "calculate", expression: put },
      instruction: "Put the limits that are told in the places of the functions",
      latex: latexOf(known, asked),
    };
    return byFormula(found, "the laws of limits");
  },
});

/** Each call of a function by the value that is told of it. */
function withValues(e: Expression, values: ReadonlyMap<string, Expression>, letter: Expression): Expression {
  const of = calledBy(e, letter);
  const value = of === null ? undefined : values.get(of);
  return value ?? mapChildren(e, (part) => withValues(part, values, letter));
}

/** Areas add up, and numbers before functions may stand before their integrals. */
const integrals = frame({
  id: "integral-of-told-integrals",
  heads: [],
  idle: ["integral", "by", "to", "function", "suppose", "thing"],
  slots: {
    asked: one(askedSign),
    known: several(told("integral"), { least: 1, most: 6 }),
  },
  build: ({ asked, known }): Recognition | null => {
    const [body, letter, low, high] = asked.args;
    if (asked.name !== "integral" || !body || letter?.kind !== "symbol" || !low || !high) return null;
    const terms = termsOf(body).map((term) => shareOf(term, letter));
    if (terms.includes(null)) return null;
    const parts = (terms as Share[]).map(({ of, times }) => {
      const area =
        of === null
          ? sum([high, negation(low)])
          : areaOf(
              known.filter((each) => each.of === of),
              low,
              high,
            );
      return area && product([times, area]);
    });
    if (parts.includes(null)) return null;
    const found: Recognition = {
      mathematics: {
        task: "calculate",
        expression: parts.length === 1 ? (parts[0] as Expression) : sum(parts as Expression[]),
      },
      instruction: "Put the integrals together from those that are told",
      latex: latexOf(known, asked),
    };
    return byFormula(found, "the rules for sums and bounds of integrals");
  },
});

interface Share {
  /** Null: a number alone. */
  readonly of: string | null;
  readonly times: Expression;
}

const termsOf = (e: Expression): readonly Expression[] => (e.kind === "sum" ? e.terms : [e]);

/** 3 f(x), −g(x) or a number. */
function shareOf(term: Expression, letter: Expression): Share | null {
  if (term.kind === "negation") {
    const inner = shareOf(term.operand, letter);
    return inner && { ...inner, times: negation(inner.times) };
  }
  if (symbolsOf(term).length === 0) return { of: null, times: term };
  const of = calledBy(term, letter);
  if (of !== null) return { of, times: int(1) };
  if (term.kind !== "product") return null;
  const calls = term.factors.flatMap((factor) => calledBy(factor, letter) ?? []);
  const numbers = term.factors.filter((factor) => symbolsOf(factor).length === 0);
  const [only] = calls;
  return only !== undefined && calls.length === 1 && numbers.length === term.factors.length - 1
    ? { of: only, times: numbers.length === 1 ? (numbers[0] as Expression) : product(numbers) }
    : null;
}

/** The area from one bound to another by way of bounds between which it is told, each stretch taken once. */
function areaOf(known: readonly ToldSign[], low: Expression, high: Expression): Expression | null {
  if (isSame(low, high)) return int(0);
  for (const each of known) {
    const [, , from, to] = each.sign.args;
    const others = known.filter((other) => other !== each);
    for (const [start, end, value] of [
      [from, to, each.value],
      [to, from, negation(each.value)],
    ] as const) {
      if (!isSame(start, low) || !end) continue;
      const rest = areaOf(others, end, high);
      if (rest) return isSame(end, high) ? value : sum([value, rest]);
    }
  }
  return null;
}

/** f(2) = 5, or f'(2) = 3. */
const valueTold: Face<{
  readonly order: number;
  readonly of: string;
  readonly at: Expression;
  readonly value: Expression;
}> = (item, context) => {
  const [left = "", right = "", ...more] = item.text.split("=");
  if (more.length > 0) return null;
  const value = numberIn({ ...item, text: right }, context);
  const sign = derivativeSign({ ...item, text: left }, context);
  if (value && sign?.at && symbolsOf(sign.at).length === 0)
    return { order: sign.order, of: sign.of, at: sign.at, value };
  const [found] = statementsOf({ ...item, text: left }, withCalls(context)) ?? [];
  const [at] = found?.kind === "function" && found.name.length === 1 ? found.args : [];
  return value && at && found?.kind === "function" && symbolsOf(at).length === 0
    ? { order: 0, of: found.name, at, value }
    : null;
};

function numberIn(item: MathsItem, context: Context): Expression | null {
  const [found, ...more] = statementsOf(item, context) ?? [];
  return found && more.length === 0 && found.kind !== "relation" && symbolsOf(found).length === 0
    ? found
    : null;
}

/** (f⁻¹)'(a) = 1/f'(b) where f(b) = a. */
const inverseSlope = frame({
  id: "inverse-slope-of-told-values",
  heads: [],
  idle: ["by", "to", "thing", "function", "derivative", "inverse"],
  slots: {
    asked: one(inverseSlopeSign),
    known: several(valueTold, { least: 2, most: 2 }),
    place: maybe(assignment),
  },
  build: ({ asked, known, place }): Recognition | null => {
    const at = asked.at ?? (place && place.name === asked.letter ? place.value : null);
    const [value, slope] = [0, 1].map((order) => known.find((each) => each.order === order));
    const isMet =
      at &&
      value &&
      slope &&
      isSame(value.value, at) &&
      isSame(value.at, slope.at) &&
      value.of === asked.of &&
      slope.of === asked.of;
    if (!isMet || (asked.at && place)) return null;
    const found: Recognition = {
      mathematics: { task: "calculate", expression: quotient(int(1), slope.value) },
      instruction: `Find the slope of the inverse function at $${toLatex(at)}$`,
      latex: `${asked.of}(${toLatex(value.at)}) = ${toLatex(value.value)}, \\quad ${asked.of}'(${toLatex(slope.at)}) = ${toLatex(slope.value)}`,
    };
    return byFormula(found, "the rule for the slope of an inverse function");
  },
});

export const GIVEN_VALUE_FRAMES: readonly Frame[] = [limits, integrals, inverseSlope];
