import type { Expression } from "../../expression/ast";
import { equation, symbol } from "../../expression/build";
import { toLatex } from "../../printer/latex";
import { toText } from "../../printer/text";
import type { Answer, Step } from "../../types";

/** The values of the unknowns asked for: an ordered pair or triple, "k = -9" when only one is. */
export function point(unknowns: readonly string[], values: readonly Expression[]): Answer {
  return { value: { kind: "point", unknowns, values }, ...tuple(unknowns, values) };
}

interface Family {
  readonly unknowns: readonly string[];
  readonly values: readonly Expression[];
  readonly free: readonly string[];
}

/** Infinitely many solutions, each unknown in terms of the free ones. In two unknowns, and after Cramer's rule,
 * textbooks leave it at the words (`wordsOnly`); otherwise they give the family. */
export function family({ unknowns, values, free }: Family, wordsOnly: boolean): Answer {
  const { latex, text } = tuple(unknowns, values);
  const words = "infinitely many solutions";
  return {
    value: { kind: "family", unknowns, values, free },
    latex: wordsOnly ? `\\text{${words}}` : `\\text{${words}: } ${latex}`,
    text: `${words}: ${text}`,
  };
}

export const inconsistent: Answer = {
  value: { kind: "none" },
  latex: "\\text{no solution}",
  text: "no solution",
};

export const inconsistentStep: Step = {
  rule: "inconsistent",
  title: "This is never true, so the system has no solution.",
  latex: inconsistent.latex,
  why: "Numbers that solved all the equations would make this statement true, and nothing can.",
};

/** "(x, y) = (1, 2)" */
export function tuple(
  unknowns: readonly string[],
  values: readonly Expression[],
): { readonly latex: string; readonly text: string } {
  const [name, value] = [unknowns[0], values[0]];
  if (unknowns.length === 1 && name && value) {
    const statement = equation(symbol(name), value);
    return { latex: toLatex(statement), text: toText(statement) };
  }
  const names = unknowns.map(symbol);
  return {
    latex: `(${names.map(toLatex).join(", ")}) = ${bracketed(values.map(toLatex).join(", "))}`,
    text: `(${names.map(toText).join(", ")}) = (${values.map(toText).join(", ")})`,
  };
}

const bracketed = (inner: string): string =>
  inner.includes("\\frac") ? `\\left(${inner}\\right)` : `(${inner})`;
