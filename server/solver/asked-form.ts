import type { Expression } from "./expression/ast";
import { nodesIn } from "./expression/nodes-in";
import { type Rational, rational } from "./expression/rational";
import { PLACES } from "./problem/clauses";
import type { Answer } from "./types";

/** One thing a text may ask of how the answer is written. */
interface Asked {
  /** "as a mixed number", for a sentence. */
  readonly name: string;
  readonly isMet: (answer: Answer, parts: readonly Part[]) => boolean;
}

type Part = Expression;

const LEAD = "(?<!given )(?:as|in|into|to|using) (?:an? )?(?:simplified |equivalent |common |terminating )*";
/** With a choice of forms any will do. */
const CHOICE = "(?! or )";

/** Every form that can be asked for has one of these in its name. */
const NAMES_A_FORM = /mixed|decimal|fraction|percent|radian|degree|in terms of|exact|nearest|\bd\.? ?p\b/;

const FORMS: readonly (readonly [RegExp, Asked])[] = [
  [
    new RegExp(`(?<!or )\\b${LEAD}mixed (?:numbers?|fractions?|numerals?)\\b${CHOICE}`),
    {
      name: "a mixed number",
      isMet: (_, parts) => !parts.some((part) => isImproper(part) || isDecimal(part)),
    },
  ],
  [
    new RegExp(`(?<!or )\\b${LEAD}decimals?\\b(?! places?)${CHOICE}`),
    { name: "a decimal", isMet: (_, parts) => !parts.some((part) => isFraction(part) || isIrrational(part)) },
  ],
  [
    new RegExp(`(?<!or )\\b${LEAD}(?:improper |proper )?fractions?\\b${CHOICE}`),
    { name: "a fraction", isMet: (_, parts) => !parts.some(isDecimal) },
  ],
  [
    new RegExp(`(?<!or )\\b(?:as|in|into|to) (?:an? )?percent(?:age)?\\b${CHOICE}`),
    { name: "a percentage", isMet: ({ latex }) => latex.includes("%") },
  ],
  [
    /\bin radians?(?: measure)?[.?!]?$/,
    { name: "a number of radians", isMet: (_, parts) => !parts.some(isDegrees) },
  ],
  [
    /\bin degrees?(?: measure)?[.?!]?$/,
    { name: "a number of degrees", isMet: ({ latex, text }) => /°|circ|degree/.test(latex + text) },
  ],
  [
    /\bin terms of (?:\\?pi|π)(?![a-z])/,
    { name: "an expression in π", isMet: (_, parts) => parts.some(isPi) && !parts.some(isDecimal) },
  ],
];

const EXACT =
  /\bexact (?:values?|answers?|forms?|solutions?|lengths?|areas?|volumes?)\b|\bexact(?:ly)?[.?!]?$/;
const EXACTLY: Asked = { name: "an exact value", isMet: (_, parts) => !parts.some(isDecimal) };

const SMALL_PLACE = new RegExp(`\\bnearest (${[...PLACES.keys()].join("|")})\\b`);
const COUNTED =
  /\b(?:to|in) (\d|one|two|three|four|five|six) (?:d\.? ?p\.?s?|decimals?(?: places?)?)(?![a-z])/;
const COUNTS = "zero one two three four five six".split(" ");

/** What a text asks of the form of its answer and the answer does not show; null when it shows everything. The question
 * is read here on its own, so that a form which no method has heard of is missed by nobody.
 * @param kept the places after the point that the problem was read to be rounded to */
export function lackingForm(text: string, answer: Answer, kept?: number): string | null {
  const plain = plainWords(text);
  if (!NAMES_A_FORM.test(plain)) return null;
  const words = withoutIdleConditions(plain);
  const parts = nodesIn(answer.value);
  for (const { name, isMet } of askedIn(words, kept)) if (!isMet(answer, parts)) return name;
  return null;
}

const plainWords = (text: string): string =>
  text
    .replace(/\$/g, " ")
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:?!])/g, "$1")
    .trim()
    .toLowerCase();

