import type { Expression, Relation, Statement } from "../expression/ast";
import { symbol } from "../expression/build";
import {
  degreeIn,
  polynomialOf,
  polynomialToExpression,
  scalePolynomial,
  subtractPolynomials,
} from "../expression/polynomial";
import { divide, fromInt } from "../expression/rational";
import { symbolsOf } from "../expression/walk";
import { budget, DEFAULT_LIMITS } from "../limits";
import { toLatex } from "../printer/latex";
import { table } from "../table";
import type { FunctionFeature } from "../tasks/function-features";
import { definitionsIn } from "./definitions";
import { pattern } from "./pattern";
import { type Recogniser, type Recognition, type Sentence, statementsIn } from "./sentence";

const FIND =
  "(find|determine|identify|state|give|list|write|name|calculate|describe|what is|what are)( all)?( the)?( coordinates of)?( the)?( equations? (of|for))?( the)?( any| all)?";
const KIND =
  "(the|this|each|every|of|following|given|linear|quadratic|cubic|polynomial|rational|absolute|value|exponential|logarithmic|square|root|graph|curve|function|functions|equation|equations|parabola|parabolas|line|lines|represented|by|defined)";
const OF = `(( of| for)?( ${KIND})*)`;

/** What is asked for, in words; the grammar reads the other features. */
const FEATURES: readonly (readonly [string, FunctionFeature])[] = [
  ["((x-?|x-intercepts?) and( the)? )?([xy]-)?intercepts?", "intercepts"],
  ["end (behavior|behaviour)", "end-behavior"],
  [
    "(real )?zeros and( state| give| find| list)?( the| their)? multiplicit(y|ies)( of each)?",
    "zeros-with-multiplicity",
  ],
];
const ASKED = FEATURES.flatMap(([words, feature]) => [
  [pattern(`${FIND} ${words}${OF} {M}`), feature] as const,
  [
    pattern(
      `(for|given|consider|let)( ${KIND})* {M} ${FIND} ${words}( of (the|its) (graph|function|parabola))?`,
    ),
    feature,
  ] as const,
]);

export const FEATURE_INSTRUCTIONS: Readonly<Record<FunctionFeature, string>> = table({
  graph: "Draw the graph",
  vertex: "Find the vertex",
  "axis-of-symmetry": "Find the axis of symmetry",
  "extreme-value": "Find the maximum or minimum value",
  intercepts: "Find the intercepts",
  "x-intercepts": "Find the $x$-intercepts",
  "y-intercept": "Find the $y$-intercept",
  "zeros-with-multiplicity": "Find the zeros with their multiplicities",
  "end-behavior": "Describe the end behavior",
  "vertical-asymptotes": "Find the vertical asymptotes",
  "horizontal-asymptote": "Find the horizontal asymptote",
  "slant-asymptote": "Find the slant asymptote",
  asymptotes: "Find the asymptotes",
  holes: "Find the holes",
});

/** "Describe the end behavior of f(x) = −4x³ + x", "For y = (x + 1)/(x − 2), find the x-intercept." */
export const recogniseFunctionFeatures: Recogniser = (sentence) => {
  for (const [words, feature] of ASKED) {
    const found = words.exec(sentence.words);
    if (!found) continue;
    const asked = feature === "intercepts" ? interceptIn(sentence.words) : feature;
    return asked && recognised(sentence, statementsIn(sentence, found[1] as string), asked);
  }
  return null;
};

/** Which of the intercepts the words name; null for letters other than x and y. */
function interceptIn(words: string): FunctionFeature | null {
  if (/x-?(?:intercepts?)? and/.test(words)) return "intercepts";
  const letter = /\b([a-z])-intercept/.exec(words)?.[1];
  if (letter === undefined) return "intercepts";
  return letter === "x" ? "x-intercepts" : letter === "y" ? "y-intercept" : null;
}

const DRAW = "(graph|sketch|draw|plot)( a)?( the)?( graph of)?";
const BY =
  "( (by|using|with)( the| its)? (plotting points|point plotting|intercepts|slope and y-intercept|slope-intercept method|vertex|transformations))?( on (the|a) (coordinate )?(plane|axes|grid))?";
const GRAPH = pattern(`${DRAW}( ${KIND})* {M}${BY}`);
const GRAPH_SYSTEM = pattern(`${DRAW}{SYSTEM} {LIST}`);
const GRAPH_INEQUALITY = pattern(
  `${DRAW}( the| each| this)?( following)?( solution( set)? of)?( the)?( inequality)? {M}( on (the|a) number line)?`,
);

