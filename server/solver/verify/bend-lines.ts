import type { Expression } from "../expression/ast";
import { int, product, sum } from "../expression/build";
import { type Bend, shapeOf } from "../expression/function-shape";
import { EULER } from "../expression/logarithm";
import { toLatex } from "../printer/latex";
import { table } from "../table";
import type { Budget, Check } from "../types";
import { ascending, tidy, unitless } from "./claims";
import { type FeatureQuestion, heightName, isSame } from "./feature-subject";
import {
  exactly,
  type Obligations,
  refuted,
  spotChecked,
  UNCHECKED,
  type ValueOf,
  verified,
  weakest,
} from "./obligations";
import { encloseValue } from "./precise/enclose";

const ZERO = int(0);
const BITS = 64n;
/** What has to be zero at a pole of each function, as a function of its argument. */
const ZERO_AT_POLE: Readonly<Record<string, string>> = table({
  tan: "cos",
  sec: "cos",
  cot: "sin",
  csc: "sin",
});
const LOGARITHMS = new Set(["ln", "log"]);

/** The lines that have to be said of a curve: none, one, or two at least of a periodic one, which has them without end. */
type Owed = "none" | "upright" | "several upright" | "level";

export function linesOwed({ body, unknown }: FeatureQuestion, budget: Budget): Owed {
  const bend = shapeOf(body, unknown, budget)?.bend;
  if (!bend) return "none";
  if (LOGARITHMS.has(bend.name)) return "upright";
  if (Object.hasOwn(ZERO_AT_POLE, bend.name)) return "several upright";
  return isExponential(bend, budget) ? "level" : "none";
}

const FEWEST_OF_SEVERAL = 2;

const isOwed = (owed: Owed, upright: number, level: number): boolean => {
  if (owed === "several upright") return upright >= FEWEST_OF_SEVERAL && level === 0;
  return upright === Number(owed === "upright") && level === Number(owed === "level");
};

/** Asymptotes of a stretched and moved function of the table: upright where its argument comes to a pole, level at
 * the height to which an exponential is moved. Of a periodic curve not all are asked for. */
export function bendLines(
  question: FeatureQuestion,
  values: ValueOf<"named">["values"],
  budget: Budget,
): Obligations<"named"> {
  const shape = shapeOf(question.body, question.unknown, budget);
  const upright = values.filter(({ name }) => name === question.unknown).map(({ value }) => value);
  const level = values.filter(({ name }) => name === heightName(question)).map(({ value }) => value);
  return {
    names: () =>
      exactly(
        upright.length + level.length === values.length &&
          (!shape || isOwed(linesOwed(question, budget), upright.length, level.length)),
        "A line has no such name, or one is missing.",
      ),
    units: unitless(values),
    values: () => {
      if (!shape) return UNCHECKED;
      const { bend, shift } = shape;
      return weakest([
        ...values.map(({ value }) => tidy(value)),
        ascending(upright),
        ...upright.map((at) => () => checkPole(bend, at, budget)),
        ...level.map((height) => () => checkLevel(bend, { height, shift }, budget)),
        () => spotChecked(),
      ]);
    },
  };
}

function checkPole({ name, inside, node }: Bend, at: Expression, budget: Budget): Check {
  const argument = sum([product([inside.slope, at], true), inside.offset]);
  const zero: Expression | null = LOGARITHMS.has(name)
    ? argument
    : Object.hasOwn(ZERO_AT_POLE, name)
      ? { kind: "function", name: ZERO_AT_POLE[name] ?? "", args: [argument] }
      : null;
  if (!zero) return refuted("The curve has no upright asymptote.");
  const holds = isSame(zero, ZERO, budget);
  if (holds === null) return UNCHECKED;
  return holds
    ? verified(
        `At $${toLatex(at)}$ the argument of $${toLatex(node)}$ comes to a place where it has no bound.`,
      )
    : refuted("The curve has a value there.");
}

/** b to a line comes close to zero on one side, whatever positive number b is but one. */
function checkLevel(
  bend: Bend,
  { height, shift }: { readonly height: Expression; readonly shift: Expression },
  budget: Budget,
): Check {
  if (!EXPONENTIALS.has(bend.name)) return refuted("The curve has no level asymptote.");
  const isAt = isSame(height, shift, budget);
  const isKnown = isExponential(bend, budget);
  if (isKnown === null || isAt === null) return UNCHECKED;
  return isKnown && isAt
    ? verified(
        `On one side $${toLatex(bend.node)}$ comes close to $0$, so the curve comes close to $${toLatex(height)}$.`,
      )
    : refuted("The curve does not come close to this line.");
}

const EXPONENTIALS = new Set(["exp", "power"]);

/** Whether it is a positive number but one to a line; null where that cannot be told. */
function isExponential({ name, node }: Bend, budget: Budget): boolean | null {
  if (!EXPONENTIALS.has(name)) return false;
  const base = node.kind === "power" ? node.base : EULER;
  const [isOne, about] = [isSame(base, int(1), budget), encloseValue(base, BITS)];
  return isOne === null || !about ? null : !isOne && about.low > 0n;
}
