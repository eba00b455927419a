import type { Expression } from "../../expression/ast";
import { equation, int, number, symbol } from "../../expression/build";
import { nodesIn } from "../../expression/nodes-in";
import { polynomialOf, totalDegree } from "../../expression/polynomial";
import { divide, fromInt, multiply, type Rational, toNumber, ZERO } from "../../expression/rational";
import { substitute } from "../../expression/substitute";
import { plural, singular } from "../../lexicon/nouns";
import { budget } from "../../limits";
import { toLatex } from "../../printer/latex";
import type { StoryAsked, StoryTask } from "../../tasks/story";
import { words } from "../../word-list";
import type { Recognition, SourceRecogniser } from "../sentence";
import { type Formula, formulaIn, isPlainNumber, nounsOf } from "./told-formula";
import {
  bareMathematics,
  isRounding,
  roundingIn,
  type ToldSentence,
  toldSentences,
  wordsOf,
} from "./told-sentences";

const WHEN: readonly (readonly string[])[] = [
  ["when"],
  ["after", "how", "many"],
  ["how", "long"],
  ["in", "how", "many"],
  ["how", "many", "seconds"],
  ["at", "what", "time"],
];
const WHAT: readonly (readonly string[])[] = [
  ["what", "is", "the"],
  ["what", "will", "be", "the"],
  ["what", "was", "the"],
  ["find", "the"],
  ["determine", "the"],
  ["calculate", "the"],
];
const TOP = words("maximum highest greatest peak");
const GROUND = words("ground water ocean floor sea lake");
const LANDS = words("hit hits reach reaches strike strikes land lands");
const ARRIVES = words("reach reaches attain attains at");
const HEIGHTS = words("height altitude high");
const TIMES = words("second minute hour");
/** Words of a question about another place or time of the flight, or about more than one. */
const OTHERWISE = words(
  "above below than first second both per each again back between other speed velocity initial not and",
);

/** A quadratic formula told in a story, and a question about its top or about the ground: "The height is −16t² + 96t + 112
 * feet after t seconds. When does the rock reach its maximum height?" */
export const recogniseToldParabola: SourceRecogniser = (source) => {
  const all = toldSentences(source.text);
  const rounding = all.at(-1);
  const isRounded = rounding !== undefined && isRounding(rounding.pieces);
  const sentences = isRounded ? all.slice(0, -1) : all;
  const [question, told] = [sentences.at(-1), sentences.slice(0, -1)];
  if (!question || told.some(({ isQuestion }) => isQuestion)) return null;
  if (question.pieces.some(({ kind }) => kind === "maths")) return null;
  const formula = formulaIn(told, source, isPlainNumber);
  const squares = formula && isTelling(formula, told) ? coefficientsOf(formula, source.limits) : null;
  const task = formula && squares && taskOf(wordsOf(question.pieces), { formula, squares, told });
  if (!formula || !task) return null;
  const { decimals } = isRounded ? roundingIn(rounding.pieces) : {};
  return recognitionOf(formula, decimals === undefined ? task : { ...task, decimals });
};

/** Whether each number of the story stands in the formula: a speed of 96 feet per second, a cliff of 112 feet. */
function isTelling({ expression }: Formula, told: readonly ToldSentence[]): boolean {
  const known = new Set(
    nodesIn(expression).flatMap((node) => (node.kind === "number" ? [Math.abs(toNumber(node.value))] : [])),
  );
  return told.every(({ pieces }) =>
    pieces.every(({ kind, text }) => {
      const [number = ""] = text.split("-");
      const isNumber = kind === "word" ? isPlainNumber(number) : isPlainNumber(bareMathematics(text));
      return !isNumber || known.has(Number(kind === "word" ? number : bareMathematics(text)));
    }),
  );
}

interface Thrown {
  readonly formula: Formula;
  readonly squares: readonly [a: Rational, b: Rational];
  readonly told: readonly ToldSentence[];
}

const begins = (row: readonly string[], phrases: readonly (readonly string[])[]): boolean =>
  phrases.some((phrase) => phrase.every((word, at) => row[at] === word));

const has = (row: readonly string[], set: ReadonlySet<string>): boolean => row.some((word) => set.has(word));

function taskOf(asked: readonly string[], thrown: Thrown): StoryTask | null {
  const { formula, squares, told } = thrown;
  const said = told.flatMap(({ pieces }) => wordsOf(pieces));
  const isHeight = has(said, HEIGHTS);
  const rest = asked.filter((word) => word !== "seconds");
  if (has(rest, OTHERWISE)) return null;
  const top = number(divide(multiply(squares[1], fromInt(-1)), multiply(squares[0], fromInt(2))));
  const time = timeOf(thrown);
  if (has(asked, TOP)) {
    // A top at or before the start is none of the story.
    if (squares[0].n >= 0n || squares[1].n <= 0n) return null;
    if (begins(asked, WHEN))
      return time !== null && isHeight && has(asked, ARRIVES) ? ofValue(top, time, VERTEX) : null;
    const noun = asked[asked.findIndex((word) => TOP.has(word)) + 1] ?? "";
    if (!begins(asked, WHAT) || !said.map((word) => singular(word)).includes(singular(noun))) return null;
    return ofValue(substitute(formula.expression, new Map([[formula.letter, top]])), "", VERTEX);
  }
  const isLanding = begins(asked, WHEN) && has(asked, GROUND) && has(asked, LANDS);
  if (!isLanding || !isHeight || time === null) return null;
  return {
    task: "story",
    unknowns: [{ letter: formula.letter, means: "the time" }],
    conditions: [
      { relation: equation(formula.expression, int(0)), says: "On the ground the height is zero." },
    ],
    asked: [amount(symbol(formula.letter), time)],
    domain: "positive",
  };
}

const VERTEX = "The top of the parabola $y = at^2 + bt + c$ is at $t = -\\frac{b}{2a}$.";

const amount = (value: Expression, unit: string): StoryAsked => ({ kind: "amount", label: "", value, unit });

const ofValue = (value: Expression, unit: string, assumption: string): StoryTask => ({
  task: "story",
  unknowns: [],
  conditions: [],
  asked: [amount(value, unit)],
  domain: "positive",
  assumption,
});

/** The unit of a letter that is a time; empty where it is not told, null for any other letter. */
function timeOf({ formula, told }: Thrown): string | null {
  const unit = [...nounsOf(formula.letter, told)].find((noun) => TIMES.has(noun));
  if (unit !== undefined) return plural(unit);
  return formula.letter === "t" ? "" : null;
}

const SQUARE = 2;

/** The coefficients of the square and of the letter; null where the formula is no quadratic one. */
function coefficientsOf(
  { expression }: Formula,
  limits: Parameters<typeof budget>[0],
): readonly [Rational, Rational] | null {
  const terms = polynomialOf(expression, budget(limits))?.terms ?? [];
  const of = (degree: number): Rational =>
    terms.find((term) => totalDegree(term) === degree)?.coefficient ?? ZERO;
  const isQuadratic = of(SQUARE).n !== 0n && terms.every((term) => totalDegree(term) <= SQUARE);
  return isQuadratic ? [of(SQUARE), of(1)] : null;
}

const recognitionOf = ({ expression }: Formula, mathematics: StoryTask): Recognition => ({
  mathematics,
  instruction: "Work with the formula of the story",
  latex: toLatex(expression),
});
