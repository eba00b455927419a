import "server-only";
import type { GuardedAnswer } from "./guarded-answer";
import type { Shown } from "./shown";

const NONE =
  /\b(?:no|not any|zero|without(?: any)?) (?:\w+ )?(?:solutions?|answers?|roots?|values? (?:of \w+ )?(?:works?|fits?))\b|\b(?:never true|contradict\w*|inconsistent|impossible|unsolvable|no (?:number|value) \w+)\b|∅|\\(?:emptyset|varnothing)|\bempty set\b|\bnothing (?:works|fits|solves)\b|\b(?:can ?not|can't|cannot ever) be (?:solved|true)\b/i;
const ALL =
  /\b(?:all|any|every)(?: \w+)? (?:numbers?|values?|reals?|x)\b|\b(?:always true|infinitely many|identity|everything works|endless)\b|ℝ|\\mathbb ?\{?R|\(-(?:∞|\\infty|oo), ?\+?(?:∞|\\infty|oo)\)/i;
const JUDGED = new Set(["true", "false", "yes", "no"]);
const NO =
  /^\W*(?:no|nope|nah)\b|(?:[,;:]|\bso),? (?:no|nope|nah)\W*(?:[,;]|$)|\b(?:false|untrue|incorrect)\b|\b(?:is|are|does|do|was|has|have|can)(?:n't| not|not)\b|\banswer\W+(?:is\W+)?no\b|\bnever\b/i;
const YES =
  /^\W*(?:yes|yep|yeah|yup)\b|(?:[,;:]|\bso),? (?:yes|yep|yeah|yup)\W*(?:[,;]|$)|\b(?:true|correct|indeed)\b|\banswer\W+(?:is\W+)?yes\b/i;
const ASKING = /\?\s*\W*$|\b(?:if|whether|check|decide|find out|think about)\b/i;
const BOTH = /\btrue or false\b|\byes or no\b/i;

/** Whether a sentence says an answer that is a word. */
export function saysWord(
  plain: string,
  { secret: { word }, shown }: { readonly secret: GuardedAnswer; readonly shown: Shown },
): boolean {
  if (word === null) return false;
  if (word === "no solution") return NONE.test(plain);
  if (word === "all numbers") return ALL.test(plain);
  if (JUDGED.has(word)) return saysJudgement(plain, word, shown);
  return (
    new RegExp(`(?<![\\p{L}])${word.replace(/[^\p{L}\d ]/gu, ".")}`, "iu").test(plain) &&
    !shown.text.includes(word)
  );
}

function saysJudgement(plain: string, word: string, { text }: Shown): boolean {
  if (BOTH.test(plain) || ASKING.test(plain)) return false;
  const negative = word === "false" || word === "no";
  if ((negative ? NO : YES).test(plain)) return true;
  if (
    OPPOSITES.some(
      ([one, other]) =>
        shownSays(text, one) && new RegExp(`\\b(?:is|'s|’s|are|be)\\b[^?]*\\b${other}\\b`, "i").test(plain),
    )
  )
    return negative;
  const adjective = /\b(?:is|are|be)\b.*?\b([a-z]{4,})\W*$/.exec(text.trim())?.[1];
  return (
    !negative &&
    adjective !== undefined &&
    new RegExp(`\\b(?:is|are)\\b[^?]*\\b${adjective}`, "i").test(plain)
  );
}

/** What is not the one is the other. */
const OPPOSITES = [
  ["prime", "composite"],
  ["even", "odd"],
  ["odd", "even"],
  ["rational", "irrational"],
  ["increasing", "decreasing"],
  ["positive", "negative"],
] as const;

const shownSays = (text: string, adjective: string): boolean =>
  new RegExp(`\\b${adjective}\\b`, "i").test(text);
