import type { Form } from "../types";

/** What is left of a sentence when the clauses on form and method are taken out, and what those clauses say. */
export interface Wording {
  readonly words: string;
  readonly form: Form;
  readonly method?: string;
}

const COUNTS = "zero one two three four five six seven eight nine ten".split(" ");
const PLACES: ReadonlyMap<string, number> = new Map([
  ["whole number", 0],
  ["integer", 0],
  ["unit", 0],
  ["tenth", 1],
  ["hundredth", 2],
  ["cent", 2],
  ["thousandth", 3],
  ["ten-thousandth", 4],
]);
const PLACE = `(?:the )?nearest (${[...PLACES.keys()].join("|")})s?`;
const COUNT = `(${COUNTS.join("|")}|\\d) (?:decimal places?|dps?|d\\.p)`;
const ANSWER =
  "(?:(?:your|the|all|any|each) )*(?:final |exact )?(?:answers?|results?|solutions?|sum or difference|sum|difference|product|quotient)";

/** "round to two decimal places", "rounded to the nearest tenth". */
const ROUNDING = new RegExp(
  `(?: and| then)*(?:^| )(?:round(?:ed|ing)?|approximate(?:d)?|correct)(?: ${ANSWER})?(?: off)?(?: if (?:needed|necessary))? to (?:${PLACE}|${COUNT})(?: if (?:needed|necessary))?(?= |$)`,
);

const SHAPES: readonly (readonly [string, Form])[] = [
  ["(?:a )?mixed numbers?(?: in (?:simplified|simplest) form)?", { number: "mixed" }],
  ["(?:a )?decimals?", { number: "decimal" }],
  ["(?:an )?improper fractions?|(?:a )?(?:simplified )?fractions?(?: in (?:simplified|simplest|lowest) (?:form|terms))?", { number: "fraction" }],
  ["(?:a )?percent(?:age)?s?", { number: "percent" }],
  ["(?:a )?simplified complex numbers?|(?:the )?form a bi|(?:the )?form #\\d+", { domain: "complex" }],
  ["(?:a )?(?:simplified|simplest|lowest|reduced|exact|standard) (?:form|terms)(?: if possible)?", {}],
];
const GIVE = `(?: and| then)*(?:^| )(?:give|giving|write|writing|express|expressing|leave|leaving|state|show|put) (?:${ANSWER}|it) (?:in|as) `;

const METHODS: readonly (readonly [string, string])[] = [
  ["complet(?:ing|e) the square", "completing the square"],
  ["(?:the )?quadratic formula", "quadratic formula"],
  ["(?:the )?square root (?:property|method)", "square root property"],
  ["factor(?:ing|ization|isation)(?: method)?|(?:the )?zero product property", "factoring"],
  ["(?:factoring by )?grouping", "grouping"],
  ["(?:the )?(?:method of )?substitution(?: method)?", "substitution"],
  ["(?:the )?(?:method of )?(?:elimination|addition|combination)(?: method)?", "elimination"],
  ["gaussian elimination|gauss-jordan elimination|(?:a |an )?(?:augmented )?matri(?:x|ces)", "gaussian elimination"],
  ["cramer's rule", "cramer's rule"],
  ["clearing (?:of )?(?:the )?decimals", "clear decimals"],
  ["clearing (?:of )?(?:the )?fractions", "clear fractions"],
  ["(?:the )?distributive (?:property|law)", "distributive property"],
  ["(?:simplifying by )?rationali[sz]ing(?: the)?(?: denominators?)?", "rationalise the denominator"],
  ["absolute values?(?: signs?)? (?:as|when|if|where) (?:needed|necessary)", "absolute values"],
  ["(?:(?:any|either|a|your own|whichever) )?(?:method|strategy)(?: you (?:like|prefer|choose))?|either substitution or elimination", ""],
  ["(?:the )?(?:general|foil|vertical|horizontal|ac|box|trial and error) ?(?:method|strategy)?|trial and error|(?:the )?order of operations", ""],
  ["(?:the )?(?:binomial squares|(?:product|difference) of (?:conjugates|squares)|perfect square trinomials?|special products?)(?: pattern| formula)?", ""],
  [
    "(?:the )?(?:(?:addition|subtraction|multiplication|division|distributive|commutative|associative|product|quotient|power|zero|one|identity|inverse|exponent|negative|several|to|a|and|multiple|appropriate) )*propert(?:y|ies)(?: (?:of|for) (?:equality|exponents|multiplication|addition|radicals|zero|real numbers|identities inverses and zero|identities|logarithms))?",
    "",
  ],
];

