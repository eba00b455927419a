import type { Expression } from "../../expression/ast";
import { negation, product, sum } from "../../expression/build";
import { directionOfTurn } from "../../expression/direction";
import { negate, ONE } from "../../expression/rational";
import { negateSurd, rationalValue, type SurdNumber, surdToExpression } from "../../expression/surd-number";
import { toLatex } from "../../printer/latex";
import type { Budget, Step } from "../../types";
import { argumentOf, isTurnedRound, scaledArgument, writeLetters } from "./linear-argument";
import { call, expressionAnswer, type Worked } from "./worked";

/** sin(u + φ) and cos(u + φ) for a known angle φ, in sin u and cos u. */
export function expandAngle(e: Expression, budget: Budget): Worked | null {
  if (e.kind !== "function" || (e.name !== "sin" && e.name !== "cos")) return null;
  const argument = e.args[0] && argumentOf(e.args[0], budget);
  const direction = argument && directionOfTurn(argument.turn);
  if (!argument || !direction || argument.letters.size === 0) return null;
  const turned = isTurnedRound(argument);
  const angle = writeLetters(turned ? scaledArgument(argument, negate(ONE)) : argument);
  const [sinAngle, cosAngle] = [call("sin", angle), call("cos", angle)];
  const flip = (value: SurdNumber): SurdNumber => (turned ? negateSurd(value) : value);
  const terms =
    e.name === "sin"
      ? [times(flip(direction.cos), sinAngle), times(direction.sin, cosAngle)]
      : [times(direction.cos, cosAngle), times(flip(negateSurd(direction.sin)), sinAngle)];
  const result = sum(terms.flatMap((term) => term ?? []));
  const step: Step = {
    rule: "sum-formula",
    title: "Use the formula for a sum or difference, and put in the exact values.",
    latex: toLatex(result),
    why: "$\\sin(u \\pm v) = \\sin u \\cos v \\pm \\cos u \\sin v$ and $\\cos(u \\pm v) = \\cos u \\cos v \\mp \\sin u \\sin v$.",
  };
  return { steps: [step], answer: expressionAnswer(result) };
}

function times(value: SurdNumber, e: Expression): Expression | null {
  const plain = rationalValue(value);
  if (plain?.n === 0n) return null;
  if (plain && plain.d === 1n && (plain.n === 1n || plain.n === -1n)) return plain.n === 1n ? e : negation(e);
  const [first] = value;
  if (first && value.length === 1 && first.coefficient.n < 0n)
    return negation(product([surdToExpression(negateSurd(value)), e]));
  return product([surdToExpression(value), e]);
}
