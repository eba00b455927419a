import { wordedReaders } from "#readers";
import type { Expression } from "../expression/ast";
import type { Command } from "../grammar/read-command";
import { isUndefined, onLedger } from "../ledger";
import type { Limits } from "../limits";
import type { Reading } from "../outcome";
import { isLiteralFraction } from "../parser/literal";
import { AmbiguityError, ParseError } from "../parser/parse-error";
import { toLatex } from "../printer/latex";
import { type Form, LimitReached, type Mathematics, type Problem, type Task } from "../types";
import { piLeftOut, thingLeftOut } from "./asked-in-full";
import { attempt, unheeded, unheededInStory, unheededWords } from "./coverage";
import { readMathematics } from "./mathematics";
import type { Piece } from "./piece";
import { isPlainCommand } from "./plain-command";
import { proseOf } from "./prose";
import type { Stage } from "./readers/stage";
import { PLAIN } from "./recognisers";
import { knownRefusal, refusalFor } from "./refusal";
import { segment } from "./segment";
import type { Recogniser, Recognition, Sentence, Source, SourceRecogniser } from "./sentence";
import { unmetRequest } from "./unmet-request";
import { takeClauses } from "./wording";

export type ReadOutcome =
  | { readonly ok: true; readonly reading: Reading; readonly problem: Problem }
  /** `reason` is a sentence for a student; `position` an offset into the text, where one is known. */
  | {
      readonly ok: false;
      readonly reading: Reading;
      readonly reason: string;
      readonly position?: number;
      /** The text can be read in several ways, and `reason` is the question that settles which is meant. */
      readonly unclear?: true;
    };

/** Finds the task and the mathematics in a text that says what is meant (see readings/ for those that do not). Words
 * that are not understood make it a refusal: nothing is guessed.
 * @throws {LimitReached} when the text is longer or deeper than the limits */
export function readProblem(text: string, limits: Limits): ReadOutcome {
  return onLedger(limits, () => {
    const found = readWith(text, limits);
    const again = (other: string): Problem | null => {
      const read = readWith(other, limits);
      return read.ok ? read.problem : null;
    };
    const left = found.ok ? thingLeftOut(found.problem, again) : null;
    if (left !== null) return { ok: false, reading: found.reading, reason: severalReason(left) };
    const lost = found.ok ? piLeftOut(found.problem, again) : null;
    return lost === null ? found : { ok: false, reading: found.reading, reason: unheededReason(lost) };
  });
}

const severalReason = (left: string): string =>
  `You ask for several things here, and I would leave out “${left}”. Ask for each by itself.`;

function readWith(text: string, limits: Limits): ReadOutcome {
  if (text.length > limits.length) throw new LimitReached("length");
  const source: Source = { text, prose: proseOf(text), limits };
  const first = isPlainCommand(text) ? null : readFirst(source);
  if (first) return first;
  const sentence = readAlone(source);
  if (sentence.ok) return sentence;
  const stacked = withBinomials(text);
  if (stacked !== text) return readWith(stacked, limits);
  const command = readAs(text, readAny(text, limits));
  if (command) return command;
  const chain = wordedReaders().readChain(text, limits, (question, bindings) => {
    const alone = readAlone({ text: question, prose: proseOf(question), limits, bindings });
    const asked = alone.ok || bindings ? alone : readAs(question, readAny(question, limits));
    return asked?.ok ? asked.problem : null;
  });
  if (chain) return outcome(text, chain, {});
  const late = firstOfSource(source, wordedReaders().LATE);
  if (late && !("refusal" in late)) return outcome(text, late, {});
  for (const recogniser of wordedReaders().SPOKEN) {
    const spoken = attempt(recogniser, source);
    if (spoken) return outcome(text, spoken, {});
  }
  return late && "refusal" in late ? { ...sentence, reason: late.refusal } : sentence;
}

/** What would be taken for something else by the readers that follow. */
function readFirst(source: Source): ReadOutcome | null {
  const { text, limits } = source;
  const { recogniseLetteredLaw, readCalculus } = wordedReaders();
  const lettered = attempt(recogniseLetteredLaw, source);
  return lettered ? outcome(text, lettered, {}) : readAs(text, readCalculus(text, limits));
}

