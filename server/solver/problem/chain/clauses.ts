/** A text as what is told before the question, and the question. */
export interface Told {
  readonly definitions: readonly string[];
  readonly question: string;
}

const SENTENCE_END = /(?<=[.?!;])\s+(?=[A-Za-z]{2,})|\n+/;
const INTRODUCTION =
  /^(?:(?:and|now|also|next|then|furthermore|further|so|here|where)[, ]\s*)*(?:(?:let|suppose|assume|given|if|consider|say|where|with|for)(?: that)?(?: us)?(?: the functions?)?:?|(?=[A-Za-z](?: ?\( ?[a-z] ?\))? ?=))\s*/i;
const ASKS =
  "(?:what|which|is|are|does|do|find|calculate|compute|determine|work out|evaluate|solve|factor|factori[sz]e|sort|put|order|" +
  "arrange|round|list|give|differentiate|expand|simplify|how)";
const TOLD_FIRST = new RegExp(
  `^((?:if|given|suppose|let|when|for|with|where)\\b.+?),? (?:then )?(${ASKS}\\b.+)$`,
  "i",
);
const TOLD_LAST = /^([^=]+),? (?:where|if|given(?: that)?|when|for) ((?:(?![a-z]{3})[^=]){1,60}=.+?)[.?!]*$/;
/** What stands between two definitions of one sentence. */
const NEXT = /,? and (?=(?:let|suppose)\b)|,? where (?=[A-Za-z](?: ?\([a-z]\))? ?=)/;

/** Takes a text apart into sentences that tell something and the one that asks; null when nothing is told.
 * Delimiters of mathematics must be gone. */
export function clausesOf(text: string): Told | null {
  const sentences = text
    .trim()
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
  const last = sentences.pop();
  if (last === undefined) return null;
  const inside = sentences.length === 0 || /^(?:if|given|let|suppose)\b/i.test(last) ? splitLast(last) : null;
  const told = [...sentences, ...(inside ? [inside[0]] : [])];
  const definitions = told.flatMap((sentence) => sentence.split(NEXT)).map(bare);
  if (definitions.some((definition) => definition === null)) return null;
  const question = (inside ? inside[1] : last).replace(/^(?:and|then|now|so|hence)[, ]\s*/i, "");
  return { definitions: definitions as string[], question };
}

/** A sentence without the word that introduces it and without its full stop; null when none does. */
function bare(sentence: string): string | null {
  const found = INTRODUCTION.exec(sentence);
  return found ? sentence.slice(found[0].length).replace(/(?<![\s.;,:!])[\s.;,:!]+$/, "") : null;
}

/** [what is told, the question] of one sentence that does both. */
function splitLast(sentence: string): readonly [string, string] | null {
  const first = TOLD_FIRST.exec(sentence);
  if (first) return [first[1] as string, first[2] as string];
  const last = TOLD_LAST.exec(sentence);
  return last ? [`let ${last[2]}`, `${last[1]}?`] : null;
}
