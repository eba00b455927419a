import type { Expression } from "../../expression/ast";
import { equation, symbol } from "../../expression/build";
import { table } from "../../table";
import type { TrigonometryQuestion } from "../../tasks/trigonometry";
import type { AnswerValue } from "../../types";
import { toText } from "../text";
import { byHand, type Written } from "./hand";
import { quantity } from "./quantity";

/** Values with what they are values of, angles of an interval in one list, points without their letters. */
export function trigonometryNotation(question: TrigonometryQuestion, value: AnswerValue): Written | null {
  switch (question.kind) {
    case "values":
      return question.named || question.expressions.length > 1 ? named(question.expressions, value) : null;
    case "known":
      return named(question.asked, value);
    case "triangle":
      return named(question.asked.map(partName), value);
    case "sinusoid":
      return features(question, value);
    case "equation":
      return angles(question, value);
    default:
      return null;
  }
}

const GREEK: Readonly<Record<string, string>> = table({ A: "alpha", B: "beta", C: "gamma", area: "K" });

/** The letter under which a part of a triangle is known. */
export const partName = (part: string): Expression => symbol(GREEK[part] ?? part);

/** sin t = 3/5, cos t = 4/5 */
function named(names: readonly Expression[], value: AnswerValue): Written | null {
  const [only] = names;
  if (value.kind === "expression" && only)
    return byHand((hand) => hand.print(equation(only, value.expression)));
  if (value.kind !== "named") return null;
  const find = (name: string) => names.find((each) => toText(each) === name) ?? symbol(name);
  return byHand((hand) =>
    value.values
      .map(({ name, value: each, unit = "" }) => `${hand.print(find(name))} = ${quantity(each, unit, hand)}`)
      .join(hand.comma),
  );
}

function features(
  { asked }: Extract<TrigonometryQuestion, { kind: "sinusoid" }>,
  value: AnswerValue,
): Written | null {
  const line = (name: string | undefined) => (name === "midline" ? "y = " : "");
  if (value.kind === "expression")
    return byHand((hand) => `${line(asked[0])}${hand.print(value.expression)}`);
  if (value.kind !== "named") return null;
  return byHand((hand) =>
    value.values
      .map(
        ({ name, value: each, unit = "" }) =>
          `${hand.lead(`${name}:`)}${line(name)}${quantity(each, unit, hand)}`,
      )
      .join(hand.comma),
  );
}

/** On an interval the letter stands once before all angles; with whole turns k it stands before each. */
function angles(
  { interval }: Extract<TrigonometryQuestion, { kind: "equation" }>,
  value: AnswerValue,
): Written | null {
  if (value.kind !== "roots" || value.roots.length === 0) return null;
  const { unknown, roots } = value;
  return byHand((hand) => {
    const letter = hand.print(symbol(unknown));
    const shown = roots.map(hand.print);
    return interval
      ? `${letter} = ${shown.join(hand.comma)}`
      : shown.map((root) => `${letter} = ${root}`).join(hand.comma);
  });
}