const readAny = (text: string, limits: Limits): Command | null =>
  wordedReaders().readAnyCommand(text, limits);

/** What a command says, where its task can give what is asked for. */
function readAs(text: string, command: Command | null): ReadOutcome | null {
  const sentence = { words: text.toLowerCase(), maths: [], form: {} };
  const found = command && checked(command.recognition, sentence, command.form);
  return command && found && !("refusal" in found) ? outcome(text, found, command) : null;
}

const STACKED =
  /(?:\\left)?\(\s*\\begin\{(matrix|array)\}(?:\{c\})?\s*(\d+|n)\s*\\\\\s*(\d+|[kr])\s*\\end\{\1\}\s*(?:\\right)?\)/g;

/** Where binomial coefficients are spoken of, two numbers stacked in brackets are one, not a column. */
const withBinomials = (text: string): string =>
  /\bbinomial coefficients?\b/i.test(text) ? text.replace(STACKED, "\\binom{$2}{$3}") : text;

/** A text that is no story and builds on nothing told before but the bindings. */
function readAlone(source: Source): ReadOutcome {
  const { text, limits, bindings } = source;
  const ignored: string[] = [];
  const early = isPlainCommand(text) ? null : firstOfSource(source, wordedReaders().EARLY, ignored);
  if (early) return outcome(text, early, {});
  const read = readSentence(text, { limits, bindings });
  return read.ok || ignored.length === 0 ? read : { ...read, reason: unheededReason(ignored[0] as string) };
}

const unheededReason = (word: string): string =>
  `I don’t know what “${word}” changes here, so I leave this one alone.`;

interface SentenceOptions {
  readonly limits: Limits;
  readonly bindings?: Source["bindings"];
}

const DIVIDES_BY_ZERO = "Something in this is divided by zero, so it has no value. Check what you typed.";

function readSentence(text: string, { limits, bindings }: SentenceOptions): ReadOutcome {
  const pieces = segment(text);
  const mathsPieces = pieces.filter((piece) => piece.kind === "maths");
  const words = sentenceOf(pieces);
  try {
    const maths = readMathematics(mathsPieces, words, limits, bindings);
    return recognise(text, { words, maths, form: {}, bindings });
  } catch (error) {
    if (isUndefined(error))
      return {
        ok: false,
        reading: { instruction: instructionOf(words), latex: "" },
        reason: DIVIDES_BY_ZERO,
      };
    if (!(error instanceof ParseError)) throw error;
    // What the mathematics in it could mean is no matter where the words around it are not understood.
    const isAsked = error instanceof AmbiguityError;
    const reason = knownRefusal(words) ?? (isAsked ? refusalFor(words, []) : error.message);
    return {
      ok: false,
      reading: { instruction: instructionOf(words), latex: "" },
      reason,
      position: error.position,
    };
  }
}

/** The words in a row, with #0, #1, … where mathematics stands. */
function sentenceOf(pieces: readonly Piece[]): string {
  let count = 0;
  return pieces
    .map((piece) => (piece.kind === "word" ? piece.text.replace("what's", "what is") : `#${count++}`))
    .join(" ");
}

function recognise(text: string, whole: Sentence): ReadOutcome {
  const { words, maths, bindings } = whole;
  const taken = takeClauses(words);
  const stripped: Sentence = { ...taken, maths, bindings };
  const found = checked(
    firstOf(stripped, isPlainCommand(text) ? PLAIN : wordedReaders().SENTENCES),
    whole,
    taken.form,
  );
  // Numbers that stand by themselves say nothing without the words around them.
  const telling = maths.flat().filter(({ kind }) => kind !== "number");
  const latex = telling.map(toLatex).join(", \\quad ");
  if (!found)
    return {
      ok: false,
      reading: { instruction: instructionOf(words), latex },
      reason: refusalFor(words, maths.flat()),
    };
  if ("refusal" in found) {
    return { ok: false, reading: { instruction: instructionOf(words), latex }, reason: found.refusal };
  }
  return outcome(text, found, taken);
}

