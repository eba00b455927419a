import { equation, symbol } from "../expression/build";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { SequenceAsked, SequenceGiven, SequenceTask } from "../tasks/sequence";
import type { Form } from "../types";
import { ROUNDING } from "./clauses";
import { countNamed, positionNamed } from "./number-words";
import type { Recognition, Source, SourceRecogniser } from "./sentence";
import { type GivenSequence, readDefinition, readListed } from "./sequence-given";
import { questionFirst } from "./sequence-order";
import { parseTerm, sequenceText } from "./sequence-text";
import { decimalsOf } from "./wording";

/** What the parts of a question about a sequence may say. */
const NUMBER = "([a-z]+(?:[- ][a-z]+)?|\\d+)";
const POSITION = "([a-z]+(?:-[a-z]+)?|\\d+\\s*(?:st|nd|rd|th))";
const FIND =
  "(?:please )?(?:write|find|list|give|state|determine|calculate|compute|work out|what (?:is|are)|show)(?: down| out)?";
const SEQUENCE =
  "(?:the |this |a |an |each |every )?(?:following |given |finite |infinite |recursive )*(?:(arithmetic|geometric) )?(?:sequence|progression|pattern)s?(?: provided)?";
const WHOSE =
  "(?:whose|with(?: the)?|defined by(?: the)?|given by(?: the)?|that has the|which has the|having the)(?: (?:general term|n ?th term|explicit formula|recursive formula|formula|rule|terms|definition|first (?:[a-z]+ )?terms))*" +
  "(?: (?:is|are|is given|are given|are shown|given|shown|below|by))*";
const LIST_LEAD = `(?:${WHOSE}|that begins with|that starts with|beginning with|starting with|given the first [a-z]+ terms|given the first term and(?: the)? common (?:difference|ratio)|given (?:any )?two terms|below|shown)`;
const OF = `(?: (?:of|for|in)(?: the terms of)?(?: ${SEQUENCE})?)`;

interface Question {
  readonly words: RegExp;
  /** @param groups those the pattern captures before the kind of sequence */
  asked(groups: readonly string[]): SequenceAsked | null;
}

const question = (head: string, asked: Question["asked"]): Question => ({
  words: new RegExp(`^${head}${OF}(?:,? ${LIST_LEAD})?\\s*[:,.]?\\s+(.+)$`, "i"),
  asked,
});

const QUESTIONS: readonly Question[] = [
  question(`${FIND} (?:the )?first ${NUMBER} terms`, ([count = ""]) => {
    const named = countNamed(count);
    return named === null ? null : { kind: "terms", count: named };
  }),
  question(`${FIND} (?:the )?sum of (?:the )?first ${NUMBER} terms`, ([count = ""]) => {
    const named = countNamed(count);
    return named === null ? null : { kind: "sum", count: BigInt(named) };
  }),
  question(`${FIND} (?:the )?${POSITION} term`, ([position = ""]) => {
    const named = position === "next" ? null : positionNamed(position);
    return position === "next"
      ? { kind: "next" }
      : named === null
        ? null
        : { kind: "term", position: BigInt(named) };
  }),
  question(
    `${FIND} (?:an? |the )?(?:(?:explicit |general )?(?:formula|rule|equation|term)(?: for the n ?th term| for the general term|, a_\\{?n\\}?,?)?|general \\(n ?th\\) term|n ?th term)`,
    () => ({ kind: "formula" }),
  ),
  question(`${FIND} (?:a |the )?recursive (?:formula|rule|definition)`, () => ({ kind: "recursion" })),
  question(`${FIND} (?:the )?common (difference|ratio)`, ([kind]) => ({
    kind: "step",
    shape: kind === "ratio" ? "geometric" : "arithmetic",
    decide: false,
  })),
  question(`${FIND} (?:the )?number of terms`, () => ({ kind: "count" })),
];

const DECIDE = new RegExp(
  `^(?:determine|decide|tell) (?:if|whether)(?: or not)? (?:the|each|this)(?: following| given)? sequence is (arithmetic|geometric)[.,]?` +
    "(?: and,? if so,? (?:then )?(?:find|indicate|state|give|identify) (?:the|its) common (?:difference|ratio)[.:,]?| if so,? (?:find|indicate|state|give|identify) (?:the|its) common (?:difference|ratio)[.:,]?|[.:])?\\s+(.+)$",
  "i",
);
const KIND =
  /^(?:determine|decide|tell) (?:if|whether) (?:the|each|this)(?: following| given)? sequence is arithmetic,? geometric,? or neither[.:,]?\s+([^a-z]+)$/i;
