import { withNotedSlips } from "../lexicon/lexicon";
import { BOUND_FILLERS } from "../lexicon/manners";
import type { Limits } from "../limits";
import { Memo } from "../memo";
import type { Recognition } from "../problem/sentence";
import type { Form, Task } from "../types";
import { type Fit, fitsOf, Said } from "./fit";
import { takeForms } from "./forms";
import type { Frame } from "./frame";
import { itemise } from "./itemise";
import type { Item } from "./items";
import { withoutNumbering } from "./numbering";
import { withPredicates } from "./predicates";
import { withQuantities } from "./quantities";
import type { ItemReader } from "./reader";
import { notationOf } from "./sentence";

/** A question that was read word by word. */
export interface Command {
  readonly recognition: Recognition;
  readonly form: Form;
  readonly method?: string;
}

/** What is tried on a question. */
export interface Kinds {
  readonly frames: readonly Frame[];
  readonly readers: readonly ItemReader[];
}

/** Reads a question by what its words mean and what mathematics it holds, in whatever order they stand. Every word and
 * every number is accounted for, or there is no reading.
 * @returns null when no frame fits, or several that ask for different things */
export function readCommand(text: string, limits: Limits, kinds: Kinds): Command | null {
  const all = QUESTIONS.once(text, () => questionIn(text));
  if (isBrokenOff(all)) return null;
  const read = (items: readonly Item[]) => readItems(items, { text, limits, ...kinds });
  const found = read(all);
  return found || !all.some(isReport) ? found : read(withoutReports(all));
}

const QUESTIONS = new Memo<readonly Item[]>();

const questionIn = (text: string): readonly Item[] =>
  withPredicates(withQuestions(withQuantities(withoutNumbering(itemise(text)), text)));

/** "10% of": what it is of has not been said. */
function isBrokenOff(items: readonly Item[]): boolean {
  const last = items.findLast(({ kind }) => kind !== "break");
  return last?.kind === "word" && last.concept === "of";
}

interface Asked extends Kinds {
  readonly text: string;
  readonly limits: Limits;
}

function readItems(all: readonly Item[], { text, limits, frames, readers }: Asked): Command | null {
  const { items, form, method, concepts: formed, isUnmet } = takeForms(all);
  if (isUnmet) return null;
  const context = {
    text,
    limits,
    notation: notationOf(all),
    form,
    formed,
    ...(method !== undefined && { method }),
  };
  const fits = [
    ...fitsOf(frames, new Said(items), context),
    ...readers.flatMap((reader) => reader(items, context) ?? []),
  ];
  const best = heaviest(fits);
  if (best && form.figures !== undefined && !showsFigures(best.recognition)) return null;
  return (
    best && { recognition: withSlips(best.recognition, all), form, ...(method !== undefined && { method }) }
  );
}

/** Tasks whose methods round to significant figures. */
const IN_FIGURES: ReadonlySet<Task> = new Set<Task>(["calculate", "evaluate", "solve"]);

const showsFigures = (found: Recognition): boolean =>
  "mathematics" in found &&
  (IN_FIGURES.has(found.mathematics.task) || (found.form !== undefined && "figures" in found.form));

/** The fit that takes most words for its own; null when two of a weight ask for different things. What can be worked
 * comes before what is refused. */
function heaviest(all: readonly Fit[]): Fit | null {
  const workable = all.filter(({ recognition }) => !("refusal" in recognition));
  const fits = workable.length > 0 ? workable : all;
  const weight = Math.max(...fits.map((each) => each.weight));
  const [best, ...others] = fits.filter((each) => each.weight === weight);
  return best && others.every((other) => isSame(other.recognition, best.recognition)) ? best : null;
}

const isSame = (a: Recognition, b: Recognition): boolean => written(a) === written(b);

const written = (value: Recognition): string =>
  JSON.stringify("mathematics" in value ? value.mathematics : value, (_, each) =>
    typeof each === "bigint" ? `${each}n` : each,
  );

const isReport = (item: Item): boolean => item.kind === "word" && item.concept === "reported";

/** What somebody says of the answer is no part of the question, to the end of the clause. */
function withoutReports(items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  let isReported = false;
  for (const item of items) {
    if (item.kind === "break") isReported = false;
    if (isReport(item)) isReported = true;
    if (!isReported) kept.push(item);
  }
  return kept;
}

/** A sentence that begins with "is" is answered by yes or no; what says nothing may stand before: "hey, is 91 prime?" */
const withQuestions = (items: readonly Item[]): Item[] =>
  items.map((item, at) => {
    const said = items.slice(0, at).findLast((before) => !saysNothing(before));
    const begins = said === undefined || said.kind === "break";
    const asks = item.kind === "word" && (item.concept === "is" || item.concept === "auxiliary");
    return begins && asks ? { ...item, concept: "whether" } : item;
  });

const saysNothing = (item: Item): boolean =>
  item.kind === "break"
    ? item.text !== "." && item.text !== ":"
    : item.kind === "word" &&
      (item.concept === "question-word" ||
        item.concept === "now" ||
        (item.concept === "skip" && !BOUND_FILLERS.has(item.text)));

/** The instruction says which words were read as others. */
function withSlips(recognition: Recognition, items: readonly Item[]): Recognition {
  if ("refusal" in recognition) return recognition;
  const slips = items.flatMap((item) => (item.kind === "word" ? item.slips : []));
  return { ...recognition, instruction: withNotedSlips(recognition.instruction, slips) };
}