function outcome(
  text: string,
  found: Recognition,
  asked: { readonly form?: Form; readonly method?: string },
): ReadOutcome {
  if ("refusal" in found)
    return { ok: false, reading: { instruction: "", latex: "" }, reason: found.refusal };
  const { mathematics } = found;
  const shown = { instruction: found.instruction, latex: found.latex };
  const form = { ...asked.form, ...found.form };
  const assumes = found.assumes ?? notationIn(mathematics, text);
  const problem: Problem = { ...mathematics, ...shown, text, form, method: asked.method, assumes };
  const reason = unmetRequest(problem);
  if (reason) return { ok: false, reading: shown, reason };
  return { ok: true, reading: shown, problem };
}

/** Books write the variance as the second number of N(60, 7) as well: which of them it is nobody says. */
const notationIn = (mathematics: Mathematics, text: string): string | undefined =>
  mathematics.task === "distribution" && text.replaceAll(" ", "").replaceAll("\\sim", "~").includes("~N(")
    ? "the second number of N(…, …), as the standard deviation,"
    : undefined;

/** The first that reads the whole text. What a formal question leaves out of account is put down in `ignored`, and the
 * next one is tried. */
function firstOfSource(source: Source, stage: Stage, ignored: string[] = []): Recognition | null {
  for (const recogniser of stage.readers) {
    const found = attempt(recogniser, source);
    const word = found && unaccounted(recogniser, source, { found, stage });
    if (word !== null) ignored.push(word);
    else if (found) return found;
  }
  return null;
}

/** A word or number that a recogniser leaves out of account; null when everything counts. Stories that are read in
 * frames come from a ledger of their own. */
function unaccounted(
  recogniser: SourceRecogniser,
  source: Source,
  { found, stage }: { readonly found: Recognition; readonly stage: Stage },
): string | null {
  if (stage.formal.has(recogniser)) return unheeded(recogniser, source, found);
  if ("refusal" in found || stage.accounted.has(recogniser)) return null;
  const { task } = found.mathematics;
  if (TOLD.has(task)) return unheededInStory(recogniser, source, found);
  return COUNTED.has(task) ? unheededWords(recogniser, source, found) : null;
}

/** Tasks that are told of things. */
const TOLD: ReadonlySet<Task> = new Set<Task>(["story", "physics", "chemistry"]);
/** Those whose reader leaves no number over. */
const COUNTED: ReadonlySet<Task> = new Set<Task>([
  "distribution",
  "confidence",
  "data",
  "event-chance",
  "count-ways",
  "told-figure",
]);

/** Tasks whose methods round when they are asked to. */
const ROUNDABLE: ReadonlySet<Task> = new Set<Task>([
  "calculate",
  "percent",
  "evaluate",
  "solve",
  "logarithm",
  "sequence",
  "series",
  "approximate-integral",
  "iteration",
  "to-polar",
]);

/** Refuses what the words ask for and no method can give: a rounded solution, a remainder. */
function checked(found: Recognition | null, { words }: Sentence, form: Form): Recognition | null {
  if (!found || "refusal" in found) return found;
  const { mathematics } = found;
  const rounds =
    ROUNDABLE.has(mathematics.task) ||
    (mathematics.task === "story" && mathematics.decimals === form.decimals);
  if (form.decimals !== undefined && !rounds) {
    return {
      refusal: "I can’t round the answer to this yet. Leave the rounding out and I will work it out exactly.",
    };
  }
  if (
    /\bcheck by multiplying\b/.test(words) &&
    mathematics.task === "calculate" &&
    leavesRemainder(mathematics.expression)
  ) {
    return { refusal: "This division leaves a remainder, and I can’t write answers with remainders yet." };
  }
  return found;
}

/** A quotient of whole numbers that does not come out. */
function leavesRemainder(expression: Expression): boolean {
  return (
    isLiteralFraction(expression) &&
    expression.numerator.value.n % (expression.denominator.value.n || 1n) !== 0n
  );
}

function firstOf(sentence: Sentence, recognisers: readonly Recogniser[]): Recognition | null {
  for (const recogniser of recognisers) {
    const found = recogniser(sentence);
    if (found) return found;
  }
  return null;
}

/** What a text asks, in its own words and without the mathematics, for showing what was read. */
function instructionOf(words: string): string {
  const spoken = words.replace(/ ?#\d+/g, "").trim();
  const short = spoken.length > 80 ? `${spoken.slice(0, 79).trimEnd()}…` : spoken;
  return short.charAt(0).toUpperCase() + short.slice(1);
}
