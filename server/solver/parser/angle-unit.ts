import type { Expression } from "../expression/ast";
import { some } from "../expression/walk";

const RADIANS = /π|(?<![a-z])(?:radians?|rad|pi)(?![a-z])/i;
const DEGREES = /°|(?<![a-z])(?:degrees?|deg|circ)(?![a-z])/i;
/** In calculus and its series angles are numbers. */
const CALCULUS =
  /∫|(?<![a-z])(?:deriv(?:ative|ed|e)?s?|differentiate|integral|integrate|integration|limits?|lim|int|tangent line|series|taylor|maclaurin|d[xyt])(?![a-z])/i;

/** The unit that a text gives its angles, in words or by the way it writes one of them; null when it leaves it open. */
export function angleUnitOf(text: string): "degrees" | "radians" | null {
  if (RADIANS.test(text) || CALCULUS.test(text)) return "radians";
  return DEGREES.test(text) ? "degrees" : null;
}

const CIRCULAR: ReadonlySet<string> = new Set(["sin", "cos", "tan", "cot", "sec", "csc"]);

export const isCircular = (name: string): boolean => CIRCULAR.has(name);

/** A number without π or a degree sign as an angle; zero is the same in every unit. */
export const isBareAngle = (operand: Expression): boolean =>
  !some(operand, ({ kind }) => kind === "symbol" || kind === "constant" || kind === "function") &&
  !(operand.kind === "number" && operand.value.n === 0n);
