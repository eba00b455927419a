import { table } from "@/server/solver/table";
import "server-only";
import type { CheckedLine, WorkingCheck } from "@/server/solver/check/types";
import { guardedAnswerOf } from "../answer-leak/guarded-answer";
import { leaksAnswer } from "../answer-leak/leaks-answer";
import { shownIn } from "../answer-leak/shown";
import type { Turn } from "../built-in/types";
import { type CheckedWork, checkedTurns } from "./checked-work";

type Judged = Extract<CheckedWork, { kind: "judged" }>;

const VERDICTS: Readonly<Record<CheckedLine["verdict"], string>> = table({
  follows: "follows.",
  "does-not-follow": "**does not follow.**",
  "cannot-tell": "I can’t tell whether this follows.",
  unreadable: "I could not read this line.",
});

/** The verdict on the working in a student's last message; null where there is none. */
export function verdictOn(turns: readonly Turn[]): string | null {
  const judged = checkedTurns(turns);
  return judged.kind === "judged" ? tellVerdict(judged) : null;
}

/** What the engine says of a working, line by line, without the answer: Markdown with LaTeX in dollar signs. */
export function tellVerdict({ problem, check }: Judged): string {
  const { lines, firstWrong, misconception, counterexample } = check;
  const isQuiet = quietFor(problem, lines);
  const looked = firstWrong === null ? lines : lines.slice(0, firstWrong + 1);
  const told = looked.map((line, at) => {
    const note =
      line.note !== null && line.verdict !== "unreadable" && isQuiet(line.note) ? ` ${line.note}` : "";
    return `${at + 1}. ${written(line)}: ${VERDICTS[line.verdict]}${note}`;
  });
  const rule = misconception && `**${misconception.title}.** ${misconception.explanation}`;
  const shown = counterexample !== null && isQuiet(counterexample) ? counterexample : null;
  const why = firstWrong === null ? [] : [rule, shown];
  return [told.join("\n"), ...why, ending(check)].filter((part) => part).join("\n\n");
}

/** A counterexample may hold the value that is asked for. */
function quietFor(problem: string, lines: readonly CheckedLine[]): (text: string) => boolean {
  const secret = guardedAnswerOf(problem);
  if (!secret) return () => true;
  const shown = shownIn([problem, ...lines.map(({ text }) => text)], secret.letters);
  return (text) => !leaksAnswer(text, { secret, shown });
}

const written = ({ latex, text }: CheckedLine): string => (latex === "" ? `“${text}”` : `$${latex}$`);

function ending({ lines, firstWrong, finished, message }: WorkingCheck): string {
  if (finished) return "**Right.** Every line follows, and the last one answers the question. Well done.";
  if (firstWrong === null) return message;
  const good =
    firstWrong === 0 ? "" : `${firstWrong === 1 ? "Line 1 is" : `Lines 1 to ${firstWrong} are`} right. `;
  const later =
    lines.length > firstWrong + 1 ? " What comes after it builds on it, so look at it again afterwards." : "";
  return `${good}Write line ${firstWrong + 1} again and send me your lines from there.${later}`;
}
