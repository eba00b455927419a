import { symbol } from "../../expression/build";
import { directionOfTurn, divideSurds } from "../../expression/direction";
import { circularValue, directionOf, turnOf } from "../../expression/exact-angle";
import { rational } from "../../expression/rational";
import { multiplySurds, type SurdNumber, surdToExpression } from "../../expression/surd-number";
import type { TrigonometryQuestion } from "../../tasks/trigonometry";
import type { Budget, Step } from "../../types";
import { type NamedValue, namedAnswer, namedLatex, type Worked } from "./worked";

type Question = Extract<TrigonometryQuestion, { readonly kind: "triangle" }>;

/** The sides of a triangle with a right angle at C from one side and an acute angle known exactly. */
export function exactRightTriangle({ known, asked }: Question, budget: Budget): Worked | null {
  const right = known.C && turnOf(known.C, budget);
  const acute = known.A ?? known.B;
  if (right?.n !== 1n || right.d !== 2n || !acute || asked.some((part) => !"abc".includes(part))) return null;
  const scope = { letters: new Map(), budget };
  const direction = directionOf(acute, scope);
  if (!direction) return null;
  const [sin, cos] = known.A ? [direction.sin, direction.cos] : [direction.cos, direction.sin];
  const unit: SurdNumber = directionOfTurn(rational(0n))?.cos ?? [];
  const share: Readonly<Record<string, SurdNumber>> = { a: sin, b: cos, c: unit };
  const side = ["a", "b", "c"].find((name) => known[name as "a" | "b" | "c"]);
  const given = side && known[side as "a" | "b" | "c"];
  const size = given && circularValue(given, scope);
  const hypotenuse = side && size && divideSurds(size, share[side] ?? []);
  if (!hypotenuse) return null;
  const values: NamedValue[] = asked.map((part) => ({
    name: symbol(part),
    value: surdToExpression(multiplySurds(hypotenuse, share[part] ?? [])),
  }));
  const answer = namedAnswer(values);
  const step: Step = {
    rule: "right-triangle-ratios",
    title: "Use the ratios of the right triangle: $\\sin A = \\frac{a}{c}$ and $\\cos A = \\frac{b}{c}$.",
    latex: namedLatex(values),
    why: "The ratios of the sides depend on the angle only.",
  };
  return { steps: [step], answer };
}
