import type { Expression, Statement } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import type { RewriteGoal } from "../tasks/trigonometry";
import { type AngleQuestion, expressionAt, hasCircular } from "./angle-question";
import type { AngleText } from "./trigonometry-text";

const NOUN =
  "(?: (?:the|each|this|given|following|trigonometric|expression|expressions|product|sum|difference|or|of|functions?|fully|completely))*";
const WRITE =
  "(?:rewrite|write|express|simplify|use the (?:product-to-sum|sum-to-product) formulas? to (?:write|rewrite|express|evaluate))";

const GOALS: readonly (readonly [RegExp, RewriteGoal])[] = [
  [
    new RegExp(
      `^(?:(?:fully |completely )?(?:simplify|simplify fully)${NOUN}(?: to one trigonometric expression| to a single trigonometric function)? )?(#\\d+)$`,
    ),
    "simplify",
  ],
  [
    new RegExp(
      `^${WRITE}${NOUN} (?:with|using|so that it has) (?:an|no) (?:exponents?|powers?) (?:no )?(?:higher|greater) than (?:1|one) (#\\d+)$`,
    ),
    "lower-powers",
  ],
  [
    new RegExp(`^${WRITE}${NOUN} (?:such|so) that the argument (?:#\\d+|[a-z]) is positive (#\\d+)$`),
    "positive-argument",
  ],
];
const WITHOUT_INVERSE =
  /^(?:find|write|give|state|rewrite)(?: (?:the|each|this|an?|exact|value|of|given|following|algebraic|equivalent|expression|as|for))* (?:#(\d+) )?(?:in terms of|as an algebraic expression (?:in|of)|that is algebraic in) (?:#\d+|[a-z])(?: with the help of a (?:reference|right) triangle| using a (?:reference|right) triangle)?(?: (?:for )?#(\d+))?$/;
const COFUNCTION = /^(?:rewrite|write|express) (#\d+) (?:in terms of|as|using) its cofunction$/;
const IN_TERMS =
  /^(?:rewrite|write|express|expand)(?: the expression)? in terms of (#\d+) and (#\d+) (#\d+)$/;
const BY_SECOND =
  /^simplify the first trigonometric expression by writing the simplified form in terms of the second expression (#\d+)(?: (?:and )?#\d+)*$/;
const TRUTH =
  /^(?:determine|decide|state|verify|check) (?:whether|if) (?:the|this|each) (?:identity|equation|statement) is (?:true or false|an identity|true)(?: if false find an appropriate equivalent expression)? (#\d+)$/;
const PROVE =
  /^verify(?: (?:that|the|this|given|identity|following|trigonometric))* (#\d+)(?: is an identity)?$/;

/** An expression to be put into another form, or an identity to be judged. */
export function recogniseRewrite(text: AngleText): AngleQuestion | null {
  return asTruth(text) ?? bySecond(text) ?? asGoal(text);
}

const isOne = (statement: Statement | undefined): boolean =>
  statement?.kind === "number" && statement.value.n === statement.value.d;

function asGoal(text: AngleText): AngleQuestion | null {
  const words = text.words.replace(/(?<=than )#(\d+)/, (mark, at: string) =>
    isOne(text.maths[Number(at)]?.[0]) ? "one" : mark,
  );
  for (const [wording, goal] of GOALS) {
    const e = expressionAt(text, wording.exec(words)?.[1]);
    // Of a number by itself its value is asked for.
    if (e && hasCircular(e) && (/[a-z]/.test(words) || symbolsOf(e).length > 0)) return rewriting(e, goal);
  }
  const [, before, after] = WITHOUT_INVERSE.exec(text.words) ?? [];
  const composed =
    (before === undefined) !== (after === undefined) ? expressionAt(text, before ?? after) : null;
  if (composed?.kind === "function" && hasCircular(composed) && symbolsOf(composed).length === 1)
    return rewriting(composed, "without-inverse");
  const e = expressionAt(text, COFUNCTION.exec(text.words)?.[1]);
  if (e && hasCircular(e)) return rewriting(e, "cofunction");
  const [, one, other, mark] = IN_TERMS.exec(text.words) ?? [];
  const inner = expressionAt(text, mark);
  const names = [one, other]
    .map((each) => expressionAt(text, each))
    .map((each) => (each?.kind === "function" ? each.name : ""));
  return inner && names.includes("sin") && names.includes("cos") ? rewriting(inner, "expand-angle") : null;
}

const rewriting = (expression: Expression, goal: RewriteGoal): AngleQuestion => ({
  question: { kind: "rewrite", expression, goal },
  instruction: "Rewrite",
  shown: [expression],
});

function bySecond(text: AngleText): AngleQuestion | null {
  if (!BY_SECOND.test(text.words)) return null;
  const [first, ...others] = text.maths.flat();
  const names = others.flatMap((e) => (e.kind === "function" ? [e] : []));
  if (!first || first.kind === "relation" || names.length === 0 || names.length !== others.length)
    return null;
  return symbolsOf(first).length > 0 ? rewriting(first, { inTermsOf: names }) : null;
}

function asTruth(text: AngleText): AngleQuestion | null {
  const mark = TRUTH.exec(text.words)?.[1] ?? PROVE.exec(text.words)?.[1];
  const statements = mark ? (text.maths[Number(mark.slice(1))] ?? []) : [];
  const [only] = statements;
  if (only?.kind !== "relation" || statements.length > 1 || only.operator !== "=" || !hasCircular(only))
    return null;
  return {
    question: { kind: "identity", relation: only },
    instruction: "Decide whether this is an identity",
    shown: [only],
  };
}
