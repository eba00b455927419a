import type { Expression } from "../expression/ast";
import { toLatex } from "../printer/latex";
import { isNumeric } from "./classify";
import type { Recognition } from "./sentence";

interface Told {
  readonly rate: Expression | null;
  readonly whole: Expression | null;
  readonly part: Expression | null;
}

/** The percent relation with the one that is asked for left out. */
export function percentTask({ rate, whole, part }: Told): Recognition | null {
  if (![rate, whole, part].every((number) => number === null || isNumeric(number))) return null;
  return {
    mathematics: { task: "percent", rate, whole, part },
    instruction: rate === null ? "Find the percent" : whole === null ? "Find the whole" : "Find the part",
    latex: percentLatex(rate && { kind: "percent", operand: rate }, whole, part),
  };
}

function percentLatex(rate: Expression | null, whole: Expression | null, part: Expression | null): string {
  const shown = (number: Expression | null, asked: string) => {
    if (!number) return asked;
    return number.kind === "sum" ? `\\left(${toLatex(number)}\\right)` : toLatex(number);
  };
  return `${shown(rate, "?\\%")} \\text{ of } ${shown(whole, "?")} = ${shown(part, "?")}`;
}
