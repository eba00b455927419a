import "server-only";
import { UNITS } from "@/server/solver/lexicon/number-words";
import { withoutRest } from "./meaning";
import { plainLine } from "./plain-line";
import type { Span } from "./types";

const WORDS = UNITS.slice(0, 13);
const NUMBER_WORD = `(?:${WORDS.join("|")})(?![a-z])`;
const NUMBER = String.raw`(?:\d[\d,]{0,30}(?:\.\d{1,30})?[%!]?|√\d{1,9}|${NUMBER_WORD})`;
const LETTER = String.raw`(?:\d{0,9}(?:\.\d{1,9})?(?<![a-zA-Z])[a-zA-Z](?![a-zA-Z'’]))`;
const TERM = String.raw`[-−]?\(?[-−]?(?:${LETTER}|${NUMBER})(?:\^\d{1,4})?\)?(?:\^\d{1,4})?`;
const OPERATION = String.raw`(?: ?[-+−×·÷*/^] ?|(?<=\d) ?x ?(?=\d)|(?<=[\d)])(?=\()| (?:times|multiplied by|divided by|plus|minus) )`;
const EQUALS = `(?: ?[=≈] ?|,? (?:which is|that is|i\\.e\\.) | (?:is equal to|equals|is the same as|gives|makes|comes to|comes out (?:as|at|to)|is) )`;
const SIDE = `${TERM}(?:${OPERATION}${TERM}){0,12}`;
const STATEMENT = new RegExp(String.raw`(?<![\w.,^)\\])${SIDE}(?:${EQUALS}${SIDE}){1,6}`, "giu");
/** A statement begins at the beginning, behind a mark, or behind a word that announces one. */
const ANNOUNCED =
  /(?:^|[:;,(—–.!?"“>|→⇒]|(?<![\w])(?:is|are|so|that|because|since|as|thus|hence|then|therefore|gives?|get|gets|have|has|know|see|find|calculate|compute|work out|fact|means|now|sum|product|leaves|leaving|giving|obtain|yields?|note|here|also|and|or|first|next|finally))\s*$/i;
/** What makes the number before it another one: "17 ÷ 5 = 3 remainder 2", "3 = 3x". */
const GOES_ON =
  /^(?:[\w²³^(/*×·÷%:]|[ ]\d+\/\d|[ ](?:r|rem|remainder|with|million|thousand|hundred|billion|percent|dozen|times|plus|minus|more|less|over|of|squared|cubed|mod|modulo)\b| ?[-+*×·÷/=≈<>^−])/i;

/** "72 km/h is", "3 m is": a letter that is a unit. */
const UNIT_OF = /(?:\d |\p{L}\/)$/u;

/** Statements inside a sentence, with signs or in words: "so 2x = 10", "7 times 8 gives 54". One that may be a part of
 * something longer is doubtful. */
export function mathematicsInWords(line: string): Span[] {
  const { text, at, to } = plainLine(line);
  const spans: Span[] = [];
  for (const found of statementsIn(text)) {
    const written = upToVerb(found[0]).replace(/(?<![.,!\s])[.,!\s]+$/, "");
    const end = found.index + written.length;
    const rest = text.slice(end, end + 20);
    if (!isClaim(written) || !isBalanced(written) || (GOES_ON.test(rest) && !/^[.,]/.test(rest))) continue;
    const before = text.slice(Math.max(0, found.index - 30), found.index);
    if (/^[a-zA-Z]/.test(written) && UNIT_OF.test(before)) continue;
    const place = { at: at[found.index] as number, end: to[end - 1] as number };
    const doubtful = !ANNOUNCED.test(before) || isAmbiguous(written, text.slice(0, found.index));
    spans.push({ ...place, latex: inSigns(written), display: false, ...(doubtful && { doubtful }) });
  }
  return spans;
}

/** What stands behind "i.e." is a statement of its own where there is a sign before it: "3x = 6, i.e. x = 2". */
function statementsIn(text: string): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  const next = new RegExp(STATEMENT);
  for (let each = next.exec(text); each; each = next.exec(text)) {
    const [, first] = RESTATED.exec(each[0]) ?? [];
    if (first !== undefined) {
      next.lastIndex = each.index + first.length;
      each[0] = first;
    }
    found.push(each);
  }
  return found;
}
const RESTATED = /^([^=≈]*[=≈].*?),? (?:that is|i\.e\.) /i;

/** "x - 2 = 0 gives 2": an equation gives something, it does not equal it. */
const upToVerb = (statement: string): string =>
  /^[^=≈]*[=≈].*?(?=(?<!,? (?:which|that)) (?:gives|makes|comes|is|equals) )/i.exec(statement)?.[0] ??
  statement;

/** Whatever else has an equals sign between its words and a number beside it. */
export function otherEquations(line: string): Span[] {
  return [...line.matchAll(/(?<!\S)[^\s=]{1,40} [=≈] [^\s=]{1,40}/gu)].flatMap((found): Span[] => {
    const latex = found[0].replace(/(?<![.,;:!?*_])[.,;:!?*_]+$/, "");
    const end = found.index + latex.length;
    return /\d/.test(latex) ? [{ latex, at: found.index, end, display: false, doubtful: true }] : [];
  });
}

/** Something is worked out, or a letter is given a value: "on 3 is 5" is neither. */
function isClaim(written: string): boolean {
  const signs = inSigns(written);
  const [left = ""] = signs.split(/[=≈]/);
  if (/[a-zA-Z]/.test(signs)) return /[=≈]/.test(written) || /^[b-hj-zB-HJ-Z] $/.test(left);
  return /[\d)] ?[-+−×·÷*/^] ?[-−(√\d]|√|\d!|[\d)]\(/.test(signs);
}

/** Spoken, "3 plus 4 times 2" has no brackets, "the sum of 1 and 2 is 3" ends in a calculation that is none, and what
 * is said of letters may be said of other ones. */
const isAmbiguous = (written: string, before: string): boolean =>
  (written.match(/\b(?:times|multiplied|divided|plus|minus)\b/gi) ?? []).length > 1 ||
  /^[\d.,]+ [a-z]/i.test(written) !== /^[\d.,]+ (?:times|multiplied|divided|plus|minus|x) /i.test(written) ||
  (/[a-zA-Z]/.test(inSigns(written)) && isSupposed(before));

/** Whether a line may only suppose what is behind this part of it. */
export const isSupposed = (before: string): boolean => SUPPOSED.test(withoutRest(before));

const SUPPOSED =
  /\b(?:if|when|suppose|assume|imagine|where|try|test|were|would|could|might|other|another|example|substitut\w*)\b|\b(?:let|say|for|at|with|given|tak(?:e|ing)|put(?:ting)?|set(?:ting)?|choos(?:e|ing)|pick(?:ing)?|insert(?:ing)?)(?: \w+)?\W*$/i;

function inSigns(written: string): string {
  return written
    .replace(/(?<=\d) ?x ?(?=\d)/gi, " × ")
    .replace(/ (?:times|multiplied by) /gi, " × ")
    .replace(/ divided by /gi, " ÷ ")
    .replace(/ plus /gi, " + ")
    .replace(/ minus /gi, " − ")
    .replace(
      /,? (?:which is|that is|i\.e\.) | (?:is equal to|equals|is the same as|gives|makes|comes to|comes out (?:as|at|to)|is) /gi,
      " = ",
    )
    .replace(new RegExp(`\\b${NUMBER_WORD}`, "gi"), (word) => String(WORDS.indexOf(word.toLowerCase())));
}

const isBalanced = (text: string): boolean => text.split("(").length === text.split(")").length;

const VALUE = String.raw`(\d[\d,]{0,15}(?:\.\d{1,15})?)`;
const PHRASES: readonly (readonly [pattern: RegExp, latex: string])[] = [
  [phrase(`the sum of ${VALUE} and ${VALUE}`), "$1 + $2 = $3"],
  [phrase(`the product of ${VALUE} and ${VALUE}`), "$1 × $2 = $3"],
  [phrase(`adding ${VALUE} and ${VALUE}`), "$1 + $2 = $3"],
  [phrase(`multiplying ${VALUE} (?:and|by) ${VALUE}`), "$1 × $2 = $3"],
  [phrase(`dividing ${VALUE} by ${VALUE}`), "$1 / $2 = $3"],
  [phrase(`half of (?!one\\b)${VALUE}`), "$1 / 2 = $2"],
  [phrase(`(?:twice|double) ${VALUE}`), "2 × $1 = $2"],
  [phrase(`${VALUE}% of ${VALUE}`), "$1 / 100 × $2 = $3"],
];

function phrase(of: string): RegExp {
  return new RegExp(
    String.raw`(?<![\w.])${of} (?:is|equals|is equal to|gives|makes) ${VALUE}(?![\w.]?\d)`,
    "gi",
  );
}

/** Calculations without signs: "the product of 7 and 8 is 54". */
export function phrasedMathematics(line: string): Span[] {
  return PHRASES.flatMap(([pattern, latex]) =>
    [...line.matchAll(pattern)].flatMap((found): Span[] => {
      const end = found.index + found[0].length;
      const doubtful = GOES_ON.test(line.slice(end, end + 20)) || !ANNOUNCED.test(line.slice(0, found.index));
      const values = found.slice(1).map((value) => value.replaceAll(",", ""));
      const written = latex.replace(/\$(\d)/g, (_whole, index: string) => values[Number(index) - 1] ?? "");
      return [{ latex: written, at: found.index, end, display: false, ...(doubtful && { doubtful }) }];
    }),
  );
}
