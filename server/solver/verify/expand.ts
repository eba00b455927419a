import { ofIdentity, tidy } from "./claims";
import { isPolynomial } from "./degree-bound";
import { checkIdentity } from "./identity";
import { refuted, type Verifier } from "./obligations";
import { checkUndefined, simplification } from "./simplify";
import { expandedFault } from "./written-form";

/** Equal everywhere, and written without products of sums and without like terms. What is not a polynomial when
 * expanded is judged as a simplification. */
export const EXPAND: Verifier<"expand"> = {
  expression: (problem, { expression: answer }, budget) => {
    if (!isPolynomial(problem.expression, budget)) return simplification(problem, answer, budget);
    return {
      value: () => ofIdentity(checkIdentity(problem.expression, answer, budget)),
      form: () => {
        const fault = expandedFault(answer);
        return fault === null ? tidy(answer)() : refuted(fault);
      },
    };
  },
  word: (problem, { word }, budget) => ({ word: () => checkUndefined(problem.expression, word, budget) }),
};
