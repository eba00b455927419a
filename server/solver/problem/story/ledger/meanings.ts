import { UNHELD_WORDS } from "../../../lexicon/unheld-words";
import { Memo } from "../../../memo";

/** What a word can do to the amounts of a story. */
export type Meaning =
  | "fraction" // a third of, the half
  | "multiple" // times, double
  | "group" // a pair, dozens
  | "single" // one, once
  | "one rate" // no more than one word of these two kinds
  | "steps" // the situation's own formula has several steps
  | "each" // per, every, a day
  | "compare" // more than, as many as
  | "bound" // at least, maximum
  | "more" // another 5, some others
  | "total" // altogether, both
  | "rest" // left, remaining
  | "equal" // equally, the same
  | "unknown" // some, several
  | "not" // without, except
  | "only" // no more than that
  | "now" // then, after that, today: time going on
  | "past" // ago, already, originally: another time than the story's
  | "start" // the same, where the question asks for it
  | "order" // first, second
  | "need" // what is still wanted
  | "average"
  | "way" // there and back
  | "trade" // discount, tax, profit
  | "unheld"; // what no reader of stories reckons with

const TIMED =
  "day|week|month|year|hour|minute|second|night|pound|ounce|gallon|liter|mile|foot|yard|meter|dozen|person|piece|bag|box|pair";
/** Before "a day" that is a stretch of time, and not said of an amount. */
const STRETCH =
  "(?<!\\b(?:in|for|on|of|at|to|from|with|about|within|over|after|takes?|took|than|is|was|half|per|such|quite|and|or|has|have|had|lasts?|spends?|by|once|into|as|like|the|buys?|bought|makes?|made|gets?|got|if|every|each|that|eats?|ate|hold|holds|called|rents?|fills?) )";

/** Movers who set out at the same time are what some frames are about. */
const { atOnce: _, ...ALONE } = UNHELD_WORDS;

/** Every word that can change what an amount counts for, by what it does. */
const WORDS: readonly (readonly [Meaning, string])[] = [
  [
    "fraction",
    "half|halves|halved|halfway|(?:an?|one|another|the other|two|three|four|five) (?:thirds?|fourths?|quarters?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?)(?= (?:of|as|more|less|the|that|what|full|empty|bigger|larger)\\b|$|[.,])|(?:thirds|fourths|fifths|sixths|sevenths|eighths|ninths|tenths)|fraction|percent(?:age)?|portion",
  ],
  [
    "multiple",
    "times|twice|thrice|doubl(?:e|es|ed|ing)|tripl(?:e|es|ed|ing)|quadrupl\\w+|(?!scaff|blind|mani|bill|un)[a-z]+fold|again as",
  ],
  ["group", "pairs?|couples?(?= of)|dozens?|twins?|triplets?|duo|trio"],
  ["single", "one|once|single|ones|an? (?:dollar|cent|penny|nickel|dime|hundred|thousand|million)"],
  [
    "each",
    `each(?! other)|every|per|apiece|daily|weekly|monthly|yearly|annual(?:ly)?|hourly|nightly|everyday|${STRETCH}(?<=[a-z>] )an? (?:${TIMED})(?! (?:later|ago|before|after|earlier|old|trip|off|with|that|who|which|of))`,
  ],
  [
    "compare",
    "than|as (?:many|much|long|old|tall|far|fast|heavy|often|big|large)|differences?|exceed\\w*|beats?|surpass\\w*|short of|compared",
  ],
  [
    "bound",
    "at least|at most|at the most|maximum|minimum|most|least|up to|limit\\w*|enough|afford|possible|largest|smallest|greatest|fewest",
  ],
  [
    "more",
    "more|less|fewer|extra|additional\\w*|another|others?|else|rather|remaining|increase\\w*|decrease\\w*",
  ],
  [
    "total",
    "totals?|altogether|in all|together|combined|both|sum|all|whole|entire|everyone|everything|overall|in full",
  ],
  [
    "rest",
    "rest|remain\\w*|left(?! (?:at|for|from|school|home|the|a|work|town)\\b)|leftovers?|still|unsold|unused",
  ],
  ["equal", "equal|equally|evenly|even|same|identical|split|shared?|shares|sharing|divid\\w+"],
  [
    "unknown",
    "(?<!> |> [a-z]+ |> [a-z]+ [a-z]+ |how many |how much |some |many |much |the |one |once |any |no )(?:more|extra|additional)(?! than\\b| <| or less| [a-z]+ than\\b)|some|several|few|many(?<!\\b(?:how|as|so) many)|a number of|a lot|lots|most of|unknown",
  ],
  [
    "not",
    "not|n't|\\w+n't|never|no|none|nobody|nothing|without|except|besides|instead|neither|nor|unless|excluding|fail\\w*",
  ],
  ["only", "only|just(?! as)|all but|nothing but"],
  [
    "now",
    "yesterday|last(?! <)|then|after|afterwards?|later|now|today|tomorrow|next|again|finally|by the end|at the end|end up|ended up",
  ],
  [
    "past",
    "before|ago|earlier|already|until|initial(?:ly)?|original(?:ly)?|previous(?:ly)?|since|so far|at first|at the (?:start|beginning)|to (?:start|begin) with|used to",
  ],
  [
    "order",
    "(?<!at )first|second|third|fourth|fifth|sixth|(?:the |their |any |what )?order(?! to\\b)(?= (?:matter|count|is|does|do|of)\\w*\\b)|matters?",
  ],
  ["need", "need\\w*|goal|to go(?! (?:to|on|through|in|up|down|with|from|for)\\b)"],
  ["average", "averages?|averaged|mean|median"],
  ["way", "round[- ]trips?|one[- ]way|each way|both ways|return(?:s|ed|ing)?|back|way"],
  [
    "trade",
    "discount\\w*|off(?! (?: |(?:on|to|for|the|an?|at|of|his|her|their)\\b))|tax\\w*|tips?|tipped|(?:in|his|her|their|the|as|much|of) change|change back|profits?|refunds?|coupons?|interest|sale|sales|fees?|commission|paid with|(?<=> )bills?|down payment|mark-?up|marked",
  ],
  ["unheld", Object.values(ALONE).join("|")],
];
const MATCHERS = WORDS.map(
  ([meaning, words]) => [meaning, new RegExp(`(?<![a-z'-])(?:${words})(?![a-z'-])`, "g")] as const,
);

