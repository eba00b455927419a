import { currencyIn } from "../expression/currency";
import { evaluateExact } from "../expression/evaluate-exact";
import { equals } from "../expression/rational";
import { budget, type Limits } from "../limits";
import { toLatex } from "../printer/latex";
import { fitsByLength, oneOfSeveral, timeOfAllAtOnce } from "../situations/at-once";
import { shiftTold } from "../situations/clock-told";
import { readBetweenTwo } from "../situations/laws/between-two";
import { readBundles } from "../situations/laws/bundles";
import { changingWord, readByKinds } from "../situations/laws/by-kinds";
import { readMeanTold } from "../situations/laws/mean-told";
import { readLaw } from "../situations/laws/read-law";
import { type Division, dividedWithRest } from "../situations/left-over";
import { readShareAsked } from "../situations/share-asked";
import { solveSituation } from "../situations/situation";
import { storyTask } from "../situations/task";
import { STORY_INSTRUCTION, type StoryTask } from "../tasks/story";
import type { Recognition, Source } from "./sentence";
import { FRAMES } from "./story/frames";
import { refusal } from "./story/ledger/account";
import { shiftOf, timeOfDay } from "./story/scenes/clock-scene";
import { heightAndDistance } from "./story/scenes/elevation-scene";
import { readStory } from "./story/story";

/** Longer texts are no single story. */
const LONGEST = 1200;
const TWO_READINGS =
  "This story can be read in two ways that give different answers. Say it in other words, or take it to the tutor.";

/** A problem told in words: read by its facts, and where they are not understood as a situation the engine knows, with
 * every number of the story in its place and every word that can change the answer obeyed. The refusal of a reading
 * that is not names the word; two readings with two answers refuse each other. */
export function recogniseStory({ prose, limits }: Source): Recognition | null {
  if (prose.length > LONGEST) return null;
  const unsettled = timeOfAllAtOnce(prose) ?? oneOfSeveral(prose) ?? fitsByLength(prose);
  if (unsettled !== null) return { refusal: refusal(unsettled) };
  const told = [...situation(prose), ...lawTask(prose)];
  const framed = readByFrames(prose);
  const tasks = [...told, ...framed.filter((each): each is StoryTask => !("refusal" in each))];
  const [first] = tasks;
  const other = first ? null : otherTask(prose);
  if (other) return other;
  if (!first) return framed.find((each) => "refusal" in each) ?? changed(prose);
  return tasks.some((other) => contradicts(first, other, limits))
    ? { refusal: TWO_READINGS }
    : storyRecognition(inCurrency(first, prose));
}

/** The same with the sign of money that the story writes: its readers know dollars alone. */
function inCurrency(task: StoryTask, prose: string): StoryTask {
  const sign = currencyIn(prose) ?? "$";
  if (sign === "$") return task;
  const asked = task.asked.map((each) => (each.unit === "$" ? { ...each, unit: sign } : each));
  return {
    ...task,
    asked,
    ...(task.told && { told: { ...task.told, evidence: written(task.told.evidence, sign) } }),
  };
}

/** Whatever the evidence says, with another sign of money. */
const written = <T>(value: T, sign: string): T => {
  if (typeof value === "string") return value.replaceAll("$", sign) as T;
  if (Array.isArray(value)) return value.map((each) => written(each, sign)) as T;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, written(each, sign)])) as T;
};

/** A story read by what it tells; none where that is not understood. */
function situation(prose: string): readonly StoryTask[] {
  const solved = solveSituation(prose);
  return "unread" in solved ? [] : [storyTask(solved, prose)];
}

/** The refusal that names a word of a story which changes an amount. */
function changed(prose: string): Recognition | null {
  const word = changingWord(prose);
  return word === null ? null : { refusal: refusal(word) };
}

/** A story of one law, a sale, a loan, a figure, or one that its numbers settle by what they are numbers of. */
const lawTask = (prose: string): readonly StoryTask[] =>
  [
    readLaw(prose),
    readByKinds(prose),
    readBundles(prose),
    readBetweenTwo(prose),
    readMeanTold(prose),
    readShareAsked(prose),
  ].filter((each) => each !== null);

/** A story whose answer is a time of day, or takes the functions of an angle. */
function otherTask(prose: string): Recognition | null {
  const division = dividedWithRest(prose);
  if (division) return withRest(division);
  const shift = shiftTold(prose);
  if (shift) return shiftOf(shift);
  const story = readStory(prose);
  return story && (timeOfDay(story) ?? heightAndDistance(story));
}

/** What each gets, and what is left over. */
const withRest = ({ dividend, divisor }: Division): Recognition => ({
  mathematics: { task: "divide-with-remainder", dividend, divisor },
  instruction: "Divide with remainder",
  latex: `${dividend} \\div ${divisor}`,
  assumes: "one division for both questions",
});

/** A story as a situation of its own kind, with every word accounted for, or the word that is not. */
function readByFrames(prose: string): readonly (StoryTask | { readonly refusal: string })[] {
  const story = readStory(prose);
  if (!story || story.sentences.length === 0) return [];
  return FRAMES.flatMap(([frame, meanings]) => frame(story)?.admitted(meanings) ?? []);
}

/** Whether two calculations give different numbers. Equations are compared when they are solved, not here. */
function contradicts(one: StoryTask, other: StoryTask, limits: Limits): boolean {
  if (one.conditions.length > 0 || other.conditions.length > 0 || one.asked.length !== other.asked.length)
    return false;
  if (one.whole !== other.whole) return false;
  return one.asked.some(({ value }, i) => {
    const [a, b] = [value, other.asked[i]?.value].map(
      (each) => each && evaluateExact(each, new Map(), budget(limits)),
    );
    return a !== null && a !== undefined && b !== null && b !== undefined && !equals(a, b);
  });
}

/** What is shown of a story as its mathematics. */
export function storyRecognition(task: StoryTask): Extract<Recognition, { readonly latex: string }> {
  const rows = task.conditions.map(({ relation }) => toLatex(relation));
  const latex =
    rows.length > 1
      ? `\\begin{cases} ${rows.join(" \\\\ ")} \\end{cases}`
      : (rows[0] ?? task.asked.map(({ value }) => toLatex(value)).join(", "));
  return { mathematics: task, instruction: STORY_INSTRUCTION, latex };
}
