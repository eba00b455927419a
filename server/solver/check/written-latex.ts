import { limitBehind } from "../ledger";
import type { Limits } from "../limits";
import { toLatex } from "../printer/latex";
import { readWrittenAnswer } from "./written-answer";

/** What a student wrote, set as LaTeX; empty when it cannot be read. */
export function writtenLatex(text: string, limits: Limits): string {
  try {
    const written = readWrittenAnswer(text, limits);
    switch (written?.kind) {
      case "words":
        return `\\text{${written.words}}`;
      case "tuples":
        return written.tuples.map((tuple) => `\\left(${tuple.map(toLatex).join(", ")}\\right)`).join(",\\; ");
      case "quantity":
        return `${toLatex(written.value)}\\ \\text{${written.unit.replace(/[^\w ./²³°µΩ-]/g, "")}}`;
      case "statements":
        return written.statements.map(toLatex).join(",\\; ");
      default:
        return "";
    }
  } catch (error) {
    if (limitBehind(error)) return "";
    throw error;
  }
}
