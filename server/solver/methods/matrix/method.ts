import { evaluateExact } from "../../expression/evaluate-exact";
import { divide, isZero, negate, type Rational } from "../../expression/rational";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { MatrixOperation, MatrixTask, RowOperation } from "../../tasks/matrix";
import type { AnswerValue, Budget, Derivation, Method, Step } from "../../types";
import { combine, SizesDiffer, transposed } from "./combine";
import { determinantSteps, without } from "./determinant";
import { characteristicPolynomial, eigenvalues } from "./eigenvalues";
import { bracketed, type Exact, entry, exactRows, hasDecimals, matrixAnswer } from "./exact";
import { inverse } from "./inverse";
import { afterOperation, type ExactOperation, operationStep, reduced } from "./row-operation";
import { spaces, trace } from "./spaces";

/** Work with matrices of numbers: sums and products, determinants, inverses, row operations. */
export const matrix: Method = {
  id: "matrix",
  tasks: ["matrix"],
  work(problem, budget): Derivation | null {
    if (problem.task !== "matrix") return null;
    const decimals = problem.matrices.some(({ rows }) => hasDecimals(rows));
    if (problem.operation.kind === "combine") return combined(problem, { decimals, budget });
    const first = problem.matrices[0] && exactRows(problem.matrices[0].rows, budget);
    return first ? single(first, problem.operation, { decimals, budget }) : null;
  },
};

interface Desk {
  readonly decimals: boolean;
  readonly budget: Budget;
}

function single(m: Exact, operation: MatrixOperation, { decimals, budget }: Desk): Derivation | null {
  switch (operation.kind) {
    case "determinant":
      return m.length === m[0]?.length ? determinant(m, [], { decimals, budget }) : null;
    case "minor":
    case "cofactor":
      return minor(m, operation, { decimals, budget });
    case "inverse":
      return inverse(m, decimals, budget);
    case "transpose": {
      const steps: Step[] = [];
      const value = transposed(m, { steps, decimals });
      return value.kind === "matrix"
        ? { method: "matrix", steps, answer: matrixAnswer(value.rows, decimals) }
        : null;
    }
    case "eigenvalues":
      return eigenvalues(m, decimals, budget);
    case "rank":
    case "nullity":
    case "null-space":
      return spaces(m, operation.kind, { decimals, budget });
    case "trace":
      return trace(m, decimals);
    case "characteristic":
      return characteristicPolynomial(m, decimals, budget);
    case "reduce": {
      const { steps, result } = reduced(m, m[0]?.length ?? 0, budget);
      return steps.length > 0 ? { method: "matrix", steps, answer: matrixAnswer(result, decimals) } : null;
    }
    case "row-operations":
      return changed(m, operation.operations, { decimals, budget });
    case "clear-column":
      return cleared(m, decimals);
    case "combine":
      return null;
  }
}

function numberAnswer(value: Rational, decimals: boolean): AnswerValue {
  const expression = entry(value, decimals);
  return { kind: "expression", expression };
}

function determinant(m: Exact, before: readonly Step[], { decimals, budget }: Desk): Derivation {
  const { steps, value } = determinantSteps(m, decimals, budget);
  return { method: "matrix", steps: [...before, ...steps], answer: numberAnswer(value, decimals) };
}

function minor(
  m: Exact,
  { kind, row, column }: Extract<MatrixOperation, { readonly row: number }>,
  desk: Desk,
): Derivation | null {
  if (
    m.length !== m[0]?.length ||
    m.length < 2 ||
    row < 0 ||
    column < 0 ||
    row >= m.length ||
    column >= m.length
  )
    return null;
  const left = without(m, row, column);
  const crossed: Step = {
    rule: "cross-out",
    title: `Cross out row ${row + 1} and column ${column + 1}.`,
    latex: bracketed(
      left.map((each) => each.map((v) => toLatex(entry(v, desk.decimals)))),
      "v",
    ),
    why: "The minor of an entry is the determinant of what is left.",
  };
  const found = determinant(left, [crossed], desk);
  if (kind === "minor" || (row + column) % 2 === 0 || found.answer.kind !== "expression") return found;
  const value = evaluateExact(found.answer.expression, new Map(), desk.budget);
  if (!value) return null;
  const answer = numberAnswer(negate(value), desk.decimals);
  const turned: Step = {
    rule: "cofactor-sign",
    title: "Change the sign.",
    latex: valueLatex(answer),
    why: `Row ${row + 1} and column ${column + 1} add up to an odd number, so the cofactor is minus the minor.`,
  };
  return isZero(value) ? found : { method: "matrix", steps: [...found.steps, turned], answer };
}

function changed(
  m: Exact,
  operations: readonly RowOperation[],
  { decimals, budget }: Desk,
): Derivation | null {
  const steps: Step[] = [];
  let state: Exact = m;
  for (const operation of operations) {
    const exact = exactOperation(operation, budget);
    const next = exact && afterOperation(state, exact);
    if (!exact || !next) return null;
    state = next;
    steps.push(operationStep(exact, state, decimals));
  }
  return { method: "matrix", steps, answer: matrixAnswer(state, decimals) };
}

function exactOperation(operation: RowOperation, budget: Budget): ExactOperation | null {
  if (operation.kind === "swap") return operation;
  const by = evaluateExact(operation.by, new Map(), budget);
  return by && { ...operation, by };
}

/** Zeros below the first entry, by adding multiples of the first row. */
function cleared(m: Exact, decimals: boolean): Derivation | null {
  const pivot = m[0]?.[0];
  if (!pivot || isZero(pivot)) return null;
  const steps: Step[] = [];
  let state: Exact = m;
  for (let to = 1; to < m.length; to += 1) {
    const value = m[to]?.[0] as Rational;
    if (isZero(value)) continue;
    const operation: ExactOperation = { kind: "add", from: 0, by: negate(divide(value, pivot)), to };
    state = afterOperation(state, operation) ?? state;
    steps.push(operationStep(operation, state, decimals));
  }
  return steps.length > 0 ? { method: "matrix", steps, answer: matrixAnswer(state, decimals) } : null;
}

function combined(task: MatrixTask, { decimals, budget }: Desk): Derivation | null {
  if (task.operation.kind !== "combine") return null;
  const matrices = new Map<string, Exact>();
  for (const { name, rows } of task.matrices) {
    const exact = exactRows(rows, budget);
    if (!exact) return null;
    matrices.set(name, exact);
  }
  const steps: Step[] = [];
  try {
    const value = combine(task.operation.expression, { matrices, decimals, steps, budget });
    const last = steps.at(-1);
    if (value?.kind !== "matrix" || !last) return null;
    const answer = matrixAnswer(value.rows, decimals);
    return { method: "matrix", steps: steps.filter((step, i) => step.latex !== steps[i - 1]?.latex), answer };
  } catch (error) {
    if (!(error instanceof SizesDiffer)) throw error;
    return undefinedCombination(steps);
  }
}

function undefinedCombination(steps: readonly Step[]): Derivation {
  const last: Step = {
    rule: "sizes-do-not-fit",
    title: "The sizes do not fit, so this is undefined.",
    latex: "\\text{undefined}",
    why: "Sums need matrices of the same size; in a product the first needs as many columns as the second has rows.",
  };
  return {
    method: "matrix",
    steps: [...steps, last],
    answer: { kind: "word", word: "undefined" },
  };
}
