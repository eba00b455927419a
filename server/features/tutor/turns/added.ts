import "server-only";
import { findProblem } from "../built-in/find-problem";
import type { Worked } from "../built-in/types";

const LEAD =
  /^(?:(?:ok|okay|so|and|now|but|then|what|whats|is|it|its|that|about|how|the|answer|value|find|get|do|can|could|you|u|i|we|give|me|if)\b[\s,]*)+(?=\S)/i;
/** What a task may be asked for more closely by. */
const CLOSER = /^(?:from|between|at|when|over|to|after|around|about) .*\d/i;
const LIST = /-?\d+(?:\.\d+)?(?:(?:, and |, | and )-?\d+(?:\.\d+)?)+/;
const OF_LIST = /\b(?:list|data|set|numbers|values|another|too|as well)\b/i;
const MORE = /\b(?:add|adding|added|include|put|append|also|plus)\b.*?(-?\d+(?:\.\d+)?)/i;
const FEWER =
  /\b(?:without|remove|removing|drop|dropping|take out|taking out|leave out|leaving out|take away)\b.*?(-?\d+(?:\.\d+)?)/i;

/** The problem at hand with what a turn adds to it: "from 0 to 2" behind an integral, "whats it at x = 2" behind a
 * derivative, "add 15 to the list".
 * @returns null where nothing comes of it that can be worked and is another problem */
export function withAdded(turn: string, current: Worked): Worked | null {
  const said = turn
    .trim()
    .replace(/(?<![\s?!.])[\s?!.]+$/, "")
    .replaceAll(/[’']/g, "");
  const text = inList(said, current.text) ?? moreClosely(said, current);
  const found = text === null ? null : findProblem(text);
  return found?.kind === "worked" && found.result.latex !== current.result.latex ? found : null;
}

function moreClosely(said: string, { text, problem }: Worked): string | null {
  const rest = said.replace(LEAD, "");
  if (problem.task === "solve" || problem.task === "solve-system" || !CLOSER.test(rest)) return null;
  return `${text.replace(/[\s?!.]+$/, "")} ${rest}`;
}

/** A list of data with one more, or one fewer. */
function inList(said: string, text: string): string | null {
  const [list] = LIST.exec(text) ?? [];
  if (list === undefined) return null;
  const [, less] = FEWER.exec(said) ?? [];
  const data = list.split(/, and |, | and /);
  if (less !== undefined && data.includes(less) && data.length > 2)
    return text.replace(list, data.toSpliced(data.lastIndexOf(less), 1).join(", "));
  const [, more] = OF_LIST.test(said) ? (MORE.exec(said) ?? []) : [];
  return more === undefined ? null : text.replace(list, [...data, more].join(", "));
}
