import type { Expression, Relation, Statement } from "../expression/ast";
import { equation, int, symbol } from "../expression/build";
import { mapChildren, symbolsOf } from "../expression/walk";
import { solveOne, solveSeveral } from "./classify";
import { pattern } from "./pattern";
import {
  equationsIn,
  lettersIn,
  type Recogniser,
  type Recognition,
  type Sentence,
  statementsIn,
} from "./sentence";

const SOLVE =
  "((use a calculator to )?solve|find( all)?( the)?( real| complex| exact)? (solutions?|roots?|zeros?)( set)?( real and non-real)?( of| to| for)?|" +
  "what (is|are) the (real )?(solutions?|roots?) (of|to)|solve and simplify)";
/** What is said of the letter to solve for, and of the way, without naming either. */
const FOR_IT =
  "( for (the |an? )?(unknown |indicated |given )?(variable|unknown)s?| and factoring| involving absolute values?|" +
  " below| (by|using) equations| inverses| using the inverse of the coefficient matrix)*";
const GIVEN = "(if|when|where|in|from|given|given that|such that|knowing that|so that)";
const FIND =
  "(what is|find|calculate|determine|work out|solve for|find the value of|what is the value of|give|what are)( the value of)?";

/** [the pattern, which group is the list of equations, which names the unknowns] */
const FORMS: readonly (readonly [RegExp, number, number | null])[] = [
  [pattern(`${SOLVE}{EQUATION}{SYSTEM}${FOR_IT} {LIST}`), 1, null],
  [pattern(`solve( for)?( the)? (unknown|missing) (variable|value|number|letter) {LIST}`), 1, null],
  [
    pattern(
      `solve{EQUATION} by (identifying|using) the quadratic form( use a substitute variable)? and find all real solutions {LIST}`,
    ),
    1,
    null,
  ],
  [
    pattern(
      `find the points? (of intersection|where) of( the| each| this| pair| of| two| following)* (lines|curves|graphs)( if (it exists|they exist))?( if it does not exist (indicate|state|say) that there is no point of intersection)? {LIST}`,
    ),
    1,
    null,
  ],
  [pattern(`${SOLVE}{EQUATION}{SYSTEM} {LIST} for (the variable )?{LETTERS}`), 1, 2],
  [pattern("solve for the (indicated|specified|given) variable {LIST} for {LETTERS}"), 1, 2],
  [pattern("solve for {LETTER} in terms of (#\\d+|[A-Za-z]) {LIST}"), 2, 1],
  [
    pattern(
      "solve{EQUATION}{SYSTEM} for {LETTERS}( in terms of [A-Za-z])? (in )?((the )?(equation|formula|system) )?{LIST}",
    ),
    2,
    1,
  ],
  [
    pattern(
      "solve( the)?( formula| equation)? for the (indicated|specified|given) variable solve( the)?( formula| equation)? {LIST} for {LETTERS}",
    ),
    1,
    2,
  ],
  [pattern("use the (formula|equation) {LIST} (to )?(solve for|find)( the [a-z]+)? {LETTER}"), 1, 2],
  [pattern(`${FIND} {LETTERS}( ${GIVEN})? {LIST}`), 2, 1],
  [pattern(`{LIST} (and )?${FIND} {LETTERS}`), 1, 2],
  [pattern(`${GIVEN} {LIST} ${FIND} {LETTERS}`), 1, 2],
  [pattern(`(let|suppose)( that)? {LIST} ${FIND} {LETTERS}`), 1, 2],
];

/** "Solve 3x + 5 = 20", "Solve for y: …", "Solve the system …", "What is x if …?" */
export const recogniseSolve: Recogniser = (sentence) => {
  for (const [words, list, letters] of FORMS) {
    const found = words.exec(sentence.words);
    const equations = found && equationsOrRefusal(sentence, found[list] as string);
    if (!found || !equations) continue;
    if ("refusal" in equations) return equations;
    const asked = letters === null ? undefined : (found[letters] as string);
    if (asked !== undefined && isPi(sentence, asked))
      return solveAll(equations.map(piToLetter), ["pi"], sentence.words);
    const names = asked === undefined ? undefined : lettersIn(sentence, asked);
    if (names === null) continue;
    return solveAll(equations, names, sentence.words);
  }
  return null;
};

/** In "solve C = πd for π" the constant is treated as a letter. */
function isPi(sentence: Sentence, list: string): boolean {
  const [only, ...others] = statementsIn(sentence, list);
  return only?.kind === "constant" && only.name === "pi" && others.length === 0;
}

const piToLetter = ({ left, right }: Relation): Relation => equation(lettered(left), lettered(right));

const lettered = (e: Expression): Expression =>
  e.kind === "constant" && e.name === "pi" ? symbol("pi") : mapChildren(e, lettered);

function equationsOrRefusal(sentence: Sentence, list: string): Relation[] | { refusal: string } | null {
  const equations = equationsIn(sentence, list);
  if (equations) return equations;
  const statements = statementsIn(sentence, list);
  if (statements.some((statement) => statement.kind === "relation")) {
    const equationsOnly = statements.every(
      (statement) => statement.kind !== "relation" || statement.operator === "=",
    );
    return equationsOnly
      ? null
      : { refusal: "I can work with inequalities in one unknown, but not with one like this yet." };
  }
  if (/\b(?:roots?|zeros?) of\b/.test(sentence.words)) return zeroOf(statements);
  const hasLetters = statements.length === 1 && symbolsOf(statements[0] as Expression).length > 0;
  return hasLetters ? { refusal: "There is no equals sign here, so there is nothing to solve." } : null;
}

/** "The roots of x² − 4x + 3" are those of x² − 4x + 3 = 0. */
function zeroOf(statements: readonly Statement[]): Relation[] | null {
  const only = statements[0];
  if (statements.length !== 1 || !only || only.kind === "relation" || symbolsOf(only).length === 0)
    return null;
  return [equation(only, int(0))];
}

function solveAll(
  equations: readonly Relation[],
  names: readonly string[] | undefined,
  words: string,
): Recognition | null {
  const only = equations[0] as Relation;
  const real = /\breal (?:solutions?|roots?|zeros?)/.test(words) ? { form: { domain: "real" as const } } : {};
  if (equations.length > 1) return solveSeveral(equations, names);
  if (names && names.length > 1) return { refusal: "One equation is not enough for several unknowns." };
  if (only.left.kind === "function" && names === undefined) return null;
  return { ...solveOne(only, names?.[0]), ...real };
}
