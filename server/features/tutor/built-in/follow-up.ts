import "server-only";
import { CHOOSE_ONE } from "@/server/features/chat/constants";
import { toText } from "@/server/solver/printer/text";
import { tokensOf } from "../turns/tokens";
import { findProblem } from "./find-problem";
import type { Worked } from "./types";

/** Words around a request that is about what stands there already. */
const AROUND: ReadonlySet<string> = new Set(
  "now then ok okay so and can could will would you we i please pls the it this that its them for me also again next just".split(
    " ",
  ),
);

const OBJECT: ReadonlySet<string> = new Set(["it", "this", "that", "them"]);

/** What is asked for is named in a few words. */
const WORDS_MAX = 4;

/** "graph it", "now the second derivative": what can be done with the problem under discussion or with its answer, for the
 * student to choose, as "it" may be either.
 * @returns null where the words ask for nothing that the engine does with them */
export function followUp(message: string, { problem, result }: Worked): string | null {
  const tokens = tokensOf(message);
  if (tokens.some(({ kind }) => kind === "maths")) return null;
  const words = tokens.filter(({ kind, text }) => kind === "word" && !AROUND.has(text));
  if (words.length === 0 || words.length > WORDS_MAX) return null;
  const noun = problem.task === "derivative" ? "derivative" : "one";
  const asked = words.map(({ text }) => (text === "one" ? noun : text)).join(" ");
  // Something is done with "it"; what is named without it is something of it.
  const link = tokens.some(({ text }) => OBJECT.has(text)) ? " " : " of ";
  const own = "expression" in problem && problem.expression ? toText(problem.expression) : null;
  const ways = [own, result.answer].flatMap((base) => (base ? (doneWith(asked + link, base) ?? []) : []));
  if (ways.length === 0) return null;
  const listed = [...new Set(ways)].map((way) => `- \`${way}\``);
  return ["With what we have here I can do this:", listed.join("\n"), CHOOSE_ONE].join("\n\n");
}

/** @returns a problem that is another one than the mathematics alone is; null where the words change nothing about it */
function doneWith(asked: string, base: string): string | null {
  const text = `${asked.charAt(0).toUpperCase()}${asked.slice(1)}${base}`;
  const [alone, found] = [findProblem(base), findProblem(text)];
  if (found.kind !== "worked") return null;
  return alone.kind === "worked" && alone.problem.task === found.problem.task ? null : text;
}
