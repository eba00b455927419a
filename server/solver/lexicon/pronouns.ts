import { table } from "../table";
import { words } from "../word-list";
import { pronounOfName } from "./names";

/** Pronouns that name a doer or an owner; who they are is found by their number. */
export const SUBJECTS: Readonly<Record<string, "one" | "many" | "self">> = table({
  he: "one",
  she: "one",
  it: "one",
  they: "many",
  we: "many",
  i: "self",
  you: "self",
  him: "one",
  her: "one",
  them: "many",
  us: "many",
  me: "self",
});
const PERSONS: Readonly<Record<"he" | "she", ReadonlySet<string>>> = {
  he: words(
    "father brother uncle grandfather boy man son nephew husband king waiter grandson stepfather stepbrother mr sir boyfriend fisherman fireman policeman salesman businessman prince stepson godfather actor gentleman",
  ),
  she: words(
    "mother sister aunt grandmother girl woman daughter niece wife queen waitress mrs ms miss granddaughter stepmother stepsister girlfriend princess actress lady stepdaughter godmother housewife ballerina",
  ),
};
const FORMS: Readonly<Record<string, "he" | "she" | "it">> = table({
  he: "he",
  him: "he",
  his: "he",
  she: "she",
  her: "she",
  it: "it",
  its: "it",
});

/** Which pronoun the word is a form of. */
export const pronounOf = (word: string): "he" | "she" | "it" | undefined => FORMS[word];
/** The pronoun for somebody named by a word such as "sister", or by a first name. */
export const genderOf = (noun: string): "he" | "she" | undefined =>
  PERSONS.he.has(noun) ? "he" : PERSONS.she.has(noun) ? "she" : pronounOfName(noun);

export const POSSESSIVES = words("his her their its my our your");
export const DETERMINERS = words(
  "a an the this that these those another its his her their my our your each every any no",
);
export const PREPOSITIONS = words(
  "in on at from to with for of by into onto during over under inside outside through about between among against near behind beside without per around across along up down off out toward towards within upon as like until till since throughout past aboard worth",
);
export const CONJUNCTIONS = words(
  "and but or then so while when if because after before as since once whereas although though until where",
);
export const AUXILIARIES = words(
  "do does did will would can could should must may might shall has have had is are was were be been being am",
);
export const BE = words("is are was were be been being am r");
/** Words that say how or when and change no amount. */
export const ADVERBS = words(
  "also then later now still just already only together altogether too again finally first next currently really very so far there here ever soon once however recently afterwards meanwhile therefore instead actually yet away back home online up down off out long ago often immediately originally initially suddenly unfortunately in_total else well maybe even always never almost usually exactly equally evenly originally lastly combined",
);
export const AMOUNTS = words(
  "some several few many all none both half more less fewer most any much rest remaining other others another extra additional enough double twice thrice each every except left no herself himself themselves itself myself yourself neither nor either instead apart profit difference least maximum minimum average",
);
/** Everyday adjectives that stand alone for the thing they describe: "3 red and 5 blue". */
export const ADJECTIVES = words(
  "red blue green yellow purple pink black white brown gray grey gold silver big small large little tall short long old new good bad broken fresh rotten ripe unripe empty full hard soft hot cold wet dry dirty clean male female adult young salty sweet sour plain regular diet cracked spoiled unbroken sharp dull shiny wooden plastic metal heavy light round square different same mystery striped spotted used unused cooked raw electric acoustic maroon beige turquoise navy crimson tan golden dark bright pale leather rubber wool silk brass bronze brand-new rare common wild tame sick healthy tired sleepy hungry happy sad married single retired left-handed right-handed delicious juicy bitter spicy frozen defective faulty chipped rusty torn lost absent present correct wrong incorrect open closed blank lined fancy cheap expensive local foreign fiction nonfiction front early late tiny huge giant medium narrow wide thick thin adult antique modern digital stale rotting leaky loose tight solid hollow",
);
