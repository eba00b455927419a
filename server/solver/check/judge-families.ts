import type { Expression } from "../expression/ast";
import { int, product, quotient } from "../expression/build";
import { turnOf } from "../expression/exact-angle";
import { comparedFamilies, type Family, isAmongFamilies } from "../expression/families";
import { absolute, equals, fromInt, isZero, multiply, type Rational, subtract } from "../expression/rational";
import { substitute } from "../expression/substitute";
import { symbolsOf } from "../expression/walk";
import { budget as budgetOf } from "../limits";
import { toLatex } from "../printer/latex";
import type { Budget } from "../types";
import { type Judgement, RIGHT, UNTOLD, wrongForm } from "./judgement";
import { Refutation } from "./proof/refutation";
import type { Claim } from "./student-claim";
import { moreSolutions } from "./wrong-answer";

/** All solutions of an equation in circular functions, with a letter for whole numbers: the same solutions can be
 * written with other starts, other letters and in more families. Null where the answer is none of this kind. */
export function judgeFamilies({ problem, worked, value, limits }: Claim): Judgement | null {
  const own = worked.derivation.answer;
  if (problem.task !== "trigonometry" || own.kind !== "roots" || value.kind !== "roots") return null;
  const budget = budgetOf(limits);
  const right = familiesOf(own.roots, budget);
  if (!right || right.length === 0 || value.roots.length === 0) return null;
  const isSingle = (root: Expression) => symbolsOf(root).length === 0;
  const singles = value.roots.filter(isSingle).map((root) => turnOf(root, budget));
  const given = familiesOf(
    value.roots.filter((root) => !isSingle(root)),
    budget,
  );
  if (!given || singles.includes(null)) return inDegrees(value.roots, right, budget);
  const compared = comparedFamilies(given, right);
  const strange = singles.find((place) => place && !isAmongFamilies(place, right)) ?? compared?.strange;
  if (strange) return failing(own.unknown, strange);
  if (!compared) return UNTOLD;
  return compared.missing ? moreSolutions() : RIGHT;
}

function failing(unknown: string, { n, d }: Rational): Judgement {
  const place = toLatex(product([quotient(int(n), int(d)), PI]));
  return {
    verdict: "wrong",
    message: "Put your answer back into the equation: do both sides agree?",
    refutation: (Refutation.otherTruth(true, false) as Refutation).saying(
      `$${unknown} = ${place}$ is one of yours, and does not solve the equation.`,
    ),
  };
}

/** 30 + 360k: right in degrees, without their sign. */
function inDegrees(roots: readonly Expression[], right: readonly Family[], budget: Budget): Judgement | null {
  const angles = roots.map((root): Expression => ({ kind: "function", name: "degree", args: [root] }));
  const given = familiesOf(angles, budget);
  const compared = given && comparedFamilies(given, right);
  return compared && !compared.strange && !compared.missing ? wrongForm(NO_SIGN) : null;
}

const NO_SIGN = "That is right in degrees. Write the sign °, or give the angles in radians.";
const PI: Expression = { kind: "constant", name: "pi" };
const TRIED = [2, 5, -3];

/** Null unless each is a start and a letter times a period, both parts of a turn. */
function familiesOf(roots: readonly Expression[], budget: Budget): readonly Family[] | null {
  const families: Family[] = [];
  for (const root of roots) {
    const [letter, ...others] = symbolsOf(root);
    if (!letter || others.length > 0) return null;
    const at = (k: number) =>
      turnOf(
        substitute(root, new Map([[letter, k < 0 ? { kind: "negation", operand: int(-k) } : int(k)]])),
        budget,
      );
    const [start, next] = [at(0), at(1)];
    if (!start || !next) return null;
    const step = subtract(next, start);
    const isEven = TRIED.every((k) => {
      const place = at(k);
      return place && equals(subtract(place, start), multiply(step, fromInt(k)));
    });
    if (isZero(step) || !isEven) return null;
    families.push({ start, period: absolute(step) });
  }
  return families;
}
