/** Why a text is not one of the tasks, by what stands in it; the first that fits is said. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:graph|graphs|graphing|sketch|plot|draw)\b/, "I cannot draw or read graphs yet."],
  [
    /\b(?:inequality|inequalities|interval notation)\b/,
    "I can work with inequalities in one unknown, but not with one like this yet.",
  ],
  [
    /\b(?:derivative|differentiate|integral|integrate|limit|antiderivative)\b/,
    "I cannot work with calculus yet.",
  ],
  [/\b(?:matrix|matrices|determinant|vector|vectors)\b/, "I cannot work with matrices or vectors yet."],
  [
    /\b(?:prove|show that|explain|why|justify|describe)\b/,
    "I can work out answers, but I cannot write explanations or proofs yet.",
  ],
  [
    /^is |\b(?:true or false|determine whether|determine if|is it|which of|which is|identify|classify)\b/,
    "I cannot decide yes-or-no and which-one questions yet.",
  ],
  [
    /\b(?:round|digit|place value|prime|factors of|multiple|multiples|gcf|lcm|remainder)\b/,
    "I cannot work with rounding and whole-number questions like this yet.",
  ],
  [
    /\b(?:area|perimeter|volume|triangle|circle|rectangle|angle|slope|line|lines|points?)\b/,
    "I cannot work with geometry or lines yet.",
  ],
  [
    /\b(?:probability|mean|median|mode|standard deviation)\b/,
    "I cannot work with statistics or probability yet.",
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
    return "I can work with equations and expressions, but not yet with problems told in words. Write the equation and I will solve it.";
  }
  if (marks === 0) {
    return "I could not find any mathematics in this. Write the equation or expression you want worked out.";
  }
  return "I can read the mathematics, but I am not sure what to do with it. Try “Solve …”, “Simplify …” or “Factor …”.";
}
