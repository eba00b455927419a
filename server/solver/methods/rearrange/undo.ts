import type { Expression, Relation } from "../../expression/ast";
import { equation, sum, symbol } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { inListedOrder } from "../../expression/listed-order";
import { children, some, symbolsOf } from "../../expression/walk";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { Budget, Derivation, Step } from "../../types";
import { type Balance, type Peeled, peel } from "../undo-operations/peel";
import { opposite } from "../undo-operations/written-value";

const MOST_STEPS = 20;
/** Two even powers, one inside the other, give four values. */
const MOST_VALUES = 4;

export type Worked = Pick<Derivation, "steps" | "answer">;
interface Start {
  readonly equation: Relation;
  /** How the equation came to be. */
  readonly steps: readonly Step[];
}
interface Search {
  readonly unknown: string;
  readonly budget: Budget;
}

export const onceIn = (e: Relation | Expression, letter: string): boolean => countOf(e, letter) === 1;

const countOf = (e: Relation | Expression, letter: string): number =>
  e.kind === "symbol" && e.name === letter
    ? 1
    : children(e).reduce((count, part) => count + countOf(part, letter), 0);

/** One operation after the other undone around a letter that occurs once.
 * @returns null where an operation has no inverse here */
export function undone({ equation: start, steps: before }: Start, search: Search): Worked | null {
  const { unknown, budget } = search;
  const isLeft = symbolsOf(start.left).includes(unknown);
  let [inner, values]: [Expression, readonly Expression[]] = isLeft
    ? [start.left, [start.right]]
    : [start.right, [start.left]];
  const steps = [...before];
  while (inner.kind !== "symbol") {
    budget.spend();
    const possible = isEvenPower(inner, budget) ? values.filter((value) => !isNeverPositive(value)) : values;
    if (possible.length === 0) return null;
    if (possible.length < values.length) {
      values = possible;
      steps.push({ ...NEVER_NEGATIVE, latex: balances({ inner, values, isLeft }) });
    }
    const next = steps.length < MOST_STEPS ? onEach(values, inner, search) : null;
    const [first] = next ?? [];
    if (!next || !first) return null;
    inner = first.inner;
    values = inListedOrder(next.flatMap(bothSigns));
    if (values.length > MOST_VALUES) return null;
    steps.push({
      rule: first.isEitherSign ? "square-root-property" : "undo-operation",
      title: first.title,
      latex: shownStep(next, { inner, values, isLeft }, unknown),
      why: first.why,
    });
  }
  return { steps, answer: { kind: "roots", unknown, roots: values } };
}

/** The same operation undone beside each value. */
function onEach(
  values: readonly Expression[],
  inner: Expression,
  { unknown, budget }: Search,
): readonly Peeled[] | null {
  const peeled = values.map((value) =>
    peel({ value, inner }, { letter: unknown, side: () => "either", budget }),
  );
  return peeled.some((each) => each === null) ? null : (peeled as Peeled[]);
}

/** A value, with its opposite where both signs count; a root behind other terms, where ± can stand. */
function bothSigns({ value, isEitherSign }: Peeled): Expression[] {
  return isEitherSign ? [opposite(value), value] : [rootLast(value)];
}

/** With what stands under a root behind the other terms. */
export function rootLast(e: Expression): Expression {
  if (e.kind === "quotient") return { ...e, numerator: rootLast(e.numerator) };
  if (e.kind !== "sum") return e;
  const hasRoot = (term: Expression) => some(term, ({ kind }) => kind === "root");
  return sum([...e.terms.filter((term) => !hasRoot(term)), ...e.terms.filter(hasRoot)]);
}

interface State {
  readonly inner: Expression;
  readonly values: readonly Expression[];
  readonly isLeft: boolean;
}

/** The equation that is left: with ± where it has just come in, otherwise as many as there are values. */
function shownStep(peeled: readonly Peeled[], { inner, values, isLeft }: State, unknown: string): string {
  const [only, ...more] = peeled;
  if (only?.isEitherSign && more.length === 0 && only.value.kind !== "sum")
    return `${toLatex(inner)} = \\pm ${toLatex(only.value)}`;
  if (inner.kind === "symbol") return valueLatex({ kind: "roots", unknown, roots: values });
  return balances({ inner, values, isLeft });
}

const balances = ({ inner, values, isLeft }: State): string =>
  values.map((value) => shownBalance({ value, inner }, isLeft)).join(" \\text{ or } ");

const NEVER_NEGATIVE = {
  rule: "drop-negative-square",
  title: "Leave out what an even power cannot be.",
  why: "An even power is never negative, and a root with a minus is never positive.",
};

function isEvenPower(e: Expression, budget: Budget): boolean {
  const k = e.kind === "power" ? evaluateExact(e.exponent, new Map(), budget) : null;
  return k?.d === 1n && k.n % 2n === 0n;
}

/** -√a, with letters nowhere else. */
const isNeverPositive = (e: Expression): boolean =>
  e.kind === "negation" && e.operand.kind === "root" && e.operand.index % 2n === 0n;

const shownBalance = ({ value, inner }: Balance, isLeft: boolean): string =>
  toLatex(isLeft ? equation(inner, value) : equation(value, inner));

export const named = (unknown: string): string => `$${toLatex(symbol(unknown))}$`;
