import "server-only";
import { slipOf } from "@/server/solver/lexicon/spelling";
import { TERMS } from "./terms";

const NAMES = TERMS.flatMap(({ names }) =>
  names.map((name) => ({ id: names[0] as string, words: name.split(" ") })),
).sort((a, b) => b.words.length - a.words.length);

/** What a question about a word is made of besides the word. */
const ASKING: ReadonlySet<string> = new Set(
  (
    "a an the what whats is are does do mean means meaning of by define definition explain tell me again exactly in maths math mathematics please pls to and between difference vs versus or " +
    "word term called it i forgot remind about can you u so like hi hey ok un una le la les el los ein eine eines um uma que es significa quest ce quun quune cest quoi was ist bedeutet o e " +
    "even actually simple words for dummies thing kind from was this that practise practice problems some questions exercises give want on with more"
  ).split(" "),
);

/** Behind a difference that is no result of a subtraction. */
const COMPARING: ReadonlySet<string> = new Set(["between", "to", "from", "with"]);

export interface FoundTerms {
  /** First names of the terms, in the order they stand in. */
  readonly ids: readonly string[];
  /** Nothing else is said. */
  readonly isAll: boolean;
}

/** The terms in a row of words, the longest names first; words of five letters or more may be typed with a slip. "what
 * does mean mean" asks for the mean. */
export function termsIn(words: readonly string[]): FoundTerms {
  const ids: string[] = [];
  let others = 0;
  for (let at = 0; at < words.length; ) {
    const word = words[at] as string;
    const found = termAt(words, at);
    if (
      !found ||
      isAskedWith(words, at) ||
      (found.id === "difference" && COMPARING.has(words[at + 1] ?? ""))
    ) {
      if (!ASKING.has(word)) others += 1;
      at += 1;
      continue;
    }
    if (!ids.includes(found.id)) ids.push(found.id);
    at += found.length;
  }
  return { ids, isAll: others === 0 };
}

/** "mean" asks for the meaning behind "does" and "it", and where a term stands before it. */
function isAskedWith(words: readonly string[], at: number): boolean {
  if (!/^means?$/.test(words[at] ?? "") || words.length < 3) return false;
  if (MEANING.has(words[at - 1] ?? "")) return true;
  return (
    at === words.length - 1 &&
    words.slice(0, at).some((word) => word === "does" || word === "do" || word === "you")
  );
}

/** Before the verb. */
const MEANING: ReadonlySet<string> = new Set("it that this actually even really they you i even".split(" "));

function termAt(
  words: readonly string[],
  at: number,
): { readonly id: string; readonly length: number } | null {
  const exact = NAMES.find((name) => name.words.every((word, index) => words[at + index] === word));
  if (exact) return { id: exact.id, length: exact.words.length };
  if (ASKING.has(words[at] as string)) return null;
  const near = NAMES.filter((name) =>
    name.words.every((word, index) => {
      const typed = words[at + index] ?? "";
      return typed === word || typed === `${word}s` || slipOf(typed, word) !== null;
    }),
  );
  const [first] = near;
  return first ? { id: first.id, length: first.words.length } : null;
}
