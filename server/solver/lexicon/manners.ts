import { words } from "../word-list";

const GREETING =
  "hi hello hey hiya heya yo greetings good morning afternoon evening everyone everybody all there guys folks team bro dude man mate sir miss " +
  "maam madam mr mrs ms professor prof tutor dear friend bot ai";
const THANKING =
  "please pls plz plss pleas thanks thank thanx thx tnx ty tysm cheers ta much many lot lots advance appreciate appreciated appreciation grateful " +
  "kindly sorry bye regards best wishes xx lol haha lmao omg ugh hmm um uh oh ok okay okk well anyway anyways alright right";
const ASKING =
  "help helping helped need needs want wants wanna gotta like could can would will should may might shall someone anyone somebody anybody " +
  "wondering wonder ask asking asked explain explained show tell try trying tried let lets let's know knows figure got get getting gets give gives gave " +
  "set setting sets assigned comes come came says said doing done did do does make makes sense struggle struggling stuck confused confusing lost " +
  "understand understanding understood forgot forgotten remember learn learned learnt learning study studying revise revising practise practice practicing " +
  "idea idk clue hint sure hard harder difficult easy tricky tough weird annoying silly dumb stupid quick quickly fast urgent asap due really very super " +
  "actually basically literally honestly bit little kinda sorta maybe probably again yet still always never ever keep keeps hate hates love start begin wrong " +
  "work working look looking looks see seen think thinking hope check checking thing things stuff way ages forever hours";
const SCHOOL =
  "homework hw exercise exercises worksheet worksheets sheet test tests exam exams quiz paper papers past revision review chapter section unit lesson page " +
  "class classes name date question questions qs problem problems q no number task tasks part parts maths math mathematics book textbook notes teacher " +
  "teachers lecturer school college uni university course assignment assignments coursework tutorial year grade " +
  "mock final finals midterm gcse sat act a-level alevel ib ap";
const DAYS =
  "today tomorrow tonight yesterday soon morning evening night week weekend monday tuesday wednesday thursday friday saturday sunday";
/** Of what is asked they say when: "what was it before". */
const ORDER = "now later last since until by before after ago";
const FUNCTION_WORDS =
  "a an the this that these those it its it's is isn't are am was were be been being i im i'm ive i've id i'd ill i'll me my mine we we're our us you u " +
  "you're your ur r he she his her they them and but so because cause coz cuz or of for in on at to from with about as if how what whats what's which " +
  "who why when where not don't dont doesn't doesnt didn't didnt can't cant cannot won't wont have has had haven't havent any some one ones " +
  "here out up off just also too than then following below above";
const REQUESTS = "answer answers do complete solve all each every following below";

/** Words that ask for nothing and tell nothing where a whole sentence is made of them: manners, feelings, and what
 * school calls its papers, people and days. */
export const IDLE: ReadonlySet<string> = words(
  [GREETING, THANKING, ASKING, SCHOOL, DAYS, ORDER, FUNCTION_WORDS, REQUESTS].join(" "),
);

const SLANG =
  "yo sos tmrw tmr tmw 2moro rn w non calc must everything kid kids brain hurts hurt hmmm argh aaa pleasee pleaseee thanku tysm fr ngl tbh bruh fam bestie chat";

/** Manners, feelings and slang: what stands beside a question in the same breath is about whoever asks where one of them
 * is said. */
export const MANNERLY: ReadonlySet<string> = words(
  [
    GREETING,
    THANKING,
    DAYS,
    SLANG,
    "help helping need needs want wanna gotta would could should wondering wonder someone anyone somebody anybody trying tried know knows get got forgot " +
      "struggle struggling stuck confused confusing lost understand understanding idea idk clue hint hard difficult easy tricky tough weird annoying urgent " +
      "asap due think thinking hate love homework hw teacher textbook class quiz test exam math maths grade year says said how dont don't u quick ways forever hours",
  ].join(" "),
);

/** They ask about an answer that is there, or limit what is asked. */
export const OF_JUDGING: ReadonlySet<string> = words(
  "check right wrong if not never last one ones each every all any some than number name part answers complete or exactly only",
);

/** They say nothing of a calculation, but something of what happens in a story. */
export const OF_TIME: ReadonlySet<string> = words(`${DAYS} ${ORDER}`);

/** Fillers that may be part of what is asked where they begin or end a sentence: "the", "one". */
export const BOUND_FILLERS: ReadonlySet<string> = words(
  "the teh hte a an my me our your ur this these those that it its it's they them here there theres there's following below above one result which we you " +
    "was each have has had will would should be being been now also again just answer",
);

/** A heading. In a sentence they say something: "in decimals". */
const SUBJECTS =
  "and algebra geometry calculus trigonometry statistics arithmetic fractions decimals percentages quadratics equations " +
  "inequalities functions indices surds";

export const HEADING: ReadonlySet<string> = words([SCHOOL, SUBJECTS].join(" "));

/** Words that limit an answer, or tell what something is like. */
export const LIMITING: ReadonlySet<string> = words(
  "positive negative nonnegative non-negative nonzero non-zero nonpositive distinct different unique only except excluding including include without unless " +
    "integer integers whole natural rational irrational real imaginary complex odd even prime principal primary acute obtuse reflex smallest largest biggest " +
    "greatest least highest lowest minimum maximum first second third last strictly least most repeated simple proper improper mixed exact approximate " +
    "rounded decimal decimals fraction fractions percent surd surds radians degrees per each every all both neither none never always constant fair biased " +
    "continuous commutative associative increasing decreasing symmetric parallel perpendicular regular right straight smooth rough frictionless ideal",
);

/** Words by which whoever asks speaks of themselves. */
export const OF_THE_ASKER: ReadonlySet<string> = words("i im i'm ive i've id i'd ill i'll me my mine our us");

/** They point at nothing when they begin a text. */
export const POINTING_AT_NOTHING: ReadonlySet<string> = words("it it's its this these here there's there");
