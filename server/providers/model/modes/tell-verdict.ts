import "server-only";
import type { CheckedLine, WorkingCheck } from "@/server/solver/check/types";
import type { JudgedWork } from "./judged-work";

type Judged = Extract<JudgedWork, { kind: "judged" }>;

const VERDICTS: Readonly<Record<CheckedLine["verdict"], string>> = {
  follows: "follows.",
  "does-not-follow": "**does not follow.**",
  "cannot-tell": "I cannot tell whether this follows.",
  unreadable: "I could not read this line.",
};

/** What the engine says of a working, line by line, without the answer: Markdown with LaTeX in dollar signs. */
export function tellVerdict({ check }: Judged): string {
  const { lines, firstWrong, misconception, counterexample } = check;
  const looked = firstWrong === null ? lines : lines.slice(0, firstWrong + 1);
  const told = looked.map(
    (line, at) => `${at + 1}. ${written(line)}: ${VERDICTS[line.verdict]}${noteOf(line)}`,
  );
  const why =
    firstWrong === null
      ? []
      : [misconception && `**${misconception.title}.** ${misconception.explanation}`, counterexample];
  return [told.join("\n"), ...why, ending(check)].filter((part) => part).join("\n\n");
}

const written = ({ latex, text }: CheckedLine): string => (latex === "" ? `“${text}”` : `$${latex}$`);

const noteOf = ({ note, verdict }: CheckedLine): string =>
  note === null || verdict === "unreadable" ? "" : ` ${note}`;

function ending({ lines, firstWrong, finished, message }: WorkingCheck): string {
  if (finished) return "**Right.** Every line follows, and the last one answers the question. Well done.";
  if (firstWrong === null) return message;
  const good =
    firstWrong === 0 ? "" : `${firstWrong === 1 ? "Line 1 is" : `Lines 1 to ${firstWrong} are`} right. `;
  const later =
    lines.length > firstWrong + 1 ? " What comes after it builds on it, so look at it again afterwards." : "";
  return `${good}Write line ${firstWrong + 1} again and send me your lines from there.${later}`;
}
