import type { CommonWay, NumberTheoryTask } from "../tasks/number-theory";
import type { Mathematics } from "../types";
import { eachPart, partsOf, questionOf, rationalPart, wholePart } from "./number-parts";
import type { Recognition, Source, SourceRecogniser } from "./sentence";

const ASK =
  "(?:please )?(?:find|calculate|compute|determine|give|state|work out|identify|list|write(?: down| out)?|name|what (?:is|are))(?: (?:all|each|every|out))?(?: of)?(?: the)?";
const OF =
  "(?: (?:of|for|between))?(?: (?:the|each|every|this|these|given|following|pairs?|sets?|of|numbers?|integers?|fractions?|two|three|whole|expressions?))*[:,.]?";
/** How the text says to go about it; it may stand after the question or after what is asked for. */
const WAY =
  /[,.;]? (?:by |and )?(?:using |use |with |by )+(?:the |a |an |any |either )?(prime[- ]factors?|prime factori[sz]ations?|listing(?: out)?(?: (?:the|all|their))? (?:multiples|factors)|(?:common )?multiples|factor(?:ing)? trees?|ladder|(?:repeated )?division|divisibility (?:tests?|rules?)|exponents?|exponential (?:form|notation)|powers|euclid(?:'s|ean)(?: division)?(?: algorithm)?)?(?: ?(?:method|algorithm|diagram))?(?= ?(?:[:.,]|$)| (?:to|of|for) )(?: to(?= ))?/i;

interface Asked {
  readonly pattern: RegExp;
  readonly read: (found: RegExpExecArray, asking: Asking) => NumberTheoryTask | null;
  readonly instruction: string;
}
interface Asking {
  readonly source: Source;
  readonly text: string;
  readonly way?: CommonWay;
}

const asks = (pattern: string): RegExp => new RegExp(`^${pattern}$`, "i");
const MULTIPLE = "(?:(?:least|lowest|smallest) common multiple(?: \\(?LCM\\)?)?|LCM)";
const FACTOR =
  "(?:(?:greatest|highest|largest|biggest) common (?:factor|divisor)(?: \\(?(?:GCF|GCD|HCF|HCD)\\)?)?|GCF|GCD|HCF)";
const DENOMINATOR = "(?:(?:(?:least|lowest|smallest) )?common denominator(?: \\(?LCD\\)?)?|LCD)";
const IS_WHETHER = "(?:is|(?:determine|decide|state|tell|say|check|identify|find out)(?: (?:whether|if)))";
const EACH_NUMBER = "(?:(?:the|each|this|every|given|following|numbers?|of|these) ?)+";

const COMMON: readonly Asked[] = [
  {
    pattern: asks(`${ASK} ${MULTIPLE}${OF} (.+)`),
    read: ([, list = ""], { source, way }) => {
      const numbers = positives(list, source);
      return numbers && { task: "common-multiple", numbers, ...(way && { way }) };
    },
    instruction: "Find the lowest common multiple",
  },
  {
    pattern: asks(`${ASK} ${FACTOR}${OF} (.+)`),
    read: ([, list = ""], { source, way }) => {
      const numbers = positives(list, source);
      return numbers && { task: "common-factor", numbers, ...(way && { way }) };
    },
    instruction: "Find the highest common factor",
  },
  {
    pattern: asks(`${ASK} ${DENOMINATOR}${OF} (.+)`),
    read: ([, list = ""], { source, way }) => {
      const numbers = eachPart(list, (part) => denominatorIn(part, source));
      return numbers && { task: "common-multiple", numbers, denominators: true, ...(way && { way }) };
    },
    instruction: "Find the lowest common denominator",
  },
];

const PRIMES: readonly Asked[] = [
  ...[
    `(?:${ASK} prime[- ]factori[sz]ation|prime[- ]factori[sz]e)${OF} (.+)`,
    `(?:write|express|show|give|factor) ${OF}? ?(.+) as (?:an? |the )?product of (?:its |the )?(?:prime numbers|prime factors|primes|powers of primes|prime powers)`,
  ].map(
    (words): Asked => ({
      pattern: asks(words),
      read: ([, number = ""], { source, text }) => {
        const whole = wholePart(number, source);
        const powers = /exponent|powers|index|indices/i.test(text);
        return whole !== null && whole > 1n ? { task: "prime-factorisation", number: whole, powers } : null;
      },
      instruction: "Find the prime factorisation",
    }),
  ),
  {
    pattern: asks(`${ASK}(?: (?:distinct|different))? prime factors${OF} (.+)`),
    read: ([, number = ""], { source }) => {
      const whole = wholePart(number, source);
      return whole !== null && whole > 1n ? { task: "prime-factors", number: whole } : null;
    },
    instruction: "List the prime factors",
  },
  {
    pattern: asks(`(?:is|does|are) (.+?)(?: an?)? (prime|composite)(?: number)?`),
    read: ([, number = "", kind = ""], { source }) =>
      primality(number, kind.toLowerCase() as "prime" | "composite", source),
    instruction: "Prime or composite?",
  },
  ...[
    `is (.+?)(?: an?)?(?: either)? (?:prime or(?: an?)? composite|composite or(?: an?)? prime)(?: number)?`,
    `(?:identify|determine|decide|tell|state|classify|say|label)(?: (?:whether|if))? ${EACH_NUMBER}(?:as|is|are) (?:an? )?(?:either )?(?:prime or(?: an?)? composite|composite or(?: an?)? prime)(?: numbers?)?[:.]? (.+)`,
    `(?:identify|determine|decide|tell|state|classify|say|label)(?: (?:whether|if))?(?: the number)? ([^a-z]+) (?:as|is) (?:an? )?(?:either )?(?:prime or(?: an?)? composite|composite or(?: an?)? prime)(?: number)?`,
  ].map(
    (words): Asked => ({
      pattern: asks(words),
      read: ([, number = ""], { source }) => primality(number, "which", source),
      instruction: "Prime or composite?",
    }),
  ),
];

const RELATED = "(divisible by|a multiple of|a factor of|a divisor of)";
const DIVISIONS: readonly Asked[] = [
  {
    pattern: asks(
      `${ASK} remainder (?:when|if|of|for|on dividing|left when) (.+?) (?:(?:is )?divided by|/|by) (.+)`,
    ),
    read: ([, top = "", bottom = ""], { source }) => remainder(top, bottom, source),
    instruction: "Find the remainder",
  },
  {
    pattern: asks(`(?:${ASK} )?([^a-z]+) (?:mod|modulo) ([^a-z]+)`),
    read: ([, top = "", bottom = ""], { source }) => remainder(top, bottom, source),
    instruction: "Find the remainder",
  },
  {
    pattern: asks(`(${IS_WHETHER}) (?:the number )?(.+?) (?:is )?(?:evenly )?${RELATED} (.+)`),
    read: ([, ask = "", number = "", relation = "", other = ""], { source }) =>
      divisibility(/factor|divisor/i.test(relation) ? [other, number] : [number, other], source, {
        yes: !/^is$/i.test(ask) || /divisible/i.test(relation),
      }),
    instruction: "Does it divide?",
  },
  {
    pattern: asks(`${IS_WHETHER} ${EACH_NUMBER}(?:is |are )?(?:evenly )?${RELATED} ([^:. ]+)[:.] (.+)`),
    read: ([, relation = "", other = "", number = ""], { source }) =>
      divisibility(/factor|divisor/i.test(relation) ? [other, number] : [number, other], source, {
        yes: true,
      }),
    instruction: "Does it divide?",
  },
  {
    pattern: asks("does (.+?) divide (.+?)( evenly| exactly)?"),
    read: ([, divisor = "", number = "", evenly], { source }) =>
      divisibility([number, divisor], source, { yes: evenly !== undefined }),
    instruction: "Does it divide?",
  },
];

const COUNT_WORDS = "one two three four five six seven eight nine ten twelve".split(" ");
const LISTS: readonly Asked[] = [
  {
    pattern: asks(`${ASK} multiples of (\\S+)(?: that are)? (?:less than|below|under|smaller than) (\\S+)`),
    read: ([, of = "", bound = ""], { source }) => multiplesBelow(of, bound, source),
    instruction: "List the multiples",
  },
  {
    pattern: asks(
      `${ASK} multiples(?: that are)? (?:less than|below|under|smaller than) (\\S+?),? (?:for|of) (?:(?:the|each|given|following|number) ?)+[:.]? (\\S+)`,
    ),
    read: ([, bound = "", of = ""], { source }) => multiplesBelow(of, bound, source),
    instruction: "List the multiples",
  },
  {
    pattern: asks(`${ASK} first (\\w+) multiples${OF} (\\S+)`),
    read: ([, count = "", of = ""], { source }) => {
      const named = COUNT_WORDS.indexOf(count.toLowerCase());
      return multiplesCounted(of, named >= 0 && named < 10 ? named + 1 : Number(count), source);
    },
    instruction: "List the multiples",
  },
  {
    pattern: asks(`${ASK}(?: (?:positive|whole|whole number))? (?:factors|divisors)${OF} (.+)`),
    read: ([, number = ""], { source }) => {
      const whole = wholePart(number, source);
      return whole !== null && whole > 0n ? { task: "divisors", number: whole } : null;
    },
    instruction: "List the factors",
  },
];

const ASKED: readonly Asked[] = [...COMMON, ...PRIMES, ...DIVISIONS, ...LISTS];
const TOPIC =
  /factor|multiple|LCM|GCF|GCD|HCF|LCD|denominator|prime|composite|divi|remainder|\bmod(?:ulo)?\b/i;

/** "Find the LCM of 9 and 12", "Is 91 prime?", "Does 6 divide 84?", "Find the prime factorization of 60". */
export const recogniseNumberTheory: SourceRecogniser = (source) => {
  const whole = questionOf(source);
  if (!TOPIC.test(whole)) return null;
  const said = WAY.exec(whole);
  const text = said ? `${whole.slice(0, said.index)}${whole.slice(said.index + said[0].length)}` : whole;
  const way = said ? wayNamed(said[1]) : undefined;
  const asking: Asking = { source, text: whole, ...(way && { way }) };
  for (const { pattern, read, instruction } of ASKED) {
    const found = pattern.exec(text.trim());
    const mathematics = found && read(found, asking);
    if (mathematics) return recognition(mathematics, instruction);
  }
  return null;
};

function wayNamed(words = ""): CommonWay | undefined {
  if (/^prime|tree|ladder/i.test(words)) return "prime factors";
  if (/multiples|listing/i.test(words)) return "listing";
  return /euclid/i.test(words) ? "Euclid's algorithm" : undefined;
}

const recognition = (mathematics: NumberTheoryTask, instruction: string): Recognition => ({
  mathematics: mathematics as Mathematics,
  instruction,
  latex: shown(mathematics),
});

function shown(task: NumberTheoryTask): string {
  switch (task.task) {
    case "common-factor":
    case "common-multiple":
      return task.numbers.join(",\\ ");
    case "remainder":
      return `${task.dividend} \\div ${task.divisor}`;
    case "divisibility":
      return `${task.number} \\div ${task.divisor}`;
    case "multiples":
      return String(task.of);
    default:
      return String(task.number);
  }
}

const positives = (list: string, source: Source): bigint[] | null =>
  eachPart(list, (part) => {
    const whole = wholePart(part, source);
    return whole !== null && whole > 0n ? whole : null;
  });

/** The denominator as it is written; that of a value, in lowest terms. */
function denominatorIn(text: string, source: Source): bigint | null {
  const bare = text.trim().replace(/^\((.*)\)$/, "$1");
  const written = /^-? ?(?:\d+ )?\d+ ?\/ ?(\d+)$/.exec(bare);
  const bottom = written ? BigInt(written[1] as string) : (rationalPart(text, source)?.d ?? null);
  return bottom === 0n ? null : bottom;
}

function primality(
  text: string,
  kind: "prime" | "composite" | "which",
  source: Source,
): NumberTheoryTask | null {
  const number = partsOf(text) ? null : wholePart(text, source);
  return number === null ? null : { task: "primality", number, asks: kind, truth: "true-false" };
}

function remainder(top: string, bottom: string, source: Source): NumberTheoryTask | null {
  const [dividend, divisor] = [wholePart(top, source), wholePart(bottom, source)];
  return dividend === null || divisor === null || dividend < 0n || divisor <= 0n
    ? null
    : { task: "remainder", dividend, divisor };
}

function divisibility(
  [number, divisor]: readonly [string, string],
  source: Source,
  { yes }: { readonly yes: boolean },
): NumberTheoryTask | null {
  const [of, by] = [wholePart(number, source), wholePart(divisor, source)];
  return of === null || by === null || by === 0n
    ? null
    : { task: "divisibility", number: of, divisor: by, truth: yes ? "yes-no" : "true-false" };
}

const MOST_MULTIPLES = 200;

function multiplesBelow(of: string, bound: string, source: Source): NumberTheoryTask | null {
  const [step, limit] = [wholePart(of, source), wholePart(bound, source)];
  return step === null || limit === null || step <= 0n || limit <= step
    ? null
    : counted(step, Number((limit - 1n) / step));
}

function multiplesCounted(of: string, count: number, source: Source): NumberTheoryTask | null {
  const step = wholePart(of, source);
  return step === null || step <= 0n ? null : counted(step, count);
}

const counted = (of: bigint, count: number): NumberTheoryTask | null =>
  count >= 1 && count <= MOST_MULTIPLES ? { task: "multiples", of, count } : null;
