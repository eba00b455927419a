import "server-only";
import { checkWorking } from "@/server/solver/check/check";
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
