import "server-only";
import { IDLE } from "@/server/solver/lexicon/manners";
import { isBareAnswer } from "./claim";
import { withoutCourtesy } from "./courtesy";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Talk around a problem that says nothing of it, beyond the manners every text may have. */
const OF_CHAT = words("next w/ with using number stumped struggled solve equation expression");

/** Idle words that turn what follows into a student's own work, a doubt or a denial, so that it poses nothing. */
const OF_OWN_WORK = words(
  "got get gets getting figure think thinking thought maybe probably answer answers wrong check checking why not isn't isnt don't dont " +
    "doesn't doesnt didn't didnt can't cant cannot won't wont never if when because cause coz cuz than by from before after since or",
);

/** A question about what follows: it proposes an answer and poses nothing. */
const ASKED_ABOUT = /^(?:is|was|are|does)\s|\b(?:is|was|are) (?:it|this|that|mine)\b/i;

/** "for number 4", "q7": the place of a problem on a paper. */
const LABEL =
  /^(?:(?:for|on|in|and|so|ok|okay)\s+)*(?:number|no|question|problem|exercise|q)\.?\s*\d{1,3}\b[\s,:.)]*/i;
const COMMAND =
  /^(?:add|calculate|compute|convert|differentiate|divide|evaluate|expand|factor|factori[sz]e|find|integrate|multiply|round|simplify|solve|subtract)\b/i;
const RELATION_OR_SUM = /[=<>+*^×÷√≤≥²³]|\d\s+[-−/]\s+\d|[a-z]\s*[-−/]\s*\d/i;
const LEADING = /^([\p{L}'’/-]+)[\s,.!?:;"“”]+/u;
const TRAILING = /[\s,.!?:;"“”]+([\p{L}'’-]+)[.!?]*$/u;

/** A message without the talk before and after the mathematics in it, such as "what about … how??".
 * @returns null where nothing was left out, or where what is left is an answer or no mathematics */
export function unwrapped(message: string): string | null {
  const whole = message.trim().replaceAll("’", "'");
  const start = ASKED_ABOUT.test(withoutCourtesy(whole)) ? null : afterTalk(whole);
  const text = start === null ? null : beforeTalk(start);
  if (text === null || text === whole || isBareAnswer(text)) return null;
  return COMMAND.test(text) || RELATION_OR_SUM.test(text) ? text : null;
}

/** @returns null where the talk turns into a student's own work */
function afterTalk(whole: string): string | null {
  let text = whole;
  for (;;) {
    text = text.replace(/^[\s,.!?:;"“”]+/, "").replace(LABEL, "");
    const found = COMMAND.test(text) ? null : LEADING.exec(text);
    const word = found?.[1]?.toLowerCase() ?? "";
    if (found && OF_OWN_WORK.has(word)) return null;
    if (!found || !isTalk(word)) return text;
    text = text.slice(found[0].length);
  }
}

/** The words after a problem belong to whoever asks: "i don't get it" denies nothing of what stands before it. */
function beforeTalk(start: string): string {
  let text = start;
  for (;;) {
    text = text.replace(/[\s,.!?:;"“”]+$/, "");
    const found = TRAILING.exec(text);
    const word = found?.[1]?.toLowerCase() ?? "";
    if (!found || (word.length === 1 && !/[iu]/.test(word)) || (!IDLE.has(word) && !OF_CHAT.has(word)))
      return text;
    text = text.slice(0, found.index);
  }
}

/** One letter may be an unknown; "i" and "u" are who speaks. */
const isTalk = (word: string): boolean =>
  (word.length > 1 || /[iua]/.test(word)) && (IDLE.has(word) || OF_CHAT.has(word));