/** A word of the text with what it does, and where it stands. */
export interface Telling {
  readonly meaning: Meaning;
  readonly word: string;
  readonly at: number;
}

/** Words that look like ones that tell something and do not. */
const HARMLESS =
  /\bonce upon a time\b|(?<=\band (?:[a-z']+ ){1,2})both\b|\b(?:take|took|takes) a rest\b|\b(?:each|every) one\b|\bthere (?:is|are|was|were) enough\b|\ba second (?:car|train|plane|bus|truck|boat|cyclist|runner|jet|van)\b|\b(?:bake|yard|garage|rummage|for) sales?\b|\bth(?:os|es)e same\b|\b(?:a|the|each|per) pair of (?:shoes|pants|jeans|shorts|trousers|scissors|glasses|sunglasses|boots|sneakers|headphones)\b|\b(?:cut|got|gets?|took|takes?|taken|fell|falls?|broke|broken|goes|go|went|jumped|hopped|set|start\w*|turned|ran|flew|came|comes?|dropped|tore|torn|drove|walked|bit|chopped|sawed|snapped) off\b|\bup to (?=the|an?|his|her|their)\b|\beach other\b|\bone another\b|\bat (?:all|once|first|last|times)\b|\ball (?:day|night|the way|right|of a sudden)\b|\bnot only\b|\bof all\b|\bfirst name\b|\bone (?:day|morning|afternoon|evening|night)\b|\bto (?:empty|free)\b/g;

const TELLING = new Memo<readonly Telling[]>();

/** The words of a text that can change what an amount counts for. A word with two possible effects is listed with
 * both. */
export const tellingWords = (text: string): readonly Telling[] => TELLING.once(text, () => tellingIn(text));

function tellingIn(text: string): Telling[] {
  const plain = text.replace(HARMLESS, (words) => " ".repeat(words.length));
  return MATCHERS.flatMap(([meaning, words]) =>
    [...plain.matchAll(words)].map((found) => ({ meaning, word: found[0].trim(), at: found.index })),
  );
}
