import "server-only";
import { shown } from "@/server/solver/check/compare-expressions";
import { splitOutside } from "@/server/solver/check/split";
import { compareStep } from "@/server/solver/check/working/judge-value";
import { sidesOf } from "@/server/solver/check/working/relation-signs";
import { statementOf } from "@/server/solver/check/written-answer";
import type { Expression, RelationOperator } from "@/server/solver/expression/ast";
import { int, number, product, quotient } from "@/server/solver/expression/build";
import { evaluateExact } from "@/server/solver/expression/evaluate-exact";
import { evaluateComplex } from "@/server/solver/expression/evaluate-numeric";
import { equals } from "@/server/solver/expression/rational";
import { mapChildren, some, symbolsOf } from "@/server/solver/expression/walk";
import { budget } from "@/server/solver/limits";
import { toLatex } from "@/server/solver/printer/latex";
import type { Budget } from "@/server/solver/types";
import { CLAIM_LIMITS } from "./limits";
import { agreeing } from "./spot-check";
import { UNDECIDED, VERIFIED, type Verdict, weakest } from "./verdict";

/** What can be read in more than one way: units, ratios and times, numbers in other bases, numbers cut off. */
const AMBIGUOUS =
  /\\(?:text|mathrm|mbox|pmod|bmod|mod|equiv|ldots|cdots|dots|overline|bar|degree)(?![a-zA-Z])|\d\s*:\s*\d|\d_|…|\.\.\.|[°£€]|\d,\d(?!\d\d)|\d\s+\d/;

/** Functions of which a bare number has one meaning only. */
const EXACT_NAMES: ReadonlySet<string> = new Set(["factorial", "ln", "binomial", "permutations"]);

/** One side and its sign towards the next. A side that holds letters, or cannot be read, is null. */
interface Sides {
  readonly values: readonly (Expression | null)[];
  readonly signs: readonly (RelationOperator | "≈")[];
}

/** Judges the calculations in a statement: neighbouring sides that consist of numbers only.
 * @returns null when there is no calculation in it
 * @throws {LimitReached}
 * @throws {RangeError} when something is divided by zero
 * @example checkArithmetic("7 \\times 8 = 54")?.note // "It is $56$." */
export function checkArithmetic(latex: string): Verdict | null {
  const allowance = budget(CLAIM_LIMITS);
  const verdicts = splitOutside(latex).flatMap((part) => {
    const { values, signs } = read(part);
    return signs.flatMap((sign, index): Verdict[] => {
      const [left, right] = [values[index], values[index + 1]];
      return left && right && !isShare(left, right)
        ? [compared({ left, right, sign, budget: allowance })]
        : [];
    });
  });
  if (verdicts.length === 0) return null;
  const wrong = verdicts.find(({ outcome }) => outcome === "refuted");
  if (wrong) return AMBIGUOUS.test(latex) ? UNDECIDED : wrong;
  return verdicts.find(({ outcome }) => outcome === "unchecked") ?? weakest(verdicts);
}

/** "45% = 99" is said of a whole that is not named. */
function isShare(left: Expression, right: Expression): boolean {
  const value = left.kind === "percent" ? evaluateComplex(right, new Map()) : null;
  return value !== null && !some(right, ({ kind }) => kind === "percent") && Math.abs(value.re) > WHOLE;
}
/** A percentage is compared with decimals and fractions up to this; larger ones are numbers of something. */
const WHOLE = 1.5;

function read(latex: string): Sides {
  const { sides, signs } = sidesOf(latex.replace(/\\(?:[,;!]|q?quad(?![a-zA-Z]))|[$&]|\\\$/g, " "));
  const values = sides.map((side) => {
    const statement = statementOf(side.trim(), CLAIM_LIMITS);
    return statement && statement.kind !== "relation" && symbolsOf(statement).length === 0 ? statement : null;
  });
  return { values, signs };
}

