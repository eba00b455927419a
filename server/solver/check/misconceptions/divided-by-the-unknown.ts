import { evaluateComplex } from "../../expression/evaluate-numeric";
import { inDoubles } from "../working/equation-values";
import type { WrongStep } from "../working/judged";
import { lettersIn } from "../working/subject";
import type { WrongRule } from "./misconception";

export const dividedByTheUnknown: WrongRule = {
  id: "divided-by-the-unknown",
  title: "Both sides were divided by the unknown, and a solution was lost",
  explanation:
    "The unknown may be $0$, and nothing can be divided by $0$. Bring everything to one side and factor: $x^2 = 3x$ becomes $x(x - 3) = 0$.",
  explains: losesCommonZero,
};

/** Every lost solution makes both sides zero. */
function losesCommonZero({ before, lost, gained }: WrongStep): boolean {
  if (before.kind !== "condition" || before.condition.kind !== "relation") return false;
  if (lost.length === 0 || gained.length > 0) return false;
  const { left, right } = before.condition;
  const [unknown, ...others] = lettersIn(before.condition);
  if (unknown === undefined || others.length > 0) return false;
  return lost.every((root) => {
    const at = inDoubles(new Map([[unknown, root]]));
    return at !== null && [left, right].every((side) => isZero(evaluateComplex(side, at)));
  });
}

const isZero = (value: { readonly re: number; readonly im: number } | null): boolean =>
  value !== null && Math.hypot(value.re, value.im) < 1e-9;
