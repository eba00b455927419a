import "server-only";
import type { Task } from "@/server/solver/types";

/** For each kind of problem what it is and what to look for, without a step. */
const NUDGES: Partial<Record<Task, string>> = {
  solve:
    "This is an equation. Look at what has been done to the unknown, and in which order. What would undo the last of it?",
  "solve-system":
    "These equations hold at the same time. Look for a letter that you could eliminate by adding, subtracting or substituting.",
  inequality:
    "This is an inequality. Treat it like an equation, and watch for the one thing that turns the inequality sign round.",
  calculate:
    "This is a calculation. Look at the order: brackets, powers, then multiplication and division, then addition and subtraction.",
  simplify: "This asks for the same expression, written shorter. Look for what belongs together or cancels.",
  expand: "This asks for the same expression without brackets. Everything inside a bracket is multiplied.",
  factor:
    "This asks for the same expression as a product. Look first for what all terms share, then for a pattern you know.",
  evaluate: "This gives you a value for a letter. Write the expression again with that value in brackets.",
  percent: "This is about a percentage. Which of the three is missing: the part, the whole or the rate?",
  domain:
    "This asks where the function has a value. Look for what is not allowed: dividing by zero, or the square root of a negative number.",
  range: "This asks which values the function takes. Think of its graph: how low and how high does it go?",
  "inverse-function":
    "This asks for the function that undoes this one. What does the first function do, step by step?",
  sequence: "This is about a sequence. Compare each term with the one before it: what stays the same?",
  logarithm: "A logarithm asks for an exponent: which power of the base is meant?",
  story:
    "This is told in words. Write down what is known, name what is asked for with a letter, and look for the sentence that makes an equation.",
  physics:
    "This is about quantities. Write down what is given with its units and what is asked, then look for the law that connects them.",
  "common-factor": "This asks what the numbers have in common. What are they made of?",
};

/** Parts of a task's name, for tasks that are not in the list. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [
    /deriv|tangent/,
    "This asks how fast something changes. Look at how the function is put together: a sum, a product, a quotient, one function inside another?",
  ],
  [
    /integra/,
    "This asks for a function that has this derivative. Which rule for derivatives could be read backwards here?",
  ],
  [
    /limit/,
    "This asks what a value comes close to. What happens when you put the point in, and what stands in the way?",
  ],
  [
    /line|slope|segment|distance|midpoint/,
    "This is about points and lines in the plane. Sketch them, and mark how far up and how far along they go.",
  ],
  [/matri|vector/, "Look at the sizes first, and at which entries belong together."],
  [
    /data|mean|median|chance|probab|distribution|draw/,
    "Look at what is counted: how many there are in all, and which of them are asked for.",
  ],
  [
    /trig|angle|triangle/,
    "Draw it. Which sides and angles are known, and which of sine, cosine and tangent connects them?",
  ],
  [
    /unit|conver/,
    "This asks for the same amount in another unit. How many of the one make one of the other?",
  ],
  [/prime|factor|multiple|divis/, "This is about what numbers are made of. Which primes divide them?"],
];

const OTHER = "Read the problem again. What is given, what is asked for, and what connects the two?";

/** The first and smallest hint for a kind of problem. */
export function nudgeFor(task: Task | null): string {
  if (task === null) return OTHER;
  return NUDGES[task] ?? FAMILIES.find(([pattern]) => pattern.test(task))?.[1] ?? OTHER;
}