interface Pair {
  readonly left: Expression;
  readonly right: Expression;
  readonly sign: RelationOperator | "≈";
  readonly budget: Budget;
}

function compared({ left, right, sign, budget: allowance }: Pair): Verdict {
  if (sign !== "=" && sign !== "≈") return ordered(left, right, sign);
  const exact = exactly(left, right, allowance);
  if (exact === true) return VERIFIED;
  const step = compareStep(left, right, allowance);
  if (step.kind === "same")
    return step.note === null ? agreeing(left, right, allowance) : { outcome: "verified", note: step.note };
  const open = step.kind === "cannot-tell" && exact === null;
  if (open || sign === "≈") return UNDECIDED;
  if ([left, right].some(isDoubtful))
    return differsAnyhow(left, right) ? { outcome: "refuted", note: null } : UNDECIDED;
  const value = exactOrClose(left, allowance);
  return { outcome: "refuted", note: value && `It is $${value}$.` };
}

/** @returns null when a value is not rational by plain arithmetic */
function exactly(left: Expression, right: Expression, allowance: Budget): boolean | null {
  const [a, b] = [left, right].map((side) => evaluateExact(side, new Map(), allowance));
  return a && b ? equals(a, b) : null;
}

/** The sine of a bare number may mean degrees, and a logarithm without a base any base. */
const isDoubtful = (side: Expression): boolean =>
  some(side, (node) => node.kind === "function" && node.base === undefined && !EXACT_NAMES.has(node.name));

/** Whether two sides differ however their functions are meant: angles in degrees or radians, logarithms to base 10, e
 * or 2. */
function differsAnyhow(left: Expression, right: Expression): boolean {
  return MEANINGS.every((meant) => {
    const [a, b] = [left, right].map((side) => evaluateComplex(meant(side), new Map()));
    return a && b && Math.hypot(a.re - b.re, a.im - b.im) > APART * Math.max(1, Math.hypot(a.re, a.im));
  });
}
/** Further apart than any rounding. */
const APART = 0.01;

const PI: Expression = { kind: "constant", name: "pi" };
const E: Expression = { kind: "constant", name: "e" };

const inDegrees = (node: Expression): Expression =>
  node.kind === "function" && CIRCULAR.has(node.name)
    ? { ...node, args: node.args.map((angle) => degrees(inDegrees(angle))) }
    : mapChildren(node, inDegrees);
const CIRCULAR: ReadonlySet<string> = new Set(["sin", "cos", "tan", "cot", "sec", "csc"]);
const degrees = (angle: Expression): Expression => product([angle, quotient(PI, int(180))]);

const toBase =
  (base: Expression) =>
  (node: Expression): Expression =>
    node.kind === "function" && node.name === "log" && node.base === undefined
      ? { ...node, args: node.args.map(toBase(base)), base }
      : mapChildren(node, toBase(base));

const MEANINGS: readonly ((side: Expression) => Expression)[] = [
  (side) => side,
  inDegrees,
  toBase(int(10)),
  toBase(E),
  toBase(int(2)),
];

function exactOrClose(side: Expression, allowance: Budget): string | null {
  const exact = evaluateExact(side, new Map(), allowance);
  if (exact) return toLatex(number(exact));
  const close = evaluateComplex(side, new Map());
  return close && shown(close).slice(1, -1);
}

function ordered(left: Expression, right: Expression, sign: RelationOperator): Verdict {
  const [a, b] = [evaluateComplex(left, new Map()), evaluateComplex(right, new Map())];
  if (!a || !b || a.im !== 0 || b.im !== 0 || Math.abs(a.re - b.re) < 1e-9 * Math.max(1, Math.abs(a.re)))
    return UNDECIDED;
  const holds = sign === "!=" || (sign.startsWith("<") ? a.re < b.re : a.re > b.re);
  return holds ? VERIFIED : { outcome: "refuted", note: "It is the other way round." };
}
