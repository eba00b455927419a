import type { Expression } from "../../expression/ast";
import { symbol } from "../../expression/build";
import { equals } from "../../expression/rational";
import { roundedFigures, roundedValue } from "../../expression/rounded-value";
import type { AnswerValue, Form } from "../../types";
import { tuple } from "./bracket";
import { byHand, type Hand, inWords, type Written } from "./hand";
import { rationalOf } from "./plain-number";
import { rootList } from "./root-list";
import { assignment } from "./value";

type Roots = Extract<AnswerValue, { readonly kind: "roots" }>;

/** The solutions of an equation, rounded beside the exact ones where decimals are asked for. */
export function writeRoots(value: Roots, form: Form): Written {
  if (value.roots.length === 0) return inWords(form.domain === "real" ? "no real solution" : "no solution");
  const { decimals, figures } = form;
  if (decimals === undefined && figures === undefined) return byHand((hand) => rootList(value, hand));
  const near = (root: Expression, hand: Hand): string => {
    const rounded =
      decimals === undefined ? roundedFigures(root, figures as number) : roundedValue(root, decimals);
    const [exact, kept] = [rationalOf(root), rounded && rationalOf(rounded)];
    if (!rounded || (exact && kept && equals(exact, kept))) return "";
    const written = hand.print(rounded);
    return hand.isLatex ? ` \\approx ${written}` : ` ≈ ${written}`;
  };
  return byHand((hand) => rootList(value, hand, (root) => near(root, hand)));
}

/** The solutions of a system: one, several, or infinitely many in terms of free unknowns. */
export function systemNotation(value: AnswerValue): Written | null {
  if (value.kind === "points") return writePairs(value);
  return value.kind === "family" ? writeFamily(value) : null;
}

/** Infinitely many solutions: the words, and the unknowns in terms of the free ones. */
export function writeFamily(value: Extract<AnswerValue, { readonly kind: "family" }>): Written {
  return byHand((hand) => `${hand.lead("infinitely many solutions:")}${assignment(value, hand)}`);
}

/** (x, y) = (1, 2) or (3, 4) */
export function writePairs({ unknowns, points }: Extract<AnswerValue, { kind: "points" }>): Written {
  if (points.length === 0) return inWords("no solution");
  return byHand((hand) => {
    const letters = unknowns.map((name) => hand.print(symbol(name))).join(", ");
    return `(${letters}) = ${points.map((point) => tuple(point, "fitting", hand)).join(hand.between("or"))}`;
  });
}
