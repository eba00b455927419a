import "server-only";
import { isAnnouncedElsewhere } from "./announced-elsewhere";

/** What is asked for, in words. */
const ASKED =
  "answers?|solutions?|results?|roots?|zeros?|values?|unknowns?|totals?|it|that|this|they|number|numbers|ones?|other|outcome|x-?value|final\\w*|here";
const IS =
  "is|are|be|being|was|were|becomes?|equals?|means?|has to be|must be|comes? (?:out )?(?:to|as|at)|turns? out(?: to be)?|works out (?:to|as)|ends? (?:up )?(?:in|as|at|with)";
const FILLER =
  "(?:\\s+(?:just|exactly|simply|only|really|indeed|clearly|therefore|thus|so|equal|to|as|that|value|number|of|in|with|be|the|a|an|is|now|then|you|we|here|good|old|integer|whole|plain|positive|negative|called|about|roughly|approximately)){0,5}";
const GIVING =
  "gives?|giving|makes?|making|yields?|gets?|getting|got|obtain\\w*|finds?|found|reach\\w*|arrive at|choose|pick|try|plug in|put in|putting in|substitut\\w*|say|said|says|write|guess|think|told|tell|reveal|whisper|hint|namely|called|leaving|leaves?|left with|have|let";
const GAP = "[\\s:*_$(\"'`“”‘’\\-]*$";
/** An operation is done with the number: it is no result. */
const OPERATED =
  /\b(?:subtract\w*|add(?:ing|ed)?|minus|plus|times|by|divid\w*|multipl\w*|remov\w*|undo\w*|tak(?:e|es|ing)(?: away)?|from|the|than|both|step|hint|line|part|number|no|another|at|first|last)\s*[$(]?$|[-+*/^<>]\s*$/i;
const USED =
  /^[\s$)]*(?:from|away|off|onto|to both|on both|times|and \d|[-+*/^]|into|is (?:added|subtracted|taken|multiplied|on|in|part|a (?:factor|term|coefficient)|the (?:coefficient|constant|number (?:added|taken))))/i;
const WORKS =
  /^[\s$)*_"'”’]*(?:is|are|was|works?|solves?|satisf\w+|fits?|does (?:it|the trick)|makes? (?:it|both|the)|would (?:be|work|do)|must be|has to be|will (?:be|work|do)|for [a-z]\b|it is|is it|makes sense|as (?:the |your )?(?:answer|solution|result))/i;

export interface Place {
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

/** Whether a number is stated as a result, rather than in the middle of something.
 * @param unknowns letters that are asked for */
export function isAnnounced({ text, at, end }: Place, unknowns: readonly string[]): boolean {
  const before = sentenceUpTo(text.slice(0, at));
  const after = text.slice(end);
  if (isAlone(before, after)) return true;
  const asked = [ASKED, ...unknowns.map((name) => name.replace(/[^\w]/g, ""))].join("|");
  const told = new RegExp(
    `\\b(?:${asked})\\b[^.?!;]{0,50}?(?:\\b(?:${IS})\\b|['’]s\\b|['’]re\\b|[=:])${FILLER}${GAP}`,
    "i",
  ).test(before);
  if (isAnnouncedElsewhere(before) && endsHere(after)) return true;
  if (told && !/\b(?:by|from|to both sides|than)\s*$/i.test(before)) return true;
  if (isOperated({ text, at, end })) return false;
  if (WORKS.test(after)) return true;
  if (new RegExp(`\\b(?:${GIVING})\\b${FILLER}${GAP}`, "i").test(before) && endsHere(after)) return true;
  return new RegExp(
    `(?<![\\w\\\\])(?:${asked.split("|").slice(-unknowns.length).join("|") || "x"})(?![\\w(])[\\s,:;]*$`,
  ).test(before);
}

/** Whether something is done with the number. */
export const isOperated = ({ text, at, end }: Place): boolean =>
  OPERATED.test(sentenceUpTo(text.slice(0, at))) || USED.test(text.slice(end));

const sentenceUpTo = (before: string): string => before.split(/[.?!](?=\s)|\n/).at(-1) ?? "";

const isAlone = (before: string, after: string): boolean =>
  !/[\p{L}\d]/u.test(before.replace(/^\s*(?:[-*•+>]|\d{1,2}[.)]|#+)\s/, "")) && !/[\p{L}\d]/u.test(after);

const endsHere = (after: string): boolean =>
  /^[\s$)*_"'”’%]*(?:[.,;:!?。，！？]|$|\band\b|\bas\b|\bfor\b|\bso\b|\n)/i.test(after);
