import { isAmong } from "../../word-list";
import type { Word } from "../words";
import { timeAt } from "./time-phrase";

/** "On Monday Kim read 20 pages, on Tuesday 35": each amount belongs to the time before it, which is said behind it
 * here, so that it is not taken for that of the amount before. */
export function withTimesBehind(words: readonly Word[]): readonly Word[] {
  const starts = words.flatMap((_, at) => (isStart(words, at) && frontedAt(words, at) ? [at] : []));
  if (starts.length < 2 || starts[0] !== 0) return words;
  return starts.flatMap((at, i) => {
    const end = starts[i + 1] ?? words.length;
    const next = frontedAt(words, at) ?? at;
    const joint = endOf(words, at, end);
    const from = words[next]?.text === "," ? next + 1 : next;
    return [...words.slice(from, joint), ...words.slice(at, next), ...words.slice(joint, end)];
  });
}

const isStart = (words: readonly Word[], at: number): boolean =>
  at === 0 || isAmong(words[at - 1]?.text, ", and but");

/** Where the words behind a time begin that opens what is told. */
function frontedAt(words: readonly Word[], at: number): number | null {
  const next = timeAt(words, at)?.next;
  const behind = words[next ?? -1];
  return next !== undefined && behind && !isAmong(behind.text, ", and but") ? next : null;
}

/** Where the words begin that join it to what is told next. */
function endOf(words: readonly Word[], from: number, end: number): number {
  let at = end;
  while (end < words.length && at > from && isAmong(words[at - 1]?.text, ", and but")) at -= 1;
  return at;
}
