import "server-only";
import wording from "./wording.json";

type Role = keyof typeof wording;

const LISTS = new Map(
  Object.entries(wording).map(([role, words]) => [role as Role, new Set(words.split(" "))] as const),
);

/** Whether a word plays a part in how something is said. Words are compared in lower case. */
export const is = (role: Role, word: string): boolean => LISTS.get(role)?.has(word) ?? false;

/** Which form is asked for by a word of it: "factored", "factorises", "factorisation" are of "factor". */
export function commandOf(word: string): string | null {
  return COMMANDS.find(([stem]) => stem.test(word))?.[1] ?? null;
}

const COMMANDS: readonly (readonly [stem: RegExp, command: string])[] = [
  [/^factor(?:s|ed|ing|i[sz]\w*)?$/, "Factor"],
  [/^expan(?:d|ds|ded|ding|sion)$/, "Expand"],
  [/^simpl(?:ify|ifies|ified|ifying|ification|est)$/, "Simplify"],
  [/^(?:differentiat\w*|derivative)$/, "Find the derivative of"],
  [/^(?:integrat\w*|integral|antiderivative)$/, "Integrate"],
  [/^(?:converts?|converted|converting|conversion)$/, "Convert"],
];

/** Words for the same thing. */
const ALIKE: readonly ReadonlySet<string>[] = [
  "mean average",
  "divisor factor gcd gcf hcf",
  "multiple lcm",
  "greatest highest largest",
  "least lowest smallest",
  "slope gradient",
  "median middle",
  "probability chance likelihood",
  "speed velocity",
  "root roots zero zeros",
].map((words) => new Set(words.split(" ")));

/** Whether two words are the same or stand for the same. */
export const isAlike = (a: string, b: string): boolean =>
  a === b || a === `${b}s` || b === `${a}s` || ALIKE.some((words) => words.has(a) && words.has(b));
