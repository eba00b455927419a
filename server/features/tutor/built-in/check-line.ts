import "server-only";
import { checkWorking } from "@/server/solver/check/check";
import { ordinal } from "@/server/solver/lexicon/number-words";
import type { Worked } from "./types";

/** Whether a line of working follows from the problem at hand: "I got 3x = 15".
 * @returns null where the line is not read */
export function checkLine(line: string, { text }: Worked): string | null {
  const { lines, misconception, counterexample } = checkWorking(text, [line]);
  const [checked] = lines;
  if (!checked || checked.latex === "") return null;
  if (checked.verdict === "follows")
    return `**Right so far.** $${checked.latex}$ follows from the problem. What comes next?`;
  if (checked.verdict !== "does-not-follow") return null;
  const why = misconception ? `${misconception.title}. ${misconception.explanation}` : "";
  return ["**Not quite.** This line does not follow.", why, counterexample ?? "", "Would you like a hint?"]
    .filter((part) => part !== "")
    .join("\n\n");
}

const NAMED = /\b(?:(\p{L}+|\d+(?:st|nd|rd|th)) line|line (\d+))\b/iu;
const EQUATION = /[=<>≤≥]/;

/** One line of a student's working, where they ask for just that one: whether it follows from the line before it.
 * @returns null where no line of a working in the message is named */
export function namedLine(message: string, worked: Worked): string | null {
  const [, place = "", number = ""] = NAMED.exec(message) ?? [];
  const lines = message.split("\n").filter((line) => EQUATION.test(line));
  const last = /^last$/i.test(place) ? lines.length : null;
  const at = last ?? (Number.parseInt(number || place, 10) || ordinal(place.toLowerCase()));
  if (at === null || lines.length < 2 || at > lines.length) return null;
  const checked = checkWorking(worked.text, lines.slice(0, at)).lines.at(at - 1);
  if (!checked || checked.latex === "") return null;
  const follows =
    checked.verdict === "follows"
      ? "follows from the line before it"
      : "does not follow from the line before it";
  return `**Line ${at}.** $${checked.latex}$ ${checked.verdict === "cannot-tell" ? "is a line I can’t judge by itself" : follows}.`;
}
