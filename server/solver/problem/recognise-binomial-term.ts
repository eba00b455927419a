import type { Expression } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { pattern } from "./pattern";
import { expressionIn, type Recogniser, type Sentence } from "./sentence";

const ORDINALS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth".split(
    " ",
  );
const COUNTS = "one two three four five six seven eight nine ten".split(" ");
const USING = "((use|using|by) the binomial theorem( to)? )?";
const OF = "( of| in)( the)?( (binomial )?expansion of)?( each)?{EXPRESSION}";
const AFTER = "( without fully expanding( the binomial)?)?";

const TERM = pattern(
  `(find the indicated terms? of (each|the) (binomial|expansion)${AFTER.replace("binomial", "binomial|expansion")} )?${USING}((find|write|give|what is|determine) )?(the )?(${ORDINALS.join("|")}|\\d+(st|nd|rd|th))( indicated)? term${OF}${AFTER} {M}${AFTER}`,
);
const FIRST_TERMS = pattern(
  `${USING}(find|write|give|determine)( the)? first (${COUNTS.join("|")}|#\\d+) terms${OF} {M}${AFTER}`,
);
const PLACE = new RegExp(
  `(?:^| )(${ORDINALS.join("|")}|\\d+(?=st|nd|rd|th))(?:st|nd|rd|th)?(?: indicated)? term`,
);
const COUNT = new RegExp(`first (${COUNTS.join("|")}|#\\d+) terms`);

/** "Find the fourth term of (2x - y)⁷", "Write the first three terms of the expansion of (x + 2)²⁰". */
export const recogniseBinomialTerm: Recogniser = (sentence) => {
  const single = TERM.exec(sentence.words);
  const several = single ? null : FIRST_TERMS.exec(sentence.words);
  const whole = expressionIn(sentence, single?.[1] ?? several?.[1]);
  const base = whole?.kind === "power" ? whole.base : null;
  const exponent = whole?.kind === "power" ? wholeNumber(whole.exponent) : null;
  if (
    !base ||
    exponent === null ||
    base.kind !== "sum" ||
    base.terms.length !== 2 ||
    symbolsOf(base).length === 0
  )
    return null;
  const [from, to] = single ? placeIn(sentence) : [1, countIn(sentence)];
  if (from < 1 || to < from || to > exponent + 1) return null;
  return {
    mathematics: { task: "binomial-term", base, exponent, from, to },
    instruction:
      from === to
        ? `Find term number ${from} of the expansion`
        : `Find the first ${to} terms of the expansion`,
    latex: toLatex(whole as Expression),
  };
};

const MOST_EXPONENT = 60n;

const wholeNumber = (e: Expression): number | null =>
  e.kind === "number" && e.value.d === 1n && e.value.n >= 1n && e.value.n <= MOST_EXPONENT
    ? Number(e.value.n)
    : null;

function placeIn({ words }: Sentence): readonly [number, number] {
  const named = PLACE.exec(words)?.[1] ?? "";
  const place = ORDINALS.includes(named) ? ORDINALS.indexOf(named) + 1 : Number(named);
  return [place, place];
}

function countIn(sentence: Sentence): number {
  const named = COUNT.exec(sentence.words)?.[1] ?? "";
  if (COUNTS.includes(named)) return COUNTS.indexOf(named) + 1;
  const number = expressionIn(sentence, named);
  return (number && wholeNumber(number)) ?? 0;
}
