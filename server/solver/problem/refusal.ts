import type { Statement } from "../expression/ast";
import { symbolsOf } from "../expression/walk";

export const NO_PROOFS = "I can work out answers, but I can’t write explanations or proofs yet.";

/** Why a text is not one of the tasks, by what stands in it; the first that fits is said. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:http|www\.)/, "I can’t open links. Type the problem, or photograph it."],
  [/\b(?:prove|show that|explain|why|justify|describe)\b/, NO_PROOFS],
  [/^.{0,40}\b(?:page|exercise) #.{0,20}$/, "I can’t see your book. Type the problem, or photograph it."],
  [
    /\b(?:graph|graphs|graphing|sketch|plot|draw)\b/,
    "I draw functions and equations, but I can’t tell which one to draw here. Write it as y = ….",
  ],
  [
    /\b(?:inequality|inequalities|interval notation)\b/,
    "I work with inequalities in one unknown, but I can’t read this one. Write it out with <, ≤, > or ≥.",
  ],
  [
    /\b(?:derivative|differentiate|integral|integrate|limit|antiderivative)\b/,
    "I know limits, derivatives and integrals, but I can’t read this one. Write the function as f(x) = ….",
  ],
  [
    /\b(?:matrix|matrices|determinant|vector|vectors)\b/,
    "I know matrices and vectors, but I can’t read this question. Ask for one thing at a time.",
  ],
  [
    /^is |\b(?:true or false|determine whether|determine if|is it|which of|which is|identify|classify)\b/,
    "I’m not sure what is to be decided here. Ask about one expression or equation at a time.",
  ],
  [
    /\b(?:probability|mean|median|mode|standard deviation)\b/,
    "I know some statistics and probability, but I’m not sure what each number in this question is for.",
  ],
  [
    /\b(?:area|perimeter|volume|triangle|circle|rectangle|angle|slope|line|lines|points?)\b/,
    "I know lines and simple figures, but I’m not sure what each number in this question is for.",
  ],
];
const MANY_WORDS = 12;
/** A sentence, rather than a command. */
const SOME_WORDS = 5;
const NOT_SURE =
  "I’m not sure what to calculate here. Say what is asked in one sentence, or write it as an equation.";
const NO_NUMBERS =
  "There are no numbers in this that I could work with. If they are in a picture or a table, type them as well: lengths, angles, values.";

/** A sentence for a student when the words name something that is not among the tasks; else null.
 * @param words the text's words, with #0, #1, … for the mathematics */
export function knownRefusal(words: string): string | null {
  const reason = REASONS.find(([about]) => about.test(words))?.[1] ?? null;
  return reason?.includes("each number") && !/#\d/.test(words) ? NO_NUMBERS : reason;
}

/** A sentence for a student on why the text is not one of the tasks.
 * @param mathematics what the marks among the words stand for */
export function refusalFor(words: string, mathematics: readonly Statement[]): string {
  const known = knownRefusal(words);
  if (known) return known;
  const marks = words.match(/#\d+/g)?.length ?? 0;
  const said = words.split(" ").length - marks;
  // A command is advice for what has letters in it; of numbers alone, in so many words, something else is asked.
  const isOfNumbers = mathematics.every((each) => symbolsOf(each).length === 0);
  if (said > MANY_WORDS || (marks > 0 && isOfNumbers && said >= SOME_WORDS)) return NOT_SURE;
  if (marks === 0) {
    return "I can’t find any mathematics in this. Write the equation or expression you want worked out.";
  }
  if (mathematics.every(({ kind }) => kind === "number"))
    return "I can’t find a question here that I can work out. Say what is to be done with the numbers, or write a calculation.";
  return "I can read the mathematics, but I’m not sure what to do with it. Start with a word such as “Solve”, “Simplify” or “Factorise”.";
}
