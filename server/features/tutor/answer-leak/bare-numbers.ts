import "server-only";
import { isOperated, type Place } from "./announced";
import { operatesElsewhere } from "./announced-elsewhere";
import { COUNTING } from "./counted-things";
import { isAmong, type Shown } from "./shown";
import { wordsOfText } from "./vocabulary";

/** Small numbers are said of everything. */
const SMALL_MAX = 1;
/** What points at a number that stands before the student: "the 5", "die 5", "of 5". */
const POINTED =
  /(?:^|[^\p{L}])(?:the|this|that|your|these|those|both|each|el|los|las|del|les|des|du|der|die|den|dem|il|os|ao|do)\s+[-−+]?$/iu;
const SIGN_BEFORE = /[-+−*·×/÷^=<>≤≥(|]\s*$/u;
const SIGN_BEHIND = /^\s*(?:[-+−*·×/÷^=<>≤≥),;|%]|\p{L}\b(?!\s\p{L}))/u;
const NUMBER = /\d+(?:\.\d+)?/g;

/** Whether a number that the problem has as well is said by itself: with nothing done to it, nothing that points at it,
 * not as the problem says it, and with no other number of the problem beside it. Then it can only be meant as the answer,
 * whatever the words around it are. */
export function isBare({ text, at, end }: Place, size: number, shown: Shown): boolean {
  const [before, behind] = [text.slice(0, at), text.slice(end)];
  if (size <= SMALL_MAX || isOperated({ text, at, end }) || operatesElsewhere(text)) return false;
  if (COUNTING.test(behind) || POINTED.test(before) || SIGN_BEFORE.test(before) || SIGN_BEHIND.test(behind))
    return false;
  return !isAsInProblem({ before, behind, size }, shown) && !hasOther(text, size, shown);
}

/** "5 balls" of "3 red and 5 blue balls", "radius 5". */
function isAsInProblem(
  { before, behind, size }: { readonly before: string; readonly behind: string; readonly size: number },
  { text }: Shown,
): boolean {
  const [last = ""] = wordsOfText(before).slice(-1);
  const [next = ""] = wordsOfText(behind);
  const own = new Set(wordsOfText(text));
  const isJoined = /^[\s°]*\p{L}/u.test(behind) && own.has(next) && !AUXILIARY.test(next);
  return isJoined || text.includes(`${last} ${size}`);
}
const AUXILIARY = /^(?:is|are|was|the|and|or|what|if|for|as|has|in|it|to|of|a)$/;

const hasOther = (text: string, size: number, { values }: Shown): boolean =>
  (text.match(NUMBER) ?? []).some(
    (each) =>
      Number(each) !== size && Number(each) > SMALL_MAX && isAmong({ re: Number(each), im: 0 }, values),
  );
