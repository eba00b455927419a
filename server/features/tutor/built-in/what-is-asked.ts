import "server-only";
import { hintOf } from "@/server/solver/hints/hint-of";
import type { Worked } from "./types";

/** What a problem wants: its task in words, what kind of problem it is, and with which idea one begins. */
export function whatIsAsked({ result }: Worked): string {
  const { instruction, latex } = result.read;
  const said = instruction.replace(/(?<![\s.:])[\s.:]+$/, "");
  const hint = hintOf(result);
  return [
    `**What is asked.** ${said}${latex === "" ? "." : `:\n\n$$${latex}$$`}`,
    hint ? `${hint.kind} ${hint.idea}` : "",
    "Say “hint” for the first step.",
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
