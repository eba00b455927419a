import type { Item, WordItem } from "../grammar/items";
import { AROUND_WORKING, DRAWING, VERBS_OF_WORKING, WAYS_OF_WORKING } from "../lexicon/working";
import {
  CHECKING,
  draws,
  isAsking,
  isCommand,
  isCount,
  isWay,
  NOTING,
  OF_ANSWERING,
  textsOf,
} from "./adjunct-words";

/** Whether a whole sentence is said of the working, of the form of the answer or of a picture alone. */
export const isAside = (said: readonly Item[]): boolean =>
  [isOfWorking, isOfDrawing, isOfAnswering, isOfShape, isOfNaming, isOfFallback].some((is) => is(said));

const firstWord = (items: readonly Item[]): string | undefined =>
  items
    .flatMap((item) => (item.kind === "word" && item.text !== "then" ? textsOf(item) : []))
    .find((word) => !SETTING.has(word));

const SETTING: ReadonlySet<string> = new Set([
  "for",
  "the",
  "following",
  "exercises",
  "problems",
  "in",
  "then",
  "also",
]);

/** "Not all problems require integration by parts.", "Use a graphing utility to confirm your answers." */
function isOfWorking(said: readonly Item[]): boolean {
  const words = said.flatMap((item) => (item.kind === "word" ? [item] : []));
  if (words.length === 0 || said.some((item) => item.kind === "maths" && !PARTS.has(item.text))) return false;
  const all = words.flatMap(textsOf);
  const areKnown = words.every(
    (item) =>
      item.concept === "any-way" ||
      item.concept === "skip" ||
      textsOf(item).every(
        (word) => WAYS_OF_WORKING.has(word) || VERBS_OF_WORKING.has(word) || AROUND_WORKING.has(word),
      ),
  );
  const isNegated = all[0] === "not";
  const isVerbFirst = VERBS_OF_WORKING.has(all[0] ?? "") || (all[0] === "in" && all[1] === "using");
  const isOfWays = words.some(isWay) || all.some((word) => CHECKING.has(word)) || NOTING.has(all[0] ?? "");
  return (
    areKnown &&
    isOfWays &&
    (isNegated || isVerbFirst) &&
    !words.some((item, at) => isAsking(item) && !NOUNS.has(item.text) && !isOfProblem(words[at + 1]))
  );
}

/** They look like requests and are none. */
const NOUNS: ReadonlySet<string> = new Set(["provided", "solution", "solutions"]);

/** "to solve the problem" says nothing of what it is. */
const isOfProblem = (next: WordItem | undefined): boolean =>
  next !== undefined && textsOf(next).at(-1)?.startsWith("problem") === true;

/** What the parts of an integral by parts are called. */
const PARTS: ReadonlySet<string> = new Set(["u", "v", "dv", "du"]);

/** "Let L_n denote the left-endpoint sum using n subintervals": a name that books give, which the question calls. */
function isOfNaming(said: readonly Item[]): boolean {
  const [first] = said;
  const isLet = first?.kind === "word" && first.concept === "suppose";
  const names = said.flatMap((item) => (item.kind === "maths" ? [item.text] : []));
  return isLet && said.some((item) => item.kind === "word" && NAMING.has(item.text)) && names.every(isName);
}

const NAMING: ReadonlySet<string> = new Set(["denote", "denotes"]);
const isName = (text: string): boolean =>
  !text.includes("=") && ![...text].some((sign) => sign >= "0" && sign <= "9");

/** "Show that each limit leads to the indeterminate form 0/0." */
const isOfShape = (said: readonly Item[]): boolean =>
  said.some((item) => item.kind === "word" && textsOf(item).includes("indeterminate")) &&
  said.every((item) => item.kind !== "maths" || SHAPES.has(item.text.replace(/\s/g, "")));

const SHAPES: ReadonlySet<string> = new Set(["0/0", "\\frac{0}{0}", "\\frac00", "∞/∞", "\\infty/\\infty"]);

/** "Draw the region bounded by the curves." */
function isOfDrawing(said: readonly Item[]): boolean {
  if (said.some(({ kind }) => kind === "maths")) return false;
  const words = said.flatMap((item) => (item.kind === "word" ? [item] : []));
  // "Use technology to graph …"
  const isLed =
    words[0]?.concept === "by" && words.some((word, at) => draws(word) && words[at - 1]?.concept === "to");
  const isDrawn = isLed || DRAWING.has(firstWord(said) ?? "");
  return isDrawn && !said.some(isAsking) && !said.some(isCommand);
}

/** "If you cannot find it exactly, use a calculator to approximate it": what is to be done where nothing is found. */
function isOfFallback(said: readonly Item[]): boolean {
  const [first, ...rest] = said.flatMap((item) => (item.kind === "word" ? [item] : []));
  const [opening, ...more] = first ? textsOf(first) : [];
  if (opening !== "if" || said.some((item) => item.kind === "maths" && !isCount(item))) return false;
  const isNeed = more.some((word) => NEEDED.has(word));
  const isLack = rest.slice(0, 3).some(({ concept, text }) => concept === "not" || text === "unable");
  return isNeed || (isLack && (rest.some(isWay) || rest.some(({ concept }) => concept === "round")));
}

const NEEDED: ReadonlySet<string> = new Set(["necessary", "needed"]);

/** "If the integral is not convergent, answer “divergent”." */
function isOfAnswering(said: readonly Item[]): boolean {
  const words = said.flatMap((item) => (item.kind === "word" ? [item] : []));
  const [first] = words;
  return (
    first?.text === "if" &&
    !said.some(({ kind }) => kind === "maths") &&
    words.some(({ concept }) => concept === "converges" || concept === "satisfies") &&
    words.every(({ concept }) => concept !== null && OF_ANSWERING.has(concept))
  );
}
