import { evaluateExact } from "../expression/evaluate-exact";
import type { Rational } from "../expression/rational";
import { isUndefined } from "../ledger";
import { budget } from "../limits";
import { assignment, type Face, isOneNumber, number } from "./faces";

/** A number by its exact value. */
export const rational: Face<Rational> = (item, context) => {
  const found = number(item, context);
  if (!found) return null;
  try {
    return evaluateExact(found, new Map(), budget(context.limits));
  } catch (error) {
    if (isUndefined(error)) return null;
    throw error;
  }
};

/** One number of a list: in "10 and 20 plus 5" nobody can tell where the list ends. */
const listed: Face<Rational> = (item, context) => {
  const found = number(item, context);
  return found && isOneNumber(found) ? rational(item, context) : null;
};

/** One number, or several in brackets: "{3, 5, 9}". */
export const rationals: Face<readonly Rational[]> = (item, context) => {
  const inside = /^\s*\\?[{[(]([^(){}[\]=]+,[^(){}[\]=]+?)\\?[)\]}]\s*$/.exec(item.text)?.[1];
  const parts = inside?.split(",") ?? [item.text];
  const found = parts.map((text) => listed({ ...item, text: text.trim() }, context));
  return found.includes(null) ? null : (found as Rational[]);
};

/** "x = 85", where the letter is one of these. */
export const named =
  (...letters: readonly string[]): Face<Rational> =>
  (item, context) => {
    const found = assignment(item, context);
    if (!found || !letters.includes(found.name)) return null;
    return evaluateExact(found.value, new Map(), budget(context.limits));
  };

/** A number, or a letter that is said to be one: "85", "x = 85". */
export const rationalOrNamed =
  (...letters: readonly string[]): Face<Rational> =>
  (item, context) =>
    rational(item, context) ?? named(...letters)(item, context);
