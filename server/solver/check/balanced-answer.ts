import { divide, equals, isInteger, multiply, ONE, type Rational, rational } from "../expression/rational";
import { plainSubscripts } from "../expression/subscripts";
import type { AnswerValue, Problem } from "../types";
import { type Judgement, RIGHT, UNTOLD, wrongForm } from "./judgement";
import { Refutation } from "./proof/refutation";

const ARROW = /-+>|=+>?|→|⟶|⇌|\\(?:to|rightarrow|longrightarrow)(?![a-z])/;
const TERM = /^\s*(?:([1-9]\d{0,3})(?:\/([1-9]))?)?\s*([A-Z([]\S*?)\s*[.,;]?\s*$/;
/** Each substance of one side with its coefficient. */
type Side = ReadonlyMap<string, Rational>;

/** Judges a reaction that is to be balanced against the balanced one, its substances in any order on each side. The only
 * balances beside that one are its multiples: the verifier has shown so.
 * @returns null where none is asked for, or what is written is no reaction */
export function judgeBalance(problem: Problem, answer: AnswerValue, text: string): Judgement | null {
  if (problem.task !== "chemistry" || problem.ask !== "balance" || answer.kind !== "word") return null;
  const [left, right] = sidesOf(answer.word);
  const [before, after] = /^[\s\d,:;]+$/.test(text) ? inOrder(text, [left, right]) : sidesOf(text);
  if (!left || !right || !before || !after) return null;
  if (isOf(before, right) && isOf(after, left))
    return wrongForm("This is the reaction the other way round. Keep the sides of the question.");
  if (!isOf(before, left) || !isOf(after, right)) return UNTOLD;
  return judgeCounts([...left, ...right], (name) => before.get(name) ?? (after.get(name) as Rational));
}

function judgeCounts(
  own: readonly (readonly [string, Rational])[],
  said: (name: string) => Rational,
): Judgement {
  const [[first, count]] = own as [readonly [string, Rational]];
  const factor = divide(said(first), count);
  const refutations = own.flatMap(
    ([name, each]) => Refutation.unequal(said(name), multiply(each, factor)) ?? [],
  );
  const [refutation] = refutations;
  if (refutation)
    return {
      verdict: "wrong",
      message: "The two sides do not have equally many atoms of each element.",
      refutation,
    };
  if (equals(factor, ONE)) return RIGHT;
  return isInteger(factor)
    ? wrongForm("It is balanced. Divide all the coefficients by the number that they have in common.")
    : wrongForm("It is balanced. Multiply all the coefficients, so that they are whole numbers.");
}

const isOf = (side: Side, other: Side): boolean =>
  side.size === other.size && [...side.keys()].every((name) => other.has(name));

/** The coefficients alone: "2, 1, 2". */
function inOrder(text: string, sides: readonly (Side | null | undefined)[]): readonly (Side | null)[] {
  const counts: string[] = text.match(/\d+/g) ?? [];
  const all = sides.reduce((sum, side) => sum + (side?.size ?? 0), 0);
  if (counts.length !== all || counts.includes("0")) return [];
  return sides.map(
    (side) =>
      new Map([...(side?.keys() ?? [])].map((name) => [name, rational(BigInt(counts.shift() as string))])),
  );
}

const sidesOf = (text: string): readonly (Side | null)[] => {
  const sides = plain(text).split(ARROW);
  return sides.length === 2 ? sides.map(sideOf) : [];
};

/** @returns null where something is no substance, or stands there twice */
function sideOf(text: string): Side | null {
  const terms = text.split(/\s\+\s|\+(?=\s*[\d/]*\s*[A-Z([])/).map((term) => TERM.exec(term));
  const side = new Map(
    terms.flatMap((found): [string, Rational][] =>
      found ? [[found[3] as string, rational(BigInt(found[1] ?? 1), BigInt(found[2] ?? 1))]] : [],
    ),
  );
  return side.size === terms.length ? side : null;
}

const plain = (text: string): string =>
  plainSubscripts(text)
    .replace(/½/g, "1/2")
    .replace(/\((?:s|l|g|aq)\)/g, "")
    .replace(/\\mathrm|\\text|[{}_$^]/g, "");
