import { divide, fromInt, negate, ONE } from "../../expression/rational";
import { isOpposite } from "../../lexicon/nouns";
import type { Question } from "../facts";
import { type Cell, cell, type Term } from "./equations";
import { minus, now, type Pot, plus, type Stage, Unsettled } from "./stage";

type Part = Stage["parts"][number];

/** Parts of a whole of which it is not told how many they are: each is so much of it, those that are counted are as many
 * as are counted, and all of them make the whole. Null where the whole is told, or no parts are.
 * @throws {Unsettled} where it is not said which of them is meant */
export function inShares(stage: Stage, question: Question): readonly Term[] | null {
  const [first] = stage.parts;
  if (!first || question.kind === "difference" || stage.pots.some(isWhole(first))) return null;
  const whole = cell();
  const sizes = new Map(stage.parts.map((part) => [part, sizeOf(stage, part, whole)]));
  if (stage.parts.some(({ isNegated, whole: own }) => isNegated || own.entity !== first.whole.entity))
    throw new Unsettled();
  const isComplete = stage.parts.some(({ amount }) => amount.kind === "rest" || amount.kind === "number");
  if (isComplete) stage.equations.sum([plus(whole), ...[...sizes.values()].map(minus)]);
  for (const pot of stage.pots) {
    const part = stage.parts.find((each) => isNamed(each, pot.slot.entity, pot.slot.attributes));
    const size = part && sizes.get(part);
    if (size) stage.equations.sum([plus(now(pot)), minus(size)]);
    else if (stage.parts.length === 1 && isOpposite(first.part, pot.slot.entity))
      stage.equations.sum([plus(whole), ...[...sizes.values(), now(pot)].map(minus)]);
    else throw new Unsettled();
  }
  return sizeAsked(question, [...sizes], whole);
}

const isWhole =
  ({ whole }: Part) =>
  ({ slot }: Pot): boolean =>
    slot.entity === whole.entity && slot.attributes.length === 0;

const isNamed = ({ part }: Part, entity: string, attributes: readonly string[]): boolean =>
  part === entity || attributes.includes(part);

function sizeOf(stage: Stage, { amount }: Part, whole: Cell): Cell {
  if (amount.kind === "number") return cell(amount.number.value);
  const size = cell();
  if (amount.kind === "rest") return size;
  if (amount.kind !== "fraction") throw new Unsettled();
  const { value, unit } = amount.number;
  stage.equations.sum([plus(whole, unit === "%" ? divide(value, fromInt(100)) : value), minus(size)]);
  return size;
}

function sizeAsked(
  question: Exclude<Question, { kind: "difference" }>,
  sizes: readonly (readonly [Part, Cell])[],
  whole: Cell,
): readonly Term[] {
  const { entity, attributes } = question.slot;
  const named = question.kind === "part" ? question.part : "";
  const own = sizes.find(
    ([part]) => part.part === named || (named === "" && isNamed(part, entity, attributes)),
  );
  if (own) return [plus(own[1])];
  const [only, ...more] = sizes;
  if (!only || (question.kind === "part" && question.isNegated)) throw new Unsettled();
  const isOther = [entity, named, ...attributes].some((each) => isOpposite(only[0].part, each));
  if (isOther && more.length === 0) return [plus(whole), { factor: negate(ONE), of: only[1] }];
  if (named !== "" || attributes.length > 0 || only[0].whole.entity !== entity) throw new Unsettled();
  return [plus(whole)];
}
