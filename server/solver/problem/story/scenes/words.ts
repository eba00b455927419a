import { inflectionsOf, verbForm } from "../../../lexicon/verbs";
import { table } from "../../../table";
import { words } from "../../../word-list";
import { tellingWords } from "../ledger/meanings";

/** The verbs of a list, in all their forms. */
const verbs = (list: string): ReadonlySet<string> =>
  new Set(list.split(" ").flatMap((verb) => [verb, ...inflectionsOf(verb)]));

export const DETERMINERS = words("the a an his her its their my our your this that these those");
const PREPOSITIONS = words(
  "in at on of from for with by into onto inside near to around through along across",
);
/** Which of several a thing is; part of its name. */
export const ORDINALS = words(
  "first second third fourth fifth sixth seventh eighth ninth tenth other another one last",
);
const GRAMMATICAL = words(
  "and or but if then when while where who whom whose which what how why as so than because until before after since is are was were be been being am do does did has have had will would can could shall should may might must he she it they we i you him them us me there here 's not no nor each every all both some any none either neither many much more most less least few fewer very also again only just together alone up down out off about over under between among per times ratio percent too am pm noon midnight o'clock",
);

/** Words that have a part in the grammar, or that can change an amount (see the ledger): they are no part of a name. */
export const isOpen = (word: string): boolean =>
  /^\p{L}[\p{L}'-]*$/u.test(word) &&
  !DETERMINERS.has(word) &&
  !PREPOSITIONS.has(word) &&
  !GRAMMATICAL.has(word) &&
  tellingWords(word).length === 0;

/** A verb in the form that follows one of whom it tells, and no name of a thing as well. */
export function isFiniteVerb(word: string): boolean {
  const form = verbForm(word);
  return WORK.has(word) || (form?.form === "s" && !form.isNounToo);
}

/** Classes of words that the wordings of scenes name with @. */
export const CLASSES: Readonly<Record<string, (word: string) => boolean>> = table({
  the: (word: string) => DETERMINERS.has(word),
  be: (word: string) => BE.has(word),
  aux: (word: string) => AUXILIARIES.has(word),
  in: (word: string) => PREPOSITIONS.has(word),
  pronoun: (word: string) => PRONOUNS.has(word),
  ask: (word: string) => ASK.has(word),
  go: (word: string) => GO.has(word),
  leave: (word: string) => LEAVE.has(word),
  arrive: (word: string) => ARRIVE.has(word),
  start: (word: string) => START.has(word),
  end: (word: string) => END.has(word),
  last: (word: string) => LAST.has(word),
  get: (word: string) => GET.has(word),
  share: (word: string) => SHARE.has(word),
  buy: (word: string) => BUY.has(word),
  sell: (word: string) => SELL.has(word),
  grow: (word: string) => GROW.has(word),
  shrink: (word: string) => SHRINK.has(word),
  work: (word: string) => JOBS.has(word) || WORK.has(word),
  verb: (word: string) =>
    (verbForm(word) !== null || WORK.has(word)) && !AUXILIARIES.has(word) && !BE.has(word),
});

/** Verbs of work that are names or qualities as well. */
const WORK = words("empty empties drain drains mow mows");
/** What is done once, by one or by many. */
const JOBS = verbs(
  "build paint dig lay repair plow plough mow clean finish complete do fill harvest unload load assemble pave sew weed wash type print",
);
const BE = words("is are was were be been");
const AUXILIARIES = words("do does did will would can could should shall must may might has have had");
const PRONOUNS = words("he she it they we i you him her them us me");
const ASK = words("find calculate determine compute work give state");
const GO = verbs(
  "drive travel go ride run walk cycle fly jog bike sail row paddle swim hike move cover return",
);
const LEAVE = verbs("leave depart go");
const ARRIVE = verbs("arrive reach return");
const START = verbs("start begin open");
const END = verbs("end finish close stop");
const LAST = verbs("last take run");
const GET = verbs("get receive earn take have");
const SHARE = verbs("share split divide");
const BUY = verbs("buy purchase");
const SELL = verbs("sell resell");
const GROW = verbs("grow increase rise appreciate gain");
const SHRINK = verbs("shrink decrease fall drop depreciate lose decline");
