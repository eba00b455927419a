import type { Expression } from "../expression/ast";
import { nodesIn, topNodes } from "../expression/nodes-in";
import { mapChildren } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Problem } from "../types";

/** Terms of one sum of which all groups are left out in turn; of a longer one, single terms and pairs. */
const MOST_TERMS = 4;
/** Answers with something left out that are tried. */
const MOST_TRIED = 60;

/** Whether an answer holds as well with terms or factors left out: samples do not see what is next to nothing at all of
 * them, however large it is elsewhere. What they say is said of the rest.
 * @param holds whether what is checked of an answer holds for another one */
export function hasUnseenPart(value: AnswerValue, holds: (less: AnswerValue) => boolean): boolean {
  let tried = 0;
  for (const part of topNodes(value)) {
    for (const less of withLess(part)) {
      tried += 1;
      if (tried > MOST_TRIED) return false;
      if (holds(replaced(value, part, less))) return true;
    }
  }
  return false;
}

/** Above it two fractions next to each other are nearer than doubles tell apart. */
const FINEST = 10n ** 12n;

/** Whether a fraction is written that values in doubles do not tell from its neighbours, and that nobody told. */
export function isFinerThanSamples(value: AnswerValue, problem: Problem): boolean {
  const told = new Set(nodesIn(problem).map(toLatex));
  return nodesIn(value).some(
    (node) =>
      node.kind === "number" &&
      node.value.d !== 1n &&
      (node.value.n < 0n ? -node.value.n : node.value.n) * node.value.d > FINEST &&
      !told.has(toLatex(node)),
  );
}

/** The expression with terms of a sum or a factor of a product left out, at every place in it. */
function* withLess(e: Expression): Generator<Expression> {
  if (e.kind === "sum") for (const terms of shorter(e.terms)) yield alone(terms) ?? { ...e, terms };
  if (e.kind === "product")
    for (const left of e.factors) {
      const factors = e.factors.filter((each) => each !== left);
      yield alone(factors) ?? { ...e, factors };
    }
  const parts: Expression[] = [];
  mapChildren(e, (part) => parts[parts.push(part) - 1] as Expression);
  for (const [place, inner] of parts.entries())
    for (const less of withLess(inner)) {
      let at = 0;
      yield mapChildren(e, (part) => (at++ === place ? less : part));
    }
}

const alone = ([only, ...others]: readonly Expression[]): Expression | null =>
  only && others.length === 0 ? only : null;

/** Every group of terms that is neither empty nor the whole. */
function shorter(terms: readonly Expression[]): readonly (readonly Expression[])[] {
  if (terms.length <= MOST_TERMS)
    return Array.from({ length: 2 ** terms.length - 2 }, (_, chosen) =>
      terms.filter((__, at) => ((chosen + 1) >> at) % 2 === 1),
    ).toSorted((a, b) => b.length - a.length);
  return terms.flatMap((left, at) => [
    terms.filter((each) => each !== left),
    ...terms.slice(at + 1).map((other) => terms.filter((each) => each !== left && each !== other)),
  ]);
}

/** A value of any shape with one part of it put in the place of another. */
function replaced<T>(value: T, part: Expression, by: Expression): T {
  if ((value as unknown) === part) return by as T;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => replaced(each, part, by)) as T;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaced(each, part, by)])) as T;
}
