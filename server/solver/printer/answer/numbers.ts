import type { Expression } from "../../expression/ast";
import { symbol } from "../../expression/build";
import type { RootBoundsTask } from "../../tasks/root-bounds";
import type { ListedNumber, SelectNumbersTask } from "../../tasks/select-numbers";
import type { AnswerValue, Form } from "../../types";
import { toLatex } from "../latex";
import { toText } from "../text";
import { byHand, type Hand, type Written } from "./hand";
import { valuesNamed } from "./named";
import { crossed, repeatingDecimal } from "./plain-number";

/** A number in the form that is asked for: with a cross before a power of ten, with a bar over digits that repeat. */
export function numberNotation({ number }: Form, value: AnswerValue): Written | null {
  const one = (e: Expression, hand: Hand) =>
    number === "decimal" ? (repeatingDecimal(e, hand) ?? hand.print(e)) : crossed(e, hand);
  if (value.kind === "expression") return byHand((hand) => one(value.expression, hand));
  if (value.kind !== "list") return null;
  return byHand((hand) => value.items.map((item) => one(item, hand)).join(hand.comma));
}

/** 6 < √41 < 7 */
export function boundsNotation({ radicand, index }: RootBoundsTask, value: AnswerValue): Written | null {
  const [low, high] = value.kind === "list" ? value.items : [];
  if (!low || !high) return null;
  const root: Expression = {
    kind: "root",
    radicand: { kind: "number", value: { n: radicand, d: 1n } },
    index: BigInt(index),
  };
  return byHand((hand) => [low, root, high].map(hand.print).join(" < "));
}

/** The chosen numbers as they stand in the list of the question. */
export function chosenNotation({ numbers }: SelectNumbersTask, value: AnswerValue): Written | null {
  if (value.kind !== "list") return null;
  const listed = value.items.map((item) => numbers.find((each) => isWritten(each, item)) ?? item);
  const print = (each: ListedNumber | Expression, { isLatex }: Hand): string => {
    if ("kind" in each) return isLatex ? toLatex(each) : toText(each);
    if (isLatex) return each.latex;
    return each.value ? toText(each.value) : endlessText(each.latex);
  };
  return byHand((hand) => listed.map((each) => print(each, hand)).join(", "));
}

/** Whether a number is the one of the list; an endless decimal by the digits that are written. */
const isWritten = ({ value, latex }: ListedNumber, item: Expression): boolean =>
  value ? toLatex(value) === toLatex(item) : digitsOf(latex) === toLatex(item);

const digitsOf = (latex: string): string => (/^-?\d*\.?\d*/.exec(latex)?.[0] ?? "").replace(/\.$/, "");

const endlessText = (latex: string): string =>
  latex
    .replace(/\\overline\{(\d+)\}/, "$1$1...")
    .replace(/\\[a-z]*dots/, "...")
    .replace(/^-/, "−");

/** 7 R 5 */
export function remainderNotation(value: AnswerValue): Written | null {
  const [quotient, rest] = valuesNamed(["quotient", "remainder"], value) ?? [];
  if (!quotient || !rest) return null;
  return byHand((hand) => `${hand.print(quotient)}${hand.between("R")}${hand.print(rest)}`);
}

/** 12,345,678 with commas between the groups. */
export function digitsNotation(value: AnswerValue): Written | null {
  if (value.kind !== "expression" || value.expression.kind !== "number") return null;
  const isWhole = value.expression.value.d === 1n && !value.expression.decimals;
  const group = (printed: string, comma: string) =>
    isWhole ? printed.replace(/\B(?=(?:\d{3})+$)/g, comma) : printed;
  return byHand((hand) => group(hand.print(value.expression), hand.isLatex ? "{,}" : ","));
}

/** A value after its letter: k = 3/4. */
export const assigned = (name: string, value: AnswerValue): Written | null =>
  value.kind === "expression"
    ? byHand((hand) => `${hand.print(symbol(name))} = ${hand.print(value.expression)}`)
    : null;
