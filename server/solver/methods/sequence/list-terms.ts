import type { Expression } from "../../expression/ast";
import { equation, int, number, symbol } from "../../expression/build";
import { decimalNode, roundTo } from "../../expression/decimal";
import type { Rational } from "../../expression/rational";
import { substitute } from "../../expression/substitute";
import { charge } from "../../ledger";
import { valueLatex } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import { previousTerm, type SequenceTask } from "../../tasks/sequence";
import type { Budget, Derivation, Form, Step } from "../../types";
import { fitProgression, fitTerms, styleOfTask, valuesOf } from "./rule-values";
import { termsAnswer } from "./sequence-answer";
import { type Style, shown } from "./shown";

const MOST_TERMS = 40;
const METHOD = "sequence-terms";

/** A term as the form asks for it. */
export const termShown = (value: Rational, form: Form, style: Style): Expression =>
  form.decimals === undefined
    ? shown(value, style)
    : decimalNode(roundTo(value, form.decimals), form.decimals);

/** The first terms, one after the other. */
export function listTerms(
  task: SequenceTask & { readonly form: Form },
  count: number,
  budget: Budget,
): Derivation | null {
  if (count < 1 || count > MOST_TERMS) return null;
  const style = styleOfTask(task);
  const fromFormula = valuesOf(task, count, budget);
  if (fromFormula) {
    const steps = fromFormula.map((value, i) => putIn(task, { n: i + 1, value, values: fromFormula, style }));
    const items = fromFormula.map((value) => termShown(value, task.form, style));
    const answer = termsAnswer(items);
    return { method: METHOD, steps: [...steps, written(valueLatex(answer, { close: true }))], answer };
  }
  const fit =
    task.given.kind === "progression"
      ? fitProgression(task.given, budget)
      : task.given.kind === "terms"
        ? fitTerms(task.given, budget)
        : null;
  if (!fit?.step) return null;
  const values = Array.from({ length: count }, (_, i) => fit.at(BigInt(i + 1)));
  const answer = termsAnswer(values.map((value) => termShown(value, task.form, style)));
  return {
    method: METHOD,
    steps: [stepOn(fit.shape, { step: fit.step, latex: valueLatex(answer, { close: true }), style })],
    answer,
  };
}

const written = (latex: string): Step => ({
  rule: "list-terms",
  title: "Write the terms in a row.",
  latex,
  why: "The first term stands for position $1$, the next for position $2$, and so on.",
});

function stepOn(
  shape: string,
  { step, latex, style }: { step: Rational; latex: string; style: Style },
): Step {
  const by = toLatex(shown(step, style));
  return shape === "arithmetic"
    ? {
        rule: "add-common-difference",
        title: `Begin with the first term and add $${by}$ again and again.`,
        latex,
        why: "In an arithmetic sequence the difference from one term to the next is always the same.",
      }
    : {
        rule: "multiply-by-common-ratio",
        title: `Begin with the first term and multiply by $${by}$ again and again.`,
        latex,
        why: "In a geometric sequence the ratio of one term to the one before is always the same.",
      };
}

interface Put {
  readonly n: number;
  readonly value: Rational;
  readonly values: readonly Rational[];
  readonly style: Style;
}

/** "a_2 = 3(2) − 4 = 2". */
function putIn({ given, name, form }: SequenceTask & { form: Form }, { n, value, values, style }: Put): Step {
  const term = toLatex(symbol(`${name}_${n}`));
  const result = toLatex(termShown(value, form, style));
  if (given.kind === "recursive" && n <= given.first.length) {
    return {
      rule: "given-term",
      title: `Term $${n}$ is given.`,
      latex: `${term} = ${result}`,
      why: "A recursive rule needs the first terms to begin with.",
    };
  }
  const index = given.kind === "explicit" || given.kind === "recursive" ? given.index : "n";
  const put = new Map<string, Expression>([[index, int(n)]]);
  charge(n);
  for (let back = 1; back < n; back++) {
    put.set(previousTerm(name, index, back), shown(values[n - 1 - back] as Rational, style));
  }
  const body =
    given.kind === "explicit" || given.kind === "recursive"
      ? substitute(given.expression, put)
      : number(value);
  return {
    rule: "put-in-position",
    title: `Put in $${toLatex(equation(symbol(index), int(n)))}$.`,
    latex:
      toLatex(body) === result
        ? `${term} = ${result}`
        : `${term} = ${toLatex(body)} ${form.decimals === undefined ? "=" : "\\approx"} ${result}`,
    why:
      given.kind === "recursive"
        ? "The rule makes each term out of the terms before it."
        : "The letter stands for the position of the term.",
  };
}