/** "If measurements are given in fractions, leave answers in fraction form": asked for only where they are. */
const withoutIdleConditions = (words: string): string =>
  words.replace(GIVEN_SO, (clause, kind: string, at: number) => {
    const others = words.slice(0, at) + words.slice(at + clause.length);
    return (kind === "fractions" ? /\d ?\/ ?\d|\\[dt]?frac/ : /\d\.\d/).test(others) ? clause : " ";
  });

const GIVEN_SO =
  /\b(?:if|when|where) (?:the |all |any )?[a-z]+ (?:is|are) (?:given|written|told|expressed) (?:in|as|with) (fractions|decimals),[^.;:]*/g;

/** "Do not convert improper fractions to mixed numbers." */
const NEGATED = /\b(?:do not|don't|without|never|rather than|instead of)\b/;

function askedIn(words: string, kept: number | undefined): Asked[] {
  const asked = NEGATED.test(words) ? [] : FORMS.flatMap(([form, each]) => (form.test(words) ? [each] : []));
  const places = placesIn(words);
  if (places !== null) asked.push(rounded(places, kept === places));
  // Figures with a point are measured, and what is worked out from them exactly may have one too.
  if (places === null && EXACT.test(words) && !/\d\.\d/.test(words)) asked.push(EXACTLY);
  return asked;
}

/** Digits after the point that are asked for. */
function placesIn(words: string): number | null {
  const named = SMALL_PLACE.exec(words)?.[1];
  if (named !== undefined) return PLACES.get(named) ?? null;
  const counted = COUNTED.exec(words)?.[1];
  if (counted === undefined) return null;
  return COUNTS.includes(counted) ? COUNTS.indexOf(counted) : Number(counted);
}

/** @param isRead the question was read with so many places: then fewer digits are a number that ends earlier */
const rounded = (places: number, isRead: boolean): Asked => ({
  name: places === 0 ? "a whole number" : `${places} decimal ${places === 1 ? "place" : "places"}`,
  isMet: ({ latex }, parts) =>
    parts.every((part) => hasPlaces(part, { places, isRead })) || isApproximatedTo(places, latex),
});

/** Whether every value behind "≈" has so many digits after the point. */
function isApproximatedTo(places: number, latex: string): boolean {
  const found = [...latex.matchAll(/\\approx\s*-?\d+(?:\.(\d+))?/g)];
  return found.length > 0 && found.every(([, digits = ""]) => digits.length === places);
}

/** A number with so many digits after the point; one that ends earlier stands for itself. */
function hasPlaces(
  part: Part,
  { places, isRead }: { readonly places: number; readonly isRead: boolean },
): boolean {
  if (isFraction(part) || isIrrational(part)) return false;
  if (part.kind !== "number" || part.decimals === undefined) return true;
  return isRead ? part.decimals <= places : part.decimals === places;
}

const isDecimal = (part: Part): boolean => part.kind === "number" && part.decimals !== undefined;

const isFraction = (part: Part): boolean =>
  part.kind === "mixed" ||
  (part.kind === "number" && part.decimals === undefined && part.value.d !== 1n) ||
  (part.kind === "quotient" && part.numerator.kind === "number" && part.denominator.kind === "number");

const isImproper = (part: Part): boolean =>
  part.kind === "quotient" &&
  part.numerator.kind === "number" &&
  part.denominator.kind === "number" &&
  isAtLeastOne(part.numerator.value, part.denominator.value);

function isAtLeastOne(top: Rational, bottom: Rational): boolean {
  const { n, d } = rational(top.n * bottom.d, top.d * bottom.n);
  return (n < 0n ? -n : n) >= d;
}

const isDegrees = (part: Part): boolean => part.kind === "function" && part.name === "degree";

const isPi = (part: Part): boolean => part.kind === "constant" && part.name === "pi";

const isIrrational = (part: Part): boolean =>
  part.kind === "root" || (part.kind === "constant" && (part.name === "pi" || part.name === "e"));
