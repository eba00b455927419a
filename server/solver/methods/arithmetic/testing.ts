import { budget, DEFAULT_LIMITS } from "../../limits";
import { parseExpression } from "../../parser/parse";
import type { Derivation, Form, Problem } from "../../types";
import { arithmetic } from "./method";

/** A calculation as a problem, for tests. */
export const calculation = (text: string, form: Form = {}): Problem => ({
  task: "calculate",
  expression: parseExpression(text),
  text,
  instruction: "Calculate",
  latex: text,
  form,
});

/** The derivation of a calculation, for tests. */
export const worked = (text: string, form: Form = {}): Derivation | null =>
  arithmetic.work(calculation(text, form), budget(DEFAULT_LIMITS));
