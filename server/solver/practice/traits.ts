/** A problem as it was read and worked. */
export interface WorkedProblem {
  /** What was asked: "Solve for x". */
  readonly instruction: string;
  /** The mathematics as LaTeX. */
  readonly latex: string;
  readonly steps: readonly { readonly rule: string }[];
}

/** Commands, decimals, whole numbers, letters and signs. */
const TOKEN = /\\[a-z]+|\d+\.\d+|\d+|[a-z]|[^\s{}]/gi;

/** What tells one kind of problem from another, whatever its numbers are: what is asked, how it is written, and the rules
 * that it is worked by. Each once, in alphabetical order. */
export function traitsOf({ instruction, latex, steps }: WorkedProblem): readonly string[] {
  const asked = instruction.toLowerCase().match(/[a-z]{2,}/g) ?? [];
  const written = (latex.match(TOKEN) ?? []).map(classOf);
  const traits = [
    ...asked.map((word) => `asks:${word}`),
    ...written.map((token) => `has:${token}`),
    ...steps.map(({ rule }) => rule),
  ];
  return [...new Set(traits)].sort();
}

function classOf(token: string): string {
  if (/^\d+\.\d+$/.test(token)) return "decimal";
  if (/^\d+$/.test(token)) return "number";
  return /^[a-z]$/i.test(token) ? "letter" : token;
}
