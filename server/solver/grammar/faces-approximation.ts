import type { Expression } from "../expression/ast";
import { parseExpression } from "../parser/parse";
import { ParseError } from "../parser/parse-error";
import { table } from "../table";
import type { SumRule } from "../tasks/approximation";
import type { Face } from "./faces";

const RULES: Readonly<Record<string, SumRule>> = table({
  L: "left",
  R: "right",
  M: "midpoint",
  T: "trapezoidal",
  S: "simpson",
});

/** L_4, R_{10}, M_6, T_4, S_8: a sum by a rule with so many parts. */
export const sumSign: Face<{ readonly rule: SumRule; readonly parts: number }> = ({ text }) => {
  const [letter = "", index, parts] = [...text.replace(/[\s{}]/g, "")].reduce<[string, string, string]>(
    ([a, b, c], each) => (a === "" ? [each, b, c] : b === "" ? [a, each, c] : [a, b, c + each]),
    ["", "", ""],
  );
  const rule = RULES[letter];
  const count = Number(parts);
  return rule && index === "_" && Number.isInteger(count) && count > 0 ? { rule, parts: count } : null;
};

const INDEX = /_\{?n\}?/g;

/** x_{n+1} = … x_n …: how each value follows from the one before. */
export const stepRule: Face<{ readonly letter: string; readonly next: Expression }> = (
  { text },
  { limits, notation },
) => {
  const [left = "", right = "", ...more] = text.split("=");
  const bare = left.replace(/[\s{}]/g, "");
  const letter = bare.charAt(0);
  if (more.length > 0 || bare.slice(1) !== "_n+1") return null;
  try {
    return {
      letter,
      next: parseExpression(right.replace(INDEX, " "), limits, { ...notation, imaginary: false }),
    };
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
};
