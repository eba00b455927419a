import { Memo } from "../memo";
import type { SetNotation } from "../tasks/inequality";

const CLAUSE =
  /(?:^| )(?:in|using|with|by using|as) (?:an? )?(interval|set-builder|set builder|inequality) notation(?= |$)/;
const WRITE =
  /(?:^| )(?:and |then )*(?:write|express|give|state|show|report|put|draw)(?: (?:the|your|each|any|this|final|its))* (?:solutions?|answers?|results?|it|domain|range|interval)(?: sets?)?(?= |$)/;
/** Where both are asked for, neither is only the name of the answer. */
const BOTH = /\bdomain\b.*\brange\b|\brange\b.*\bdomain\b/;
const GRAPH =
  /(?:^| )(?:and |then )*(?:graph|plot|sketch|show)(?: (?:the|your|each|this|final|its))* (?:solutions?|answers?|results?|it|inequality|inequalities)(?: sets?)?(?: on (?:the|a) (?:real )?number line)?(?= |$)/;

/** Some instruction, or mathematics alone, is left. */
const MAIN = /\b(?:solve|find|determine|state|give|what|write|domain|range|inequalit\w+|values?|given)\b/;

/** Words that change nothing: both notations asked for are the last one, and how it is worked is left open. */
const PADDING =
  / algebraically(?= |$)|(?: and)? express (?:the|your) (?:answer|solution) using inequality signs(?= and then write)|(?: and)? then graph(?: it)?$/g;
const USE = /^use (interval|set-builder|inequality) notation to (?:express|write|describe)(?= )/;

export interface NotationWords {
  readonly words: string;
  /** Null when none is named. */
  readonly notation: SetNotation | null;
}

/** Takes "and write the solution in interval notation" and "graph the solution" out of a sentence. The main
 * instruction stays when it is the only one. */
export const takeNotation = (sentence: string): NotationWords => TAKEN.once(sentence, () => taken(sentence));

const TAKEN = new Memo<NotationWords>();

function taken(sentence: string): NotationWords {
  const given = sentence.replace(PADDING, " ").replace(USE, "write in $1 notation");
  const named = CLAUSE.exec(given);
  let words = given.replace(CLAUSE, " ");
  for (const clause of BOTH.test(sentence) ? [GRAPH] : [GRAPH, WRITE]) {
    const without = tidy(words.replace(clause, " "));
    if (MAIN.test(without)) words = without;
  }
  const name = named?.[1]?.replace(" ", "-");
  return { words: tidy(words), notation: (name as SetNotation | undefined) ?? null };
}

const tidy = (words: string): string =>
  words
    .replace(/ +/g, " ")
    .trim()
    .replace(/^(?:and|then) | (?:and|then)$/g, "");
