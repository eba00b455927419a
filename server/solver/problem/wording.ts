import type { Form } from "../types";
import { COUNTS, COURTESIES, METHODS, PLACES, ROUNDING, SHAPES } from "./clauses";

/** What is left of a sentence when the clauses on form and method are taken out, and what those clauses say. */
export interface Wording {
  readonly words: string;
  readonly form: Form;
  readonly method?: string;
}

/** Takes the clauses on form, method and manners out of a sentence. */
export function takeClauses(sentence: string): Wording {
  let words = sentence;
  let form: Form = {};
  let method: string | undefined;
  const take = (clause: RegExp): RegExpExecArray | null => {
    const found = clause.exec(words);
    if (found) words = words.replace(clause, " ").replace(/ +/g, " ").trim();
    return found;
  };
  for (const courtesy of COURTESIES) take(courtesy);
  const rounding = take(ROUNDING);
  if (rounding) form = { number: "decimal", decimals: decimalsOf(rounding) };
  let number: Form["number"];
  for (const [clause, shape] of SHAPES) {
    // A second form is left standing, so that no reader takes the text for understood.
    if (shape.number && number && shape.number !== number) continue;
    if (!take(clause)) continue;
    form = { ...form, ...shape };
    number ??= shape.number;
  }
  for (const [clause, name] of METHODS) if (take(clause)) method ??= name || undefined;
  return { words: words.replace(/^(?:and|then) | (?:and|then)$/g, ""), form, method };
}

/** Digits after the point that "the nearest hundredth" or "two decimal places" asks for. */
export function decimalsOf([, place, count]: readonly (string | undefined)[]): number {
  if (place !== undefined) return PLACES.get(place) ?? 0;
  const named = COUNTS.indexOf(count ?? "");
  return named >= 0 ? named : Number(count);
}
