import { number, power, scaled, symbol } from "../../expression/build";
import { fromInt } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import type { Found, Subject } from "./subject";

/** Where a polynomial goes far to the left and far to the right, by its leading term. The answer is the pair of
 * signs as words, "down" or "up", left first. */
export function endBehaviorAnswer({ coefficients, unknown, output }: Subject): Found | null {
  const degree = (coefficients?.length ?? 0) - 1;
  const lead = coefficients?.at(-1);
  if (!lead || degree < 1) return null;
  const right = lead.n > 0n;
  const left = degree % 2 === 0 ? right : !right;
  const letter = symbol(unknown);
  const term = scaled(lead, degree === 1 ? letter : power(letter, number(fromInt(degree))));
  const [x, y] = [toLatex(letter), toLatex(output)];
  const goes = (from: string, up: boolean) =>
    `${y} \\to ${up ? "" : "-"}\\infty \\text{ as } ${x} \\to ${from}\\infty`;
  const latex = `${goes("-", left)},\\ ${goes("", right)}`;
  const steps: Step[] = [
    {
      rule: "leading-term",
      title: "Look at the leading term only.",
      latex: toLatex(term),
      why: "Far out the highest power outgrows all the others.",
    },
    {
      rule: "signs-far-out",
      title: `Its degree ${degree} is ${degree % 2 === 0 ? "even" : "odd"} and its coefficient is ${right ? "positive" : "negative"}.`,
      latex,
      why: "An even power is positive on both sides, an odd one has the sign of the number put in.",
    },
  ];
  const word = `${left ? "up" : "down"} on the left, ${right ? "up" : "down"} on the right`;
  return { steps, answer: { kind: "word", word } };
}
