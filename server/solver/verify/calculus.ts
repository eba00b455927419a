import type { CalculusTask } from "../tasks/calculus";
import { DERIVATIVE } from "./derivative";
import { IMPLICIT_DERIVATIVE } from "./implicit-derivative";
import { INTEGRAL } from "./integral";
import { LIMIT } from "./limit";
import type { Verifier } from "./obligations";
import { TANGENT_LINE } from "./tangent-line";

/** The checks for the tasks of calculus. */
export const CALCULUS_VERIFIERS: { readonly [T in CalculusTask["task"]]: Verifier<T> } = {
  derivative: DERIVATIVE,
  "tangent-line": TANGENT_LINE,
  "implicit-derivative": IMPLICIT_DERIVATIVE,
  limit: LIMIT,
  integral: INTEGRAL,
};
