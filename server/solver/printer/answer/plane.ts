import type { Expression } from "../../expression/ast";
import { equation, int, negation, product, sum, symbol } from "../../expression/build";
import type { ConicTask } from "../../tasks/conic";
import type { PolarTask, VectorTask } from "../../tasks/polar";
import type { AnswerValue } from "../../types";
import { toLatex } from "../latex";
import { bracketed, tuple } from "./bracket";
import { byHand, type Hand, type Written } from "./hand";
import { valuesNamed } from "./named";
import { quantity } from "./quantity";
import { writeValue } from "./value";

/** Points, lines and the two numbers of a circle. */
export function conicNotation({ asked }: Pick<ConicTask, "asked">, value: AnswerValue): Written | null {
  if (value.kind === "points") return writeValue(value, { close: true, brackets: "large" });
  if (value.kind === "list" && asked === "asymptotes")
    return byHand((hand) => value.items.map((each) => hand.print(equation(symbol("y"), each))).join(", "));
  const [h, k, r] = valuesNamed(["h", "k", "r"], value) ?? [];
  if (!h || !k || !r) return null;
  return byHand(
    (hand) =>
      `${tuple([h, k], "large", hand)},${hand.isLatex ? " \\;" : ""} ${hand.print(equation(symbol("r"), r))}`,
  );
}

/** m = 2, (0, 3) */
export function slopeAndIntercept(value: AnswerValue): Written | null {
  const [slope, crossing] = valuesNamed(["m", "b"], value) ?? [];
  if (!slope || !crossing) return null;
  return byHand(
    (hand) =>
      `${hand.print(equation(symbol("m"), slope))},${hand.isLatex ? " \\;" : ""} ${tuple([int(0), crossing], "fitting", hand)}`,
  );
}

/** Points in large brackets, complex numbers as r(cos θ + i sin θ). */
export function polarNotation(task: PolarTask, value: AnswerValue): Written | null {
  if (value.kind === "points") return writeValue(value, { close: true, brackets: "large" });
  if (value.kind !== "expression" || task.task !== "to-polar") return null;
  const [radius, turned] =
    value.expression.kind === "product" ? value.expression.factors : [null, value.expression];
  const angle =
    turned?.kind === "sum" && turned.terms[0]?.kind === "function" ? turned.terms[0].args[0] : undefined;
  if (!angle) return null;
  return byHand((hand) => {
    const at = bracketed(hand.print(angle), "large", hand);
    const wave = hand.isLatex ? `\\cos${at} + i\\sin${at}` : `cos${at} + i sin${at}`;
    return radius ? `${hand.print(radius)}${bracketed(wave, "large", hand)}` : wave;
  });
}

/** Components in angle brackets, or with i, j, k as the question writes them. */
export function vectorNotation({ units }: VectorTask, value: AnswerValue): Written | null {
  if (value.kind === "list") return byHand((hand) => vector(value.items, units, hand));
  const [size, angle] = valuesNamed(["|v|", "theta"], value, ["", "°"]) ?? [];
  if (!size || !angle) return null;
  return byHand((hand) =>
    hand.isLatex
      ? `|\\vec{v}| = ${toLatex(size)},\\ \\theta = ${quantity(angle, "°", hand)}`
      : `|v| = ${hand.print(size)}, theta = ${quantity(angle, "°", hand)}`,
  );
}

export function vector(components: readonly Expression[], units: boolean, hand: Hand): string {
  if (!units) {
    const inner = components.map(hand.print).join(", ");
    return hand.isLatex ? `\\left\\langle ${inner} \\right\\rangle` : `⟨${inner}⟩`;
  }
  const terms = components.flatMap((each, i) =>
    isNothing(each) ? [] : [times(each, symbol(["i", "j", "k"][i] ?? "k"))],
  );
  return hand.print(terms.length > 0 ? sum(terms) : int(0));
}

const isNothing = (e: Expression): boolean => e.kind === "number" && e.value.n === 0n;

function times(e: Expression, letter: Expression): Expression {
  if (e.kind === "negation") return negation(times(e.operand, letter));
  return e.kind === "number" && e.value.n === e.value.d ? letter : product([e, letter]);
}
