const FIND = "(?:find|determine|calculate|compute|give|state|write|list|what (?:is|are))(?: down)?";
const KIND = "(arithmetic|geometric)";
const START = "(?:first term|common (?:difference|ratio)|[a-z]_\\{?1\\}? ?=)";
const QUESTION = `[.,:;]? (?:then )?${FIND} ([^.,:;]+)`;

/** "Given an arithmetic sequence with a_1 = 5 and d = 3, find a_12." */
const GIVEN = new RegExp(
  `^(?:given|consider|for|in|suppose|let) (?:an?|the|this) ${KIND} (?:sequence|progression),? (?:with|whose|where|in which|that has|which has|having) (?:an? |the |its )?(?=${START})([^.:;]+?)${QUESTION}$`,
  "i",
);
/** "An arithmetic sequence has first term 5 and common difference 3. Find the 20th term." */
const HAS = new RegExp(
  `^(?:an?|the|this) ${KIND} (?:sequence|progression) (?:has|starts with|begins with|is given by) (?:an? |the |its )?(?=${START})([^:;]+?)${QUESTION}$`,
  "i",
);
/** "The first term of an arithmetic sequence is 5 and the common difference is 3. Find the 20th term." */
const IS = new RegExp(
  `^the (first term) of an? ${KIND} (?:sequence|progression) is (.+? common (?:difference|ratio) .+?)${QUESTION}$`,
  "i",
);
const OF_SEQUENCE =
  / (?:of|in|for) (?:the|this|that|its?) (?:(?:arithmetic|geometric) )?(?:sequence|progression)$/i;

const TERM = new RegExp(
  `^(${FIND} )([as])_\\{?(\\d{1,4})\\}?(?:,? the \\d+(?:st|nd|rd|th) term,?)? (.+)$`,
  "i",
);
const WHEN = /^(?:when|if|where|given(?: that)?|with|for) (?=[a-z]_\{?1\}? ?=)/i;
const WHOSE =
  /^(?:of|for|in) (?=(?:the|an?|this) (?:(?:arithmetic|geometric) )?(?:sequence|progression|series)\b)/i;

/** Small words that say nothing beside a first term and a step. */
const SPARE: readonly (readonly [RegExp, string])[] = [
  [/\band (?:whose|with|its|has|a|the|an) (?:a |the )?(?=common (?:difference|ratio))/gi, "and "],
  [/\b(first term|common difference|common ratio) of (?=[-\\\d(])/gi, "$1 "],
  [
    /(?<=\b(?:sequence|progression)),? (?:given|if|when|where|in which|for which)(?: that)? (?=[a-z]_\{?1\}? ?=)/gi,
    " with ",
  ],
];

/** A question about a sequence in the order "find … of the sequence with …", whatever comes first in the text.
 * @example questionFirst("find a_{12} when a_1 = 5 and d = 3") // "find the 12th term of the sequence with a_1 = 5 and d = 3" */
export function questionFirst(words: string): string {
  return SPARE.reduce((text, [spare, plain]) => text.replace(spare, plain), named(turned(words)));
}

function turned(words: string): string {
  const told = GIVEN.exec(words) ?? HAS.exec(words);
  const [kind, given, asked] = told ? told.slice(1) : isTold(IS.exec(words));
  if (!kind || !given || !asked) return words;
  return `find ${asked.replace(OF_SEQUENCE, "")} of the ${kind.toLowerCase()} sequence with ${given}`;
}

const isTold = (found: RegExpExecArray | null): readonly (string | undefined)[] =>
  found ? [found[2], `${found[1]} ${found[3]}`, found[4]] : [];

/** a_12 as "the 12th term" and S_12 as "the sum of the first 12 terms". */
function named(words: string): string {
  const [, , letter = "", position = "", rest = ""] = TERM.exec(words) ?? [];
  // The first term itself is asked for where others are known.
  if (letter === "" || (letter === "a" && position === "1")) return words;
  const asked =
    letter === "a"
      ? `the ${position}th term`
      : letter === "S"
        ? `the sum of the first ${position} terms`
        : "";
  if (asked === "") return words;
  if (WHEN.test(rest)) return `find ${asked} of the sequence ${rest.replace(WHEN, "with ")}`;
  return WHOSE.test(rest) ? `find ${asked} ${rest}` : words;
}
