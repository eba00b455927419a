import { isAmong } from "../../word-list";
import type { StoryLaw } from "./law";
import type { Told } from "./roles";

/** What may stand between a measure and the figure that it is told of: "8 feet wide and 40 feet long, a rectangle". */
const BESIDE =
  ", and or by x in of the a an with long wide high tall deep across shape side sides length lengths";
const ASKING = "find what how calculate determine which compute";

/** Whether what is measured is the figure of a law, and all of it. A number that stands before "a rectangle" with
 * something happening in between is that of another thing: of a wire that is bent into one. */
export const isOfTheFigure = (law: StoryLaw, text: readonly Told[]): boolean =>
  text.every(
    (sentence) =>
      !sentence.words.some(({ text: word }) => word.endsWith("less")) && !isMadeOfOther(law, sentence),
  );

function isMadeOfOther({ scene }: StoryLaw, { words, numbers }: Told): boolean {
  const figure = words.findIndex(
    ({ text }, i) =>
      scene.has(text) && (isAmong(words[i - 1]?.text, "a an") || isAmong(words[i - 2]?.text, "a an")),
  );
  const before = numbers.findLast(({ end }) => end <= figure);
  if (!before) return false;
  const between = words.slice(before.end, figure).map(({ text }) => text);
  return (
    !between.some((word) => isAmong(word, ASKING)) &&
    between.slice(0, -1).some((word) => !isAmong(word, BESIDE))
  );
}
