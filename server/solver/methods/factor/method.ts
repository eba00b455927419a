import type { Expression } from "../../expression/ast";
import { type Factor, factorPolynomial } from "../../expression/factorization";
import {
  type Polynomial,
  polynomialOf,
  polynomialToExpression,
  type Term,
} from "../../expression/polynomial";
import { absolute, isNegative, isOne } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Budget, Derivation, Method, Step } from "../../types";
import { expressionAnswer } from "../expand/method";
import { hasLikeTerms, writtenTerms } from "../expand/terms";
import { takeOutCommonFactor } from "./common-factor";
import { differenceOfSquares } from "./difference-of-squares";
import { groupFour, groupTerms } from "./group-terms";
import { takeOutLowestPower } from "./lowest-power";
import { perfectSquare } from "./perfect-square";

import { rationalRoot } from "./rational-root";
import { searchedFactor } from "./searched-factor";
import type { FactorRule, Split } from "./split";
import { splitMiddleTerm } from "./split-middle-term";
import { type Direction, type FactorState, mergeFactors, writeState } from "./state";
import { sumOfCubes } from "./sum-of-cubes";
import { monicTrinomial } from "./trinomial";

const RULES: readonly FactorRule[] = [
  differenceOfSquares,
  sumOfCubes,
  perfectSquare,
  monicTrinomial,
  splitMiddleTerm,
  groupTerms,
  rationalRoot,
  searchedFactor,
];

/** Factors polynomials with rational coefficients completely over the integers. */
export const factor: Method = {
  id: "factor",
  tasks: ["factor"],
  work(problem, budget) {
    if (problem.task !== "factor") return null;
    const p = polynomialOf(problem.expression, budget);
    if (!p) return takeOutLowestPower(problem.expression, budget);
    if (p.terms.length < 2) return null;
    return isPrime(p, budget) ? primeAnswer(p) : new Factoring(problem.expression, p, budget).derivation();
  },
};

function isPrime(p: Polynomial, budget: Budget): boolean {
  const { content, factors } = factorPolynomial(p, budget);
  return isOne(absolute(content)) && factors.length === 1 && factors[0]?.multiplicity === 1;
}

function primeAnswer(p: Polynomial): Derivation {
  const shown = `$${toLatex(polynomialToExpression(p))}$`;
  return {
    method: "factor",
    steps: [
      {
        rule: "no-factors",
        title: "It is prime: no product of smaller factors with whole coefficients gives it.",
        latex: "\\text{prime}",
        why: `The terms of ${shown} share no factor, no pattern fits, and a complete search over whole numbers finds nothing.`,
      },
    ],
    answer: { kind: "word", word: "prime" },
  };
}

/** One exercise being worked: the state and the lines so far. */
class Factoring {
  private readonly steps: Step[] = [];
  private readonly direction: Direction;
  private last: string;

  constructor(
    private readonly expression: Expression,
    private readonly p: Polynomial,
    private readonly budget: Budget,
  ) {
    const first = p.terms[0] as Term;
    const last = p.terms[p.terms.length - 1] as Term;
    const starts = writtenTerms(expression, budget)?.[0];
    const startsPositive = starts !== undefined && !isNegative(starts.coefficient);
    const rising = startsPositive && isNegative(first.coefficient) && !isNegative(last.coefficient);
    this.direction = rising ? "rising" : "falling";
    this.last = toLatex(expression);
  }

  derivation(): Derivation {
    let state = this.start();
    for (let next = this.advance(state); next; next = this.advance(state)) state = next;
    const answer = writeState(state, this.direction);
    return { method: "factor", steps: this.steps, answer: expressionAnswer(answer) };
  }

  /** Grouping of the terms as they are written, else collected terms with the common factor taken out. */
  private start(): FactorState {
    const written = writtenTerms(this.expression, this.budget);
    const common = takeOutCommonFactor(this.p, this.budget);
    const isPlain = isOne(common.number) && common.factors.length === 1;
    const grouped = written?.length === 4 && isPlain ? groupFour(written, this.budget) : null;
    if (grouped)
      return this.applySplit(common, common.factors[0] as Factor, { rule: groupTerms, split: grouped });
    if (!written || hasLikeTerms(written)) {
      const collected = polynomialToExpression(this.p);
      this.record("multiply-out-first", collected, {
        title: "Multiply out and collect like terms.",
        why: "The patterns show once every term stands only once.",
      });
    }
    if (isPlain) return common;
    const number = this.isTurned(common) ? absolute(common.number) : common.number;
    const taken = toLatex(writeState({ number, factors: common.factors.slice(0, -1) }, "falling"));
    this.record("take-out-common-factor", writeState(common, this.direction), {
      title: "Take out the common factor.",
      why: `Every term is divided by $${taken}$.`,
    });
    return common;
  }

  /** Splits the first factor that still splits; null when all are irreducible. */
  private advance(state: FactorState): FactorState | null {
    for (const factor of state.factors) {
      if (factor.polynomial.terms.length < 2) continue;
      for (const rule of RULES) {
        const split = rule.split(factor.polynomial, this.budget);
        if (split) return this.applySplit(state, factor, { rule, split });
      }
    }
    return null;
  }

  private applySplit(
    state: FactorState,
    factor: Factor,
    { rule, split }: { readonly rule: FactorRule; readonly split: Split },
  ): FactorState {
    for (const { expression, ...line } of split.before ?? []) {
      if (factor.multiplicity > 1 || this.isTurned(state)) break;
      this.record(
        line.rule,
        writeState(state, this.direction, { polynomial: factor.polynomial, by: expression }),
        line,
      );
    }
    const parts = split.parts.map((polynomial) => ({ polynomial, multiplicity: factor.multiplicity }));
    const factors = state.factors.flatMap((other) => (other === factor ? parts : [other]));
    const next = mergeFactors({ number: state.number, factors });
    this.record(rule.rule, writeState(next, this.direction), {
      title: split.title ?? rule.title,
      why: split.why,
    });
    return next;
  }

  /** Whether a bracket carries the minus sign of the number, so that the polynomials stand the other way round. */
  private isTurned(state: FactorState): boolean {
    return this.direction === "rising" && isNegative(state.number);
  }

  private record(rule: string, expression: Expression, { title, why }: { title: string; why: string }): void {
    const latex = toLatex(expression);
    if (latex === this.last) return;
    this.last = latex;
    this.steps.push({ rule, title, latex, why });
  }
}
