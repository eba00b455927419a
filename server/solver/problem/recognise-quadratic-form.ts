import type { Expression, Statement } from "../expression/ast";
import { degreeIn, polynomialOf } from "../expression/polynomial";
import { symbolsOf } from "../expression/walk";
import { budget, DEFAULT_LIMITS } from "../limits";
import { toLatex } from "../printer/latex";
import { toText } from "../printer/text";
import type { PlanePoint } from "../tasks/line";
import { isNumeric } from "./classify";
import { definitionsIn } from "./definitions";
import { markedText, pairsIn } from "./marked-text";
import { type Recogniser, type SourceRecogniser, statementsIn } from "./sentence";

const NOUNS =
  "(?: (?:the|each|every|this|following|given|quadratic|functions?|equations?|parabolas?|of|for|a|an))*";
const VERB = "(?:re)?write|express|put|state|give|find";
const SHAPE =
  "(?:standard form|vertex form|standard \\(vertex\\) form|the (#\\d+) form|the form (#\\d+)|(#\\d+) form)";
const FORMS = [
  new RegExp(`^(?:${VERB})${NOUNS} in ${SHAPE}${NOUNS} (#\\d+)$`),
  new RegExp(`^(?:${VERB})${NOUNS} (#\\d+) in ${SHAPE}$`),
  new RegExp(`^(?:${VERB}) the (?:standard|vertex) form of${NOUNS} (#\\d+)$`),
];
const LETTERS = "ahk";

/** "Write f(x) = x² − 6x + 11 in the form a(x − h)² + k", "Rewrite the quadratic function in standard form". */
export const recogniseQuadraticForm: Recogniser = (sentence) => {
  const words = sentence.words.replace(/^(?:for|in) the following exercises /, "");
  const found = FORMS.map((form) => form.exec(words)).find((match) => match !== null);
  if (!found) return null;
  const marks = found.slice(1).filter((mark) => mark !== undefined);
  const named = marks.filter((mark) => isPattern(statementsIn(sentence, mark)[0]));
  const [subject, ...others] = marks.filter((mark) => !named.includes(mark));
  const [statement, ...more] = subject === undefined ? [] : statementsIn(sentence, subject);
  const known = statement && subjectOf(statement);
  if (!known || others.length + more.length > 0 || !isQuadratic(known.body, known.unknown)) return null;
  if (named.length === 0 && !/\bfunction|\bparabola|vertex/.test(words) && !isHeight(known)) return null;
  return {
    mathematics: {
      task: "quadratic-form",
      given: { kind: "body", body: known.body },
      unknown: known.unknown,
      shape: "vertex",
    },
    form: { name: { latex: toLatex(known.label), text: toText(known.label) } },
    instruction: "Write in the form $a(x - h)^2 + k$",
    latex: toLatex(statement as Statement),
  };
};

interface Subject {
  readonly body: Expression;
  readonly unknown: string;
  readonly label: Expression;
}

function subjectOf(statement: Statement): Subject | null {
  if (statement.kind !== "relation" || statement.operator !== "=") return null;
  const { left, right } = statement;
  const [definition] = definitionsIn([statement]).definitions;
  const [unknown, ...others] = symbolsOf(right);
  if (unknown === undefined || others.length > 0) return null;
  if (definition) return definition.variable === unknown ? { body: right, unknown, label: left } : null;
  return left.kind === "symbol" && left.name !== unknown ? { body: right, unknown, label: left } : null;
}

/** f(x) = … or y = …: of any other letter the standard form may be another. */
const isHeight = ({ label, unknown }: Subject): boolean =>
  label.kind === "function" || (label.kind === "symbol" && ["yx", "xy"].includes(label.name + unknown));

/** a(x − h)² + k, with f(x) = or y = before it or not. */
function isPattern(statement: Statement | undefined): boolean {
  if (!statement) return false;
  const letters = symbolsOf(statement.kind === "relation" ? statement.right : statement);
  return [...LETTERS].every((letter) => letters.includes(letter)) && letters.length <= LETTERS.length + 1;
}

function isQuadratic(body: Expression, unknown: string): boolean {
  const polynomial = polynomialOf(body, budget(DEFAULT_LIMITS));
  return polynomial !== null && degreeIn(polynomial, unknown) === 2;
}

const PAIR = "\\\\?(?:left)?\\([^()]{1,40}\\)";
const LABELLED = new RegExp(
  `\\(\\s*h\\s*,\\s*k\\s*\\)\\s*=\\s*(${PAIR})[\\s,;$]*(?:and)?[\\s$]*\\(\\s*x\\s*,\\s*y\\s*\\)\\s*=\\s*(${PAIR})`,
);
const TOLD =
  /^(?:(?:for|in) the following exercises )?(?:find|write|determine|give|state)(?: (?:the|an|a|general|standard|form|equation|formula|of|for|quadratic|function|parabola|in))* (?:with|that has|whose|having)(?: (?:a|the))? vertex(?: (?:at|is|of))?(?: the point)? (#\d+)(?: (?:and|that|which|containing|contains|passing|passes|goes|going|through|a|the|graph|point|with|on))* (#\d+)$/;
const LEAD =
  /^(?:(?:for|in) the following exercises )?(?:use the vertex #\d+ and a point on the graph #\d+ to )?(?:find|write|determine|give|state)(?: (?:the|an|a|general|standard|form|equation|formula|of|for|quadratic|function|in))* (?:#\d+ ?)+$/;

/** "Write the equation of the quadratic function with vertex (1, −2) that passes through (3, 6)." */
export const recogniseQuadraticThrough: SourceRecogniser = ({ text }) => {
  if (!/\bvertex\b/.test(text) || !/\bquadratic\b/.test(text)) return null;
  const { words, maths } = markedText(text);
  const told = TOLD.exec(words);
  const labelled = told || !LEAD.test(words) ? null : LABELLED.exec(text.replace(/\\[;,]/g, " "));
  const written = told
    ? told.slice(1).map((mark) => maths[Number(mark.slice(1))] ?? "")
    : labelled
      ? labelled.slice(1)
      : [];
  const points = written.flatMap((each) => pairsIn(each.replace(/(?<![\s.,;:])[\s.,;:]+$/, "")) ?? []);
  const [vertex, point] = points as readonly PlanePoint[];
  if (!vertex || !point || points.length !== 2 || !points.flat().every(isNumeric)) return null;
  return {
    mathematics: {
      task: "quadratic-form",
      given: { kind: "vertex-and-point", vertex, point },
      unknown: "x",
      shape: /\bgeneral form\b/.test(words) ? "general" : "vertex",
    },
    form: { name: { latex: "f(x)", text: "f(x)" } },
    instruction: "Find the quadratic function",
    latex: points.map(([x, y]) => `(${toLatex(x)}, ${toLatex(y)})`).join(", \\quad "),
  };
};
