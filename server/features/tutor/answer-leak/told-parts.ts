import "server-only";
import type { Expression } from "@/server/solver/expression/ast";
import { toText } from "@/server/solver/printer/text";
import type { GuardedAnswer } from "./guarded-answer";
import { isAmong, type Shown } from "./shown";

const NUMBER = /(?<![\w.^])-?\s?\d+(?:\.\d+)?(?![\d.]*\d)/g;
const numbersIn = (text: string): readonly number[] =>
  (text.match(NUMBER) ?? []).map((each) => Number(each.replace(/\s/g, "")));

/** The numbers of an expression with their signs, without exponents. */
const numbersOf = (expression: Expression): readonly number[] =>
  numbersIn(
    toText(expression)
      .replace(/\s|\^\d+/g, "")
      .replaceAll("−", "-")
      .replace(/(?<=\d)[a-z]/gi, " ")
      .replace(/[-+]/g, " $&"),
  );

/** Whether the numbers that an answer with letters is made of are told without the letters: "the coefficients are 1, -3
 * and -10", "the numbers are -7 and 2" of (x - 7)(x + 2).
 * @param told with calculations in words worked out */
export function tellsParts(
  told: string,
  { secret: { expressions }, shown }: { readonly secret: GuardedAnswer; readonly shown: Shown },
): boolean {
  const said = numbersIn(told);
  if (said.length === 0 || expressions.length === 0) return false;
  const [whole, ...factors] = expressions;
  const isNamed = /\bcoefficients?\b|\bconstants?\b/i.test(told);
  const own = whole ? numbersOf(whole) : [];
  const hasAll = (parts: readonly number[]) => parts.length > 1 && parts.every((part) => said.includes(part));
  if (isNamed && hasAll(own)) return true;
  const parts = factors.flatMap(numbersOf);
  // "The two numbers" counts them.
  const count = said.length > parts.length ? said.indexOf(parts.length) : -1;
  if (parts.length < 2 || said.length !== parts.length + (count < 0 ? 0 : 1)) return false;
  const isNews = parts.some((part) => !isAmong({ re: Math.abs(part), im: 0 }, shown.values));
  return isNews && (hasAll(parts) || hasAll(parts.map((part) => -part)));
}
