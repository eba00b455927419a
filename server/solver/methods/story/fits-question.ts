import { isInteger, isNegative } from "../../expression/rational";
import type { StoryAsked, StoryTask } from "../../tasks/story";
import type { Value } from "./values";

/** Whether a value can be what the question asks for: no half people, and nobody has less than nothing. Where the
 * story rounds to whole things, the rounding makes it whole. */
export function fitsQuestion(
  { number, exact }: Value,
  { kind }: StoryAsked,
  { whole, decimals }: StoryTask,
): boolean {
  if (kind === "signed") return true;
  if (isNegative(number)) return false;
  return kind === "amount" || whole !== undefined || decimals !== undefined || (exact && isInteger(number));
}