const NEXT = /^what (?:is|comes)(?: the)? next(?: term)?(?: (?:in|of|after))?:? (-?\d[-\d, ]*)$/i;
const LETTERED = /^what is the ([a-z])'th term (?:of|in) (-?\d[-\d, ]*)$/;
const LEADS =
  /^(?:(?:in|for) the following exercises,? |using factorial notation,? |use (?:the|a) (?:recursive |explicit )?formula to |use the steps above to find the indicated terms for the sequence\. )+/i;
const SUFFIX = /[.,]? (?:use the >?frac feature to give fractional results|\(hint: [^()]*\)?)$/i;

/** Questions about one sequence: its terms, its rule, sums of terms. */
export const recogniseSequence: SourceRecogniser = (source) => {
  if (!/term|sequence|next|progression|common (?:difference|ratio)|\b[as]_\{?\d/i.test(source.text))
    return null;
  const { words: told, form } = withoutLeads(sequenceText(source.text));
  const words = questionFirst(told);
  return (
    lettered(words, source) ??
    decided(words, source) ??
    asked(words, source, form) ??
    described(words, source, form) ??
    knownTerms(words, source)
  );
};

function withoutLeads(text: string): { words: string; form: Form } {
  let words = text
    .replace(LEADS, "")
    .replace(SUFFIX, "")
    .replace(
      /(?<=terms of (?:the|an|a) (?:arithmetic|geometric) )series(?=,? given (?:any )?two terms)/i,
      "sequence",
    )
    .replace(
      /(?<=\bgiven (?:any )?two terms) from (?:the|an?) (?:arithmetic|geometric) sequence(?=[:.] [a-z]_\{?\d+\}? ?=[^.]*$)/i,
      "",
    );
  let form: Form = {};
  const rounding = new RegExp(
    `^${ROUNDING.source.replace("(?:^| )", "")}(?: when (?:needed|necessary))?\\. `,
    "i",
  ).exec(words.toLowerCase());
  if (rounding) {
    words = words.slice(rounding[0].length);
    form = { number: "decimal", decimals: decimalsOf(rounding) };
  }
  return { words: words.replace(/^./, (letter) => letter.toLowerCase()), form };
}

function lettered(words: string, { limits }: Source): Recognition | null {
  const next = NEXT.exec(words);
  const nth = LETTERED.exec(words);
  const given = readListed(next?.[1] ?? nth?.[2] ?? "", null, limits);
  if (!given) return null;
  return next
    ? recognition({ ...given, asked: { kind: "next" }, instruction: "Find the next term" })
    : recognition({
        ...given,
        index: nth?.[1] ?? "n",
        asked: { kind: "formula" },
        instruction: "Find the general term",
        bare: true,
      });
}

function decided(words: string, { limits }: Source): Recognition | null {
  const kind = KIND.exec(words);
  if (kind) {
    const given = readListed(kind[1] as string, null, limits);
    return (
      given &&
      recognition({ ...given, asked: { kind: "kind" }, instruction: "Arithmetic, geometric or neither?" })
    );
  }
  const found = DECIDE.exec(words);
  if (!found) return null;
  const shape = found[1]?.toLowerCase() === "geometric" ? "geometric" : "arithmetic";
  const given = readListed(found[2] as string, null, limits);
  const name = shape === "geometric" ? "ratio" : "difference";
  return (
    given &&
    recognition({
      ...given,
      asked: { kind: "step", shape, decide: true },
      instruction: `Is it ${shape}? Find the common ${name}`,
    })
  );
}

function asked(words: string, { limits }: Source, form: Form): Recognition | null {
  for (const { words: pattern, asked: read } of QUESTIONS) {
    const found = pattern.exec(words);
    if (!found) continue;
    const groups = found.slice(1);
    const body = groups.at(-1) as string;
    const shape = (groups.at(-2)?.toLowerCase() ?? null) as "arithmetic" | "geometric" | null;
    const question = read(groups.slice(0, -2));
    if (!question) continue;
    const given =
      readStart(body, shape, limits) ??
      readTwoTerms(body, shape, limits) ??
      readDefinition(body, limits) ??
      listedOnly(body, shape, limits);
    if (!given || (question.kind === "next" && given.given.kind !== "terms")) continue;
    return recognition({ ...given, asked: question, form, instruction: instructionFor(question) });
  }
  return null;
}

const TWO_KNOWN = /^([a-z])_\{?(\d+)\}?\s*=\s*([^=]+?),?(?: and)? ?[a-z]_\{?(\d+)\}?\s*=\s*([^=]+)$/i;

/** "a_1 = 17, a_7 = -31" of a sequence whose kind is named and that needs no further rule. */
function readTwoTerms(
  body: string,
  shape: "arithmetic" | "geometric" | null,
  limits: Source["limits"],
): GivenSequence | null {
  const [, name, i = "", first = "", j = "", second = ""] = TWO_KNOWN.exec(body) ?? [];
  if (!name || !shape || i === j || /[a-z]{4,}/.test(`${first} ${second}`.replace(/\\[a-z]+/g, "")))
    return null;
  const known = [
    { position: BigInt(i), value: parseTerm(first, limits) },
    { position: BigInt(j), value: parseTerm(second, limits) },
  ];
  if (known.some(({ value }) => symbolsOf(value).length > 0)) return null;
  const latex = known
    .map(({ position, value }) => toLatex(equation(symbol(`${name}_${position}`), value)))
    .join(", ");
  return { name, index: "n", given: { kind: "progression", shape, known, step: null }, latex };
}

/** Words of the question must not stand among the terms. */
const listedOnly = (
  body: string,
  shape: "arithmetic" | "geometric" | null,
  limits: Source["limits"],
): GivenSequence | null =>
  /[a-z]{4,}/.test(body.replace(/\\[a-z]+/g, "")) ? null : readListed(body, shape, limits);

const START = new RegExp(
  "^(?:(?:the |its |given )*first term(?: is|,)? )?(?:and common (?:difference|ratio):?,? )?(?:where )?" +
    "([a-z]_\\{?1\\}?\\s*=\\s*)?(.+?)(?:,? |,)(?:and )?(?:the |a )?(?:(d|r)\\s*=\\s*|common (difference|ratio)(?: is)?(?:,? d =|,? r =)? )(.+)$",
  "i",
);

/** "a_1 = 11 and d = 7", "the first term is 7 and the common difference is 9". */
function readStart(
  text: string,
  shape: "arithmetic" | "geometric" | null,
  limits: Source["limits"],
): GivenSequence | null {
  const found = START.exec(text);
  if (!found) return null;
  const [, , first = "", letter, name, step = ""] = found;
  const kind = /^d/i.test(letter ?? name ?? "") ? "arithmetic" : "geometric";
  if ((shape && shape !== kind) || /[a-z]{4,}/.test(`${first} ${step}`.replace(/\\[a-z]+/g, ""))) return null;
  const [value, by] = [parseTerm(first, limits), parseTerm(step, limits)];
  if ([value, by].some((each) => symbolsOf(each).length > 0)) return null;
  const given: SequenceGiven = {
    kind: "progression",
    shape: kind,
    known: [{ position: 1n, value }],
    step: by,
  };
  const latex = `${toLatex(equation(symbol("a_1"), value))}, \\quad ${toLatex(equation(symbol(kind === "arithmetic" ? "d" : "r"), by))}`;
  return { name: "a", index: "n", given, latex };
}

const DESCRIBED = new RegExp(
  `^(?:${FIND} the specified term for the (?:arithmetic|geometric) sequence,? given the first term and common (?:difference|ratio)[.:] )?` +
    `(?:the )?first term is (.+?),? (?:and )?(?:the )?common (difference|ratio) is (.+?)[.,] ${FIND} (?:the )?${POSITION} term$`,
  "i",
);
const WITH_FIRST = new RegExp(
  `^${FIND} (?:the )?${POSITION} term of (?:a|an|the) (?:(?:arithmetic|geometric) )?sequence (?:where|whose|in which) (?:the )?${POSITION} term is (.+?) and (?:the |whose )?common (difference|ratio) is (.+)$`,
  "i",
);

function described(words: string, { limits }: Source, form: Form): Recognition | null {
  const one = DESCRIBED.exec(words);
  const two = WITH_FIRST.exec(words);
  const [first, name, step, position] = one ? one.slice(1) : two ? [two[3], two[4], two[5], two[1]] : [];
  const at = position === undefined ? null : positionNamed(position);
  const from = two ? positionNamed(two[2] as string) : 1;
  if (first === undefined || name === undefined || step === undefined || at === null || !from) return null;
  const start = readStart(`${first} and common ${name} ${step}`, null, limits);
  const given = start && { ...start, ...startingAt(start, BigInt(from)) };
  return (
    given &&
    recognition({
      ...given,
      form,
      asked: { kind: "term", position: BigInt(at) },
      instruction: `Find term ${at}`,
    })
  );
}

/** The known term at another position than the first. */
function startingAt(
  { given, latex }: GivenSequence,
  position: bigint,
): Pick<GivenSequence, "given" | "latex"> {
  if (given.kind !== "progression") return { given, latex };
  const known = given.known.map(({ value }) => ({ position, value }));
  return { given: { ...given, known }, latex: latex.replace("a_1", `a_{${position}}`) };
}

const TWO_TERMS =
  /^(?:given (?:a|an)|find the specified term given two terms from (?:a|an)) (arithmetic|geometric) sequence(?: with|[.:]) (?:([a-z])_\{?(\d+)\}?\s*=\s*(.+?)),? (?:and )?[a-z]_\{?(\d+)\}?\s*=\s*(.+?)[.,]? find [a-z]_\{?(\d+)\}?$/i;
const FROM_LIST =
  /^(?:find the specified term for the (?:arithmetic|geometric) sequence, given the first [a-z]+ terms[:.] )?(.+?)[.,]? find ([a-z])_\{?(\d+)\}?$/i;

const FIRST_TERM =
  /^(?:find the first term,? given two terms from an? (?:arithmetic|geometric) sequence[.:] )?find (?:the first term or a_\{?1\}?|the first term,? a_\{?1\}?,?|the first term|a_\{?1\}?) (?:of|for|in) (an? (?:arithmetic|geometric) sequence) (?:if|with|where|in which|given that) (.+)$/i;

/** "Find the first term of a sequence if …" in the order in which two known terms are told. */
const firstTermLast = (words: string): string => words.replace(FIRST_TERM, "given $1 with $2, find a_1");

function knownTerms(words: string, { limits }: Source): Recognition | null {
  const two = TWO_TERMS.exec(firstTermLast(words));
  if (two) {
    const [, kind = "", name = "a", i = "", first = "", j = "", second = "", at = ""] = two;
    const shape = kind.toLowerCase() === "geometric" ? "geometric" : "arithmetic";
    const known = [
      { position: BigInt(i), value: parseTerm(first, limits) },
      { position: BigInt(j), value: parseTerm(second, limits) },
    ];
    const latex = known
      .map(({ position, value }) => toLatex(equation(symbol(`${name}_${position}`), value)))
      .join(", ");
    const given: SequenceGiven = { kind: "progression", shape, known, step: null };
    return recognition({
      name,
      index: "n",
      given,
      latex,
      asked: { kind: "term", position: BigInt(at) },
      instruction: `Find term ${at}`,
    });
  }
  const list = FROM_LIST.exec(words);
  const shape = /geometric/i.test(words) ? "geometric" : /arithmetic/i.test(words) ? "arithmetic" : null;
  const given =
    list && (readDefinition(list[1] as string, limits) ?? listedOnly(list[1] as string, shape, limits));
  if (!list || !given) return null;
  return recognition({
    ...given,
    asked: { kind: "term", position: BigInt(list[3] as string) },
    instruction: `Find term ${list[3]}`,
  });
}

export const instructionFor = (question: SequenceAsked): string => {
  switch (question.kind) {
    case "terms":
      return `Write the first ${question.count} terms`;
    case "term":
      return `Find term ${question.position}`;
    case "sum":
      return question.count === null
        ? "Find the sum of all terms"
        : `Find the sum of the first ${question.count} terms`;
    case "formula":
      return "Find the general term";
    case "recursion":
      return "Find a recursive formula";
    case "step":
      return `Find the common ${question.shape === "arithmetic" ? "difference" : "ratio"}`;
    case "count":
      return "Find the number of terms";
    default:
      return question.kind === "next" && question.count !== undefined
        ? `Find the next ${question.count} terms`
        : "Find the next term";
  }
};

interface Found extends GivenSequence {
  readonly asked: SequenceTask["asked"];
  readonly instruction: string;
  readonly form?: Form;
  readonly bare?: boolean;
}

const recognition = ({
  name,
  index,
  given,
  asked: question,
  instruction,
  latex,
  form,
}: Found): Recognition => ({
  mathematics: { task: "sequence", name, index, given, asked: question },
  instruction,
  latex,
  ...(form && { form }),
});