/** Clauses that change nothing about the task. */
const COURTESIES: readonly RegExp[] = [
  /(?:^| )(?:and |then )*check (?:(?:your|the) )?(?:solutions?|answers?|work)?(?: ?by (?:adding|multiplying|subtracting|dividing|substituting|substitution))?(?= |$)/,
  /(?:^| )(?:and )?show (?:all )?(?:(?:your|the) )?(?:work|working|steps)(?: out)?(?= |$)/,
  /(?:^| )(?:please|kindly)(?= |$)/,
  /^(?:hi |hello |hey )?(?:(?:can|could|would|will) you (?:help me )?|help me (?:to )?|i need (?:help )?to |how (?:do|can|would) (?:i|you|we) |i want to |let's )/i,
  /(?:^| )if possible(?= |$)/,
  /(?:^| )simplify (?:(?:your|the|all) )?(?:answers?|results?|fractions?)(?: if possible| completely)?(?= |$)/,
  /(?:^| )(?:where|assume|assuming)(?: that)?(?: all)?(?: the)? variables?(?: (?:are|is|represent)) (?:all )?(?:positive|nonzero|non-negative|positive real numbers?|nonnegative)(?: numbers?)?(?= |$)/,
  /(?:^| )(?:assume|assuming)(?: that)? [A-Za-z] is positive(?= |$)/,
  /(?:^| )use (?:any|either) method(?: you (?:like|prefer))?(?= |$)/,
];

/** Takes the clauses on form, method and manners out of a sentence. */
export function takeClauses(sentence: string): Wording {
  const wording = { words: sentence, form: {} as Form, method: undefined as string | undefined };
  const take = (clause: RegExp): RegExpExecArray | null => {
    const found = clause.exec(wording.words);
    if (found) wording.words = wording.words.replace(clause, " ").replace(/\s+/g, " ").trim();
    return found;
  };
  for (const courtesy of COURTESIES) take(courtesy);
  const rounding = take(ROUNDING);
  if (rounding) wording.form = { ...wording.form, number: "decimal", decimals: decimalsOf(rounding) };
  for (const [shape, form] of SHAPES) {
    const clause = new RegExp(`${GIVE}(?:${shape})(?= |$)|(?<=#\\d+) (?:in|as) (?:${shape})$`);
    if (take(clause)) wording.form = { ...wording.form, ...form };
  }
  if (take(/(?:^| )do not convert any improper fractions to mixed numbers(?= |$)/)) wording.form = { ...wording.form, number: "fraction" };
  if (take(/(?: over| in) the (?:set of )?real numbers(?= |$)/)) wording.form = { ...wording.form, domain: "real" };
  if (take(/(?: over| in) the (?:set of )?complex numbers(?: system)?(?= |$)/)) wording.form = { ...wording.form, domain: "complex" };
  for (const [name, method] of METHODS) {
    if (take(new RegExp(`(?:^| )(?:by |using |use |with |via )+(?:${name})(?: and (?:${name}))?(?: to(?= ))?(?= |$)`))) {
      wording.method = wording.method ?? (method || undefined);
    }
  }
  return wording;
}

/** Digits after the point that "the nearest hundredth" or "two decimal places" asks for. */
export function decimalsOf([, place, count]: readonly (string | undefined)[]): number {
  if (place !== undefined) return PLACES.get(place) ?? 0;
  const named = COUNTS.indexOf(count ?? "");
  return named >= 0 ? named : Number(count);
}

/** Matches "round #0 to …" as the whole task. */
export const ROUND_TASK = new RegExp(`^(?:round|approximate) (#\\d+) to (?:${PLACE}|${COUNT})$`);