/** "Graph y = 2x + 1", "Sketch f(x) = x² − 4", "Graph the system …", "Graph the inequality x > 3". */
export const recogniseGraph: Recogniser = (sentence) => {
  const system = /\bsystem\b/.test(sentence.words) ? GRAPH_SYSTEM.exec(sentence.words) : null;
  if (system) return systemIn(statementsIn(sentence, system[1] as string));
  const inequality = GRAPH_INEQUALITY.exec(sentence.words);
  const [only, ...others] = inequality ? statementsIn(sentence, inequality[1] as string) : [];
  if (only?.kind === "relation" && only.operator !== "=")
    return others.length > 0 ? null : inequalityIn(only);
  const found = GRAPH.exec(sentence.words);
  return found && recognised(sentence, statementsIn(sentence, found[1] as string), "graph");
};

function systemIn(statements: readonly Statement[]): Recognition | null {
  const equations = statements.filter(
    (each): each is Relation => each.kind === "relation" && each.operator === "=",
  );
  const unknowns = [...new Set(equations.flatMap(symbolsOf))].sort();
  if (equations.length !== statements.length || equations.length !== 2 || unknowns.length !== 2) return null;
  return {
    mathematics: { task: "solve-system", equations, unknowns },
    instruction: "Draw the graphs and find where they meet",
    latex: equations.map(toLatex).join(", \\quad "),
  };
}

function inequalityIn(condition: Relation): Recognition | null {
  const [unknown, ...others] = symbolsOf(condition);
  if (!unknown || others.length > 0 || condition.operator === "!=") return null;
  return {
    mathematics: { task: "inequality", condition, unknown, notation: "inequality" },
    instruction: "Find the numbers to mark",
    latex: toLatex(condition),
  };
}

interface Curve {
  readonly body: Expression;
  readonly unknown: string;
  readonly output: Expression;
}

function recognised(
  sentence: Sentence,
  statements: readonly Statement[],
  asked: FunctionFeature,
): Recognition | null {
  const [only, ...others] = statements;
  const curve = only && others.length === 0 ? curveOf(only, asked) : null;
  if (!curve || !only) return null;
  const named = asked === "extreme-value" ? /\b(minimum|maximum)\b/g.exec(sentence.words)?.[1] : undefined;
  const both = /maximum or minimum|minimum or maximum/.test(sentence.words);
  const extreme = named === "minimum" || named === "maximum" ? named : undefined;
  return {
    mathematics: { task: "function-features", ...curve, asked, ...(extreme && !both && { extreme }) },
    instruction: FEATURE_INSTRUCTIONS[asked],
    latex: toLatex(only),
  };
}

function curveOf(statement: Statement, asked: FunctionFeature): Curve | null {
  if (statement.kind !== "relation") return explicit(symbol("y"), statement);
  const [definition] = definitionsIn([statement]).definitions;
  if (definition && statement.left.kind === "function") {
    const { body, variable } = definition;
    const isOwn = symbolsOf(body).every((name) => name === variable);
    return isOwn ? { body, unknown: variable, output: statement.left } : null;
  }
  if (statement.operator !== "=") return null;
  const { left, right } = statement;
  if (left.kind === "symbol" && !symbolsOf(right).includes(left.name)) return explicit(left, right);
  return asked === "graph" ? solvedForHeight(statement) : null;
}

/** y = body; x for a body without a letter. A line x = 3 is no function. */
function explicit(output: (Expression & { kind: "symbol" }) | Expression, body: Expression): Curve | null {
  const [unknown = "x", ...others] = symbolsOf(body);
  const height = output.kind === "symbol" ? output.name : "y";
  return others.length > 0 || unknown === height || height === "x" ? null : { body, unknown, output };
}

/** A line 2x + 3y = 6 as y = 2 − 2x/3. */
function solvedForHeight({ left, right }: Relation): Curve | null {
  const work = budget(DEFAULT_LIMITS);
  const [l, r] = [polynomialOf(left, work), polynomialOf(right, work)];
  const gap = l && r && subtractPolynomials(l, r);
  const letters = gap ? symbolsOf(polynomialToExpression(gap)) : [];
  const [unknown, height] = letters;
  if (!gap || !unknown || !height || letters.length !== 2 || degreeIn(gap, height) !== 1) return null;
  const own = gap.terms.filter(({ exponents }) => exponents[height] !== undefined);
  const [only] = own;
  if (!only || own.length !== 1 || Object.keys(only.exponents).length !== 1) return null;
  const rest = { terms: gap.terms.filter((term) => term !== only) };
  const body = polynomialToExpression(scalePolynomial(rest, divide(fromInt(-1), only.coefficient)));
  return { body, unknown, output: symbol(height) };
}
