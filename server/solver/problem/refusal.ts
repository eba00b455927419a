export const NO_PROOFS =
  "I can work out answers, but I cannot write explanations or proofs yet. The tutor can help with those.";

/** Why a text is not one of the tasks, by what stands in it; the first that fits is said. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:prove|show that|explain|why|justify|describe)\b/, NO_PROOFS],
  [
    /\b(?:graph|graphs|graphing|sketch|plot|draw)\b/,
    "I draw functions and equations, but I could not make out which one to draw here. Write it as y = ….",
  ],
  [
    /\b(?:inequality|inequalities|interval notation)\b/,
    "I work with inequalities in one unknown, but I cannot read this one. Write it out with <, ≤, > or ≥.",
  ],
  [
    /\b(?:derivative|differentiate|integral|integrate|limit|antiderivative)\b/,
    "I know limits, derivatives and integrals, but I cannot read this one. Write the function as f(x) = ….",
  ],
  [
    /\b(?:matrix|matrices|determinant|vector|vectors)\b/,
    "I know matrices and vectors, but I cannot read this question. Ask for one thing at a time.",
  ],
  [
    /^is |\b(?:true or false|determine whether|determine if|is it|which of|which is|identify|classify)\b/,
    "I could not make out what is to be decided here. Ask about one expression or equation at a time.",
  ],
  [
    /\b(?:probability|mean|median|mode|standard deviation)\b/,
    "I know some statistics and probability, but I could not find a use for every number in this question.",
  ],
  [
    /\b(?:area|perimeter|volume|triangle|circle|rectangle|angle|slope|line|lines|points?)\b/,
    "I know lines and simple figures, but I could not find a use for every number in this question.",
  ],
];
const MANY_WORDS = 12;

/** A sentence for a student when the words name something that is not among the tasks; else null.
 * @param words the text's words, with #0, #1, … for the mathematics */
export function knownRefusal(words: string): string | null {
  return REASONS.find(([about]) => about.test(words))?.[1] ?? null;
}

/** A sentence for a student on why the text is not one of the tasks. */
export function refusalFor(words: string): string {
  const known = knownRefusal(words);
  if (known) return known;
  const marks = words.match(/#\d+/g)?.length ?? 0;
  if (words.split(" ").length - marks > MANY_WORDS) {
    return "I could not turn this story into equations without guessing. Write the equation and I will solve it, or take it to the tutor.";
  }
  if (marks === 0) {
    return "I could not find any mathematics in this. Write the equation or expression you want worked out.";
  }
  return "I can read the mathematics, but I am not sure what to do with it. Try “Solve …”, “Simplify …” or “Factor …”.";
}
