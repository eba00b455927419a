import type { Form } from "../types";

/** The wording of clauses on form, method and manners, as patterns over the words of a sentence. */

export const COUNTS = "zero one two three four five six seven eight nine ten".split(" ");
export const PLACES: ReadonlyMap<string, number> = new Map([
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
  "(?:(?:your|the|all|any|each|money|monetary) )*(?:final |exact )?(?:answers?|results?|solutions?|sum or difference|sum|difference|product|quotient)";

/** "round to two decimal places", "rounded to the nearest tenth", or only "to the nearest tenth". */
export const ROUNDING = new RegExp(
  `(?:(?: and| then)*(?:^| )(?:round(?:ed|ing)?|approximate(?:d)?|correct)(?: ${ANSWER})?(?: off)?(?: if (?:needed|necessary))?)? to (?:${PLACE}|${COUNT})(?: if (?:needed|necessary))?(?= |$)`,
);

const ANSWER_SHAPES: readonly (readonly [string, Form])[] = [
  ["(?:a )?mixed numbers?(?: in (?:simplified|simplest) form)?", { number: "mixed" }],
  ["(?:a )?decimals?(?: (?:form|notation|numbers?))?|standard notation", { number: "decimal" }],
  ["(?:scientific|exponential) (?:notation|form)", { number: "scientific" }],
  [
    "(?:an )?improper fractions?|(?:a )?(?:simplified )?fractions?(?: in (?:simplified|simplest|lowest) (?:form|terms))?",
    { number: "fraction" },
  ],
  ["(?:a )?percent(?:age)?s?", { number: "percent" }],
  ["(?:a )?simplified complex numbers?|(?:the )?form a bi", { domain: "complex" }],
  ["set notation", {}],
  ["(?:a )?(?:simplified|simplest|lowest|reduced|exact) (?:form|terms)(?: if possible)?", {}],
];
const GIVE = `(?: and| then)*(?:^| )(?:give|giving|write|writing|express|expressing|leave|leaving|state|show|put) (?:${ANSWER}|it) (?:in|as|using) `;

const METHOD_NAMES: readonly (readonly [string, string])[] = [
  ["complet(?:ing|e) the square", "completing the square"],
  ["(?:the )?quadratic formula", "quadratic formula"],
  ["(?:the )?square root (?:property|method)", "square root property"],
  [
    "factor(?:ing|ization|isation)(?: method)?(?: (?:where|when|if|as) (?:necessary|needed|possible))?|(?:the )?zero product property",
    "factoring",
  ],
  ["(?:the )?distributive (?:property|law)", "distributive property"],
  [
    "(?:the )?(?:(?:addition|subtraction|multiplication|division|commutative|associative|product|quotient|power|zero|one|identity|" +
      "inverse|exponent|negative|several|to|a|and|multiple|appropriate) )*propert(?:y|ies)(?: (?:of|for) (?:equality|exponents|" +
      "multiplication|addition|radicals|zero|real numbers|identities inverses and zero|identities|logarithms))?",
    "",
  ],
  ["(?:factoring by )?grouping", "grouping"],
  [
    "(?:(?:synthetic|long|polynomial(?: long)?) division|the (?:binomial|remainder|rational (?:zeros?|roots?)) theorem)",
    "",
  ],
  [
    "either substitution or elimination|graphing|proportions|(?:the )?definition of (?:addition and )?(?:addition|subtraction|multiplication|division)",
    "",
  ],
  ["(?:the )?(?:method of )?substitution(?: method)?", "substitution"],
  ["(?:the )?(?:method of )?(?:elimination|addition|combination)(?: method)?", "elimination"],
  [
    "gaussian elimination|gauss-jordan elimination|(?:a |an )?(?:augmented )?matri(?:x|ces)|(?:the )?inverse of a #\\d+ matrix|" +
      "matrix inverses",
    "gaussian elimination",
  ],
  ["cramer's rule", "cramer's rule"],
  [
    "(?<=expressions? with )(?:(?:zero|negative) exponents?|(?:higher |square |cube )?roots)|(?:the )?definition of (?:a |the )?(?:zero|negative) exponent",
    "",
  ],
  ["clearing (?:of )?(?:the )?decimals", "clear decimals"],
  ["clearing (?:of )?(?:the )?fractions", "clear fractions"],
  ["(?:simplifying by )?rationali[sz]ing(?: the)?(?: denominators?)?", "rationalise the denominator"],
  ["absolute values?(?: signs?)? (?:as|when|if|where) (?:needed|necessary)", "absolute values"],
  ["(?:(?:any|either|a|your own|whichever) )?(?:method|strategy)(?: you (?:like|prefer|choose))?", ""],
  [
    "(?:the )?(?:general|foil|vertical|horizontal|'?ac'?|box|trial and error) ?(?:method|strategy)?(?: for solving (?:linear )?equations)?|trial and error|" +
      "(?:the )?order of operations|(?:the )?(?:lcd|least common denominator)|(?:combining )(?:the )?like terms|" +
      "(?:first )?(?:converting|changing)(?: the)?(?: mixed numbers)? to improper fractions",
    "",
  ],
  [
    "(?:the )?(?:binomial squares|(?:product|difference) of (?:conjugates|squares)|perfect square trinomials?|special products?)" +
      "(?: pattern| formula)?",
    "",
  ],
];

/** Clauses that change nothing about the task. */
export const COURTESIES: readonly RegExp[] = [
  /^(?:for|in) (?:each of )?the following (?:exercises|problems|questions)(?= )/,
  /(?:^| )(?:and |then )*check (?:(?:your|the) )?(?:solutions?|answers?|work)?(?: ?by (?:adding|multiplying|subtracting|dividing|substituting|substitution))?(?= |$)/,
  /(?:^| )(?:and |then )*(?:be sure to |remember to |make sure to )?check (?:all|any|each|every|the|your) (?:\w+ )?solutions? (?:to (?:eliminate|exclude|find|identify)|for)(?: any)? extraneous (?:solutions?|roots?|ones?)(?= |$)/,
  /(?:^| )(?:and )?(?:eliminate|exclude|check for)(?: any)? extraneous (?:solutions?|roots?)(?= |$)/,
  /(?:^| )(?:and )?show (?:all )?(?:(?:your|the) )?(?:work|working|steps)(?: out)?(?= |$)/,
  /(?:^| )(?:please|kindly)(?= |$)/,
  /^(?:(?:hi|hello|hey)(?: there)? )?(?:(?:can|could|would|will) you (?:please )?(?:help me (?:to |with )?)?|(?:please )?help me (?:to |with |solving )?|i need (?:some )?help (?:to |with |solving )?|i need to |how (?:do|can|would|to) (?:(?:i|you|we) )?|i want to |let's )/i,
  /(?:^| )(?:for me|step by step|with steps)(?= |$)/,
  /(?<=#\d+) (?:and |then )*check$/,
  /(?:^| )if possible(?= |$)/,
  /(?:^| )simplify (?:(?:your|the|all) )?(?:answers?|results?|fractions?)(?: if possible| completely)?(?= |$)/,
  /(?:^| )(?:where|assume|assuming)(?: that)?(?: all)?(?: the)? variables?(?: (?:are|is|represent)) (?:all )?(?:positive|nonzero|non-negative|positive real numbers?|nonnegative|greater than or equal to (?:zero|#\d+)|greater than zero)(?: numbers?)?(?= |$)/,
  /(?:^| )(?:assume|assuming)(?: that)? [A-Za-z] is positive(?= |$)/,
  /(?:^| )use (?:any|either) method(?: you (?:like|prefer))?(?! to)(?= |$)/,
  /(?:^| )and then simplify(?= |$)/,
  /(?:^| )ensure (?:that )?the equation is in the form required by synthetic division(?= |$)/,
  / in general$/,
];

/** Clauses on the shape of the answer. */
export const SHAPES: readonly (readonly [RegExp, Form])[] = [
  ...ANSWER_SHAPES.map(([shape, form]): readonly [RegExp, Form] => [
    new RegExp(`${GIVE}(?:${shape})(?= |$)|(?<=#\\d+) (?:in|as) (?:${shape})$`),
    form,
  ]),
  [
    new RegExp(
      ` (?:and |then )*(?:write|express|give|leave)(?: ${ANSWER})? (?:(?:using|with) (?:only )?positive exponents(?: only)?|without (?:any |using )?negative exponents?|without an? negative exponent)(?= |$)`,
    ),
    {},
  ],
  [/ (?:and |then )*(?:write|express|give) (?:in|using) scientific notation$/, { number: "scientific" }],
  [/(?:^| )do not convert any improper fractions to mixed numbers(?= |$)/, { number: "fraction" }],
  [
    /(?:^| )if (?:the|your) (?:solutions?|roots?|answers?) (?:is|are) not real,? (?:then )?(?:state|write|say|answer) (?:that there (?:is|are) )?no real solutions?(?= |$)/,
    { domain: "real" },
  ],
  [/ (?:over|in) the (?:set of )?real numbers(?= |$)/, { domain: "real" }],
  [/ (?:over|in) the (?:set of )?complex numbers(?: system)?(?= |$)/, { domain: "complex" }],
];

/** Clauses naming a method, and the method; "" for those that leave the way open. */
export const METHODS: readonly (readonly [RegExp, string])[] = METHOD_NAMES.map(([name, method]) => [
  new RegExp(
    `(?:^| )(?:by |using |use |with |via |applying )+(?:${name})(?: and (?:${name}))?(?: to(?= ))?(?= |$)`,
  ),
  method,
]);
