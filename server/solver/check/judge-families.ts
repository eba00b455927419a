import type { Expression } from "../expression/ast";
import { int, product, quotient } from "../expression/build";
import { comparedFamilies, type Family, isAmongFamilies } from "../expression/families";
import { polynomialOf } from "../expression/polynomial";
import { absolute, type Rational, ZERO } from "../expression/rational";
import { mapChildren, symbolsOf } from "../expression/walk";
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
  const singles = value.roots.filter(isSingle).map((root) => placeOf(root, budget));
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
const TURN = "π";

/** Null unless each is a start and a letter times a period, both parts of a turn. */
function familiesOf(roots: readonly Expression[], budget: Budget): readonly Family[] | null {
  const families = roots.map((root) => familyOf(root, budget));
  const known = families.filter((family) => family !== null);
  return known.length === families.length ? known : null;
}

function familyOf(root: Expression, budget: Budget): Family | null {
  const [letter, ...others] = symbolsOf(root);
  const parts = letter && others.length === 0 ? partsOf(root, budget) : null;
  if (!letter || !parts || [...parts.keys()].some((name) => name !== "" && name !== letter)) return null;
  const period = parts.get(letter);
  return period ? { start: parts.get("") ?? ZERO, period: absolute(period) } : null;
}

/** The place of a solution without a letter, in multiples of π. */
function placeOf(root: Expression, budget: Budget): Rational | null {
  const parts = partsOf(root, budget);
  return parts && [...parts.keys()].every((name) => name === "") ? (parts.get("") ?? ZERO) : null;
}

/** How many π an angle has alone, and with each letter; null where it is no sum of such. */
function partsOf(angle: Expression, budget: Budget): ReadonlyMap<string, Rational> | null {
  const p = polynomialOf(withTurn(angle), budget);
  const parts = p?.terms.map(({ coefficient, exponents }) => {
    const { [TURN]: turns = 0, ...rest } = exponents;
    const [[letter, times] = ["", 1], ...others] = Object.entries(rest).filter(
      ([, exponent]) => exponent !== 0,
    );
    return turns === 1 && times === 1 && others.length === 0 ? ([letter, coefficient] as const) : null;
  });
  const known = parts?.filter((part) => part !== null);
  return known && known.length === parts?.length ? new Map(known) : null;
}

/** With π as a letter, and degrees as parts of it. */
function withTurn(e: Expression): Expression {
  if (e.kind === "constant" && e.name === "pi") return { kind: "symbol", name: TURN };
  const inner = mapChildren(e, withTurn);
  return inner.kind === "function" && inner.name === "degree" && inner.args[0]
    ? quotient(product([inner.args[0], { kind: "symbol", name: TURN }]), int(HALF_TURN))
    : inner;
}

const HALF_TURN = 180;
