import { symbol } from "../../expression/build";
import type { AnswerValue } from "../../types";
import { writeSet } from "../real-set";
import { type Brackets, tuple } from "./bracket";
import { byHand, type Hand, TEXT, type Written } from "./hand";
import { matrix } from "./matrix";
import { quantity } from "./quantity";
import { rootList } from "./root-list";

/** Words that an answer key shortens. */
const SHORTENED: ReadonlyMap<string, string> = new Map([["not a real number", "not real"]]);

/** How lists and points are set where the kind of value leaves it open. */
export interface Setting {
  /** The members of a list stand close together. */
  readonly close?: boolean;
  readonly brackets?: Brackets;
}

/** A value as it is usually written, whatever was asked. */
export const writeValue = (value: AnswerValue, setting: Setting = {}): Written =>
  byHand((hand) => usual(value, hand, setting));

/** The same in LaTeX alone. */
export const valueLatex = (value: AnswerValue, setting: Setting = {}): string =>
  writeValue(value, setting).latex;

export function usual(value: AnswerValue, hand: Hand, { close, brackets = "plain" }: Setting = {}): string {
  const comma = close ? ", " : hand.comma;
  switch (value.kind) {
    case "expression":
      return `${hand.print(value.expression)}${within(value, hand)}`;
    case "roots":
      return value.roots.length === 0 ? hand.words("no solution") : rootList(value, hand);
    case "all":
      return hand.words("all real numbers");
    case "none":
      return hand.words("no solution");
    case "word":
      return word(value, hand);
    case "point":
    case "family":
      return assignment(value, hand);
    case "set":
      return writeSet(value.set, { unknown: value.unknown, notation: "inequality" })[key(hand)];
    case "named-sets":
      return value.sets
        .map(
          ({ name, set, unknown }) =>
            `${hand.lead(`${name}:`)}${writeSet(set, { unknown, notation: "inequality" })[key(hand)]}`,
        )
        .join(hand.comma);
    case "list":
      return value.items.map(hand.print).join(comma);
    case "groups":
      return value.groups
        .map((group) => group.map(hand.print).join(hand.between("and")))
        .join(hand.isLatex ? ";\\; " : "; ");
    case "points":
      return value.points
        .map((point, i) => `${pointName(value.pointNames?.[i], hand)}${tuple(point, brackets, hand)}`)
        .join(comma);
    case "relation":
      return `${hand.print(value.relation)}${among(value, hand)}`;
    case "matrix":
      return matrix(value.rows, hand);
    case "quantity":
      return quantity(value.value, value.unit, hand);
    case "named":
      return value.values
        .map(
          ({ name, value: each, unit = "" }) => `${hand.print(symbol(name))} = ${quantity(each, unit, hand)}`,
        )
        .join(comma);
    case "parts":
      return value.parts
        .map((part) => `${hand.lead(part.name)}${usual(part.value, hand, { close, brackets })}`)
        .join(hand.semicolon);
  }
}

/** The numbers for which a formula is the answer, where it is not the answer for all. */
function within({ on }: Extract<AnswerValue, { kind: "expression" }>, hand: Hand): string {
  if (!on) return "";
  // An interval needs no letter.
  const set = writeSet(on, { unknown: "x", notation: "interval" })[key(hand)];
  return hand.isLatex ? `, ${set}` : ` on ${set}`;
}

/** The same for an equation, of which one letter has to be named. */
const among = ({ on }: Extract<AnswerValue, { kind: "relation" }>, hand: Hand): string =>
  on ? `${hand.comma}${writeSet(on.set, { unknown: on.unknown, notation: "inequality" })[key(hand)]}` : "";

const pointName = (name: string | undefined, hand: Hand): string =>
  name === undefined ? "" : hand.words(`${name} at `);

export const key = ({ isLatex }: Hand): "latex" | "text" => (isLatex ? "latex" : "text");

function word({ word: said, solutions }: Extract<AnswerValue, { kind: "word" }>, hand: Hand): string {
  if (solutions) {
    const [text, solved] = [usual(solutions, TEXT), usual(solutions, hand)];
    return solved === hand.words(text) ? hand.words(`${said}; ${text}`) : `${hand.lead(`${said};`)}${solved}`;
  }
  return hand.words(hand.isLatex ? (SHORTENED.get(said) ?? said) : said);
}

/** x = 3, or (x, y) = (1, 2). */
export function assignment(
  { unknowns, values }: Pick<Extract<AnswerValue, { kind: "point" }>, "unknowns" | "values">,
  hand: Hand,
): string {
  const names = unknowns.map((name) => hand.print(symbol(name)));
  if (values.length === 1) return `${names[0]} = ${values.map(hand.print)[0]}`;
  return `(${names.join(", ")}) = ${tuple(values, "fitting", hand)}`;
}
