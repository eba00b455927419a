import { table } from "@/server/solver/table";
import "server-only";

const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES: Readonly<Record<string, number>> = table({ hundred: 100, thousand: 1000, million: 1_000_000 });
const SINGLE: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, at): [string, number] => [word, at]),
  ...TENS.map((word, at): [string, number] => [word, 20 + 10 * at]),
  ["nought", 0],
  ["nil", 0],
  ["fourty", 40],
]);
const WORD = `(?:${[...SINGLE.keys(), ...Object.keys(SCALES)].join("|")})`;
const SPOKEN = new RegExp(
  String.raw`\b${WORD}(?:(?:(?<=hundred|thousand|million)[\s-]+and[\s-]+|[\s-]+)${WORD})*\b`,
  "gi",
);
const PARTS: readonly (readonly [string, number])[] = [
  ["hal(?:f|ves)", 2],
  ["thirds?", 3],
  ["(?:quarters?|fourths?)", 4],
  ["fifths?", 5],
  ["sixths?", 6],
  ["sevenths?", 7],
  ["eighths?", 8],
  ["ninths?", 9],
  ["tenths?", 10],
  ["elevenths?", 11],
  ["twelfths?", 12],
  ...UNITS.slice(13).map((word, at): readonly [string, number] => [`${word}ths?`, 13 + at]),
  ...TENS.map((word, at): readonly [string, number] => [`${word.replace(/y$/, "ie")}ths?`, 20 + 10 * at]),
  ["hundredths?", 100],
  ["thousandths?", 1000],
];
const ORDINALS = "zeroth first second third fourth fifth sixth seventh eighth ninth".split(" ");
/** "37 twenty-fourths", with the tens in digits already. */
const COMPOUND = new RegExp(String.raw`\b(\d+)[ -]([2-9]0)[ -](${ORDINALS.slice(1).join("|")})s\b`, "gi");
/** Numbers as things that are counted: "three sixes", "nine pairs". */
const COUNTED: readonly (readonly [string, number])[] = [
  ["twos", 2],
  ...UNITS.slice(3).map((word, at): readonly [string, number] => [
    word.endsWith("x") ? `${word}es` : `${word}s`,
    3 + at,
  ]),
  ["scores", 20],
];
/** @returns the numbers that a text speaks of in the plural: 12 of "four twelves" */
export const numbersInPlural = (text: string): readonly number[] =>
  COUNTED.flatMap(([name, size]) => (new RegExp(String.raw`\b${name}\b`, "i").test(text) ? [size] : []));

/** How many there are of them: 3 of "three fives". */
export const countsOfPlural = (text: string): readonly number[] =>
  COUNTED.flatMap(([name]) =>
    [...text.matchAll(new RegExp(String.raw`([\p{L}\d-]+)\s+${name}\b`, "giu"))].flatMap(([, count = ""]) => {
      const size = Number(numbersInDigits(count).trim());
      return count.trim() !== "" && Number.isInteger(size) ? [size] : [];
    }),
  );

/** "One" that counts nothing. */
const ONE_AS_WORD =
  /\b(?:this|that|which|each|every|no|any|the|another|first|last|next) one\b|\b(?:half|third|quarter|part|most|all|each) of one\b(?![\s-]+(?:hundred|thousand|million|whole|half|third|quarter))|\bone (?:of|at|another|thing|idea|way|by one)\b/gi;

/** @example inWords(42) // "forty two" */
export function inWords(number: number): string {
  if (number < 20) return UNITS[number] ?? "";
  if (number < 100)
    return `${TENS[Math.floor(number / 10) - 2]} ${number % 10 === 0 ? "" : UNITS[number % 10]}`.trim();
  return "";
}

/** A text with its spelled numbers in digits: "twenty-one" is "21", "three quarters" is "(3/4)". */
export function numbersInDigits(text: string): string {
  let plain = text
    .replace(ONE_AS_WORD, (words) => words.replace(/one/gi, "_"))
    .replace(/\ba (?=hundred|thousand|million)/gi, "one ")
    .replace(SPOKEN, (words) => spoken(words.toLowerCase().split(/[\s-]+/)).join(" "))
    .replace(/\b(?:half an? dozen)\b/gi, "6")
    .replace(/\b(?:(\d+) |an? |one )?(dozen|scores?) and (?:a|one) half\b/gi, (_, count, of: string) =>
      String((Number(count ?? 1) + 0.5) * (of === "dozen" ? 12 : 20)),
    )
    .replace(/\b(\d+) score\b/gi, (_, count) => String(20 * Number(count)))
    .replace(/(?:\b(\d+) |\ba )?\bdozen\b/gi, (_, count) => String(12 * Number(count ?? 1)))
    .replace(
      /\b(\d+) point ((?:\d )*\d)\b/g,
      (_, whole, digits: string) => `${whole}.${digits.replaceAll(" ", "")}`,
    )
    .replace(/(?<!\d )\bpoint ((?:\d )*\d)\b/g, (_, digits: string) => `0.${digits.replaceAll(" ", "")}`)
    .replace(/(?<=\b(?:than|below|under|above|over) )(?:nothing|nought|zilch)\b/gi, "0")
    .replace(/(\d) ?(?:per ?cent)\b/gi, "$1%");
  for (const [name, size] of COUNTED)
    plain = plain.replace(new RegExp(String.raw`\b(\d+) ${name}\b`, "gi"), (_, count) =>
      String(Number(count) * size),
    );
  plain = plain.replace(COMPOUND, (_, count, tens: string, unit: string) => {
    const part = ORDINALS.indexOf(unit.toLowerCase().replace(/s$/, ""));
    return `(${count}/${Number(tens) + part})`;
  });
  for (const [name, part] of PARTS) {
    plain = plain
      .replace(
        new RegExp(String.raw`\b(\d+) and (?:an? |(\d+) )${name}\b`, "gi"),
        (_, whole, count) => `(${whole}+${count ?? 1}/${part})`,
      )
      .replace(
        new RegExp(String.raw`\b(?:an? |(\d+)[ -])${name}\b`, "gi"),
        (_, count) => `(${count ?? 1}/${part})`,
      );
  }
  return plain;
}

interface Counted {
  readonly total: number;
  readonly current: number;
}

/** Words of numbers side by side, as the numbers they make: "twenty one" is one number, "one two" are two. */
function spoken(words: readonly string[]): readonly number[] {
  const numbers: Counted[] = [];
  for (const word of words) {
    const last = numbers.at(-1);
    const next = goneOn(last, word);
    if (next) numbers[numbers.length - 1] = next;
    else numbers.push(goneOn({ total: 0, current: 0 }, word) ?? { total: 0, current: SINGLE.get(word) ?? 0 });
  }
  return numbers.map(({ total, current }) => total + current);
}

/** @returns null where another number begins */
function goneOn(before: Counted | undefined, word: string): Counted | null {
  if (!before) return null;
  const scale = SCALES[word];
  if (scale === 100) return { ...before, current: (before.current || 1) * 100 };
  if (scale) return { total: before.total + (before.current || 1) * scale, current: 0 };
  const value = SINGLE.get(word) ?? 0;
  const fresh = before.current === 0 && before.total === 0;
  return fresh || !fits(before, value) ? null : { ...before, current: before.current + value };
}

/** Whether a number goes on: "twenty" and "one", "two hundred" and "five". */
const fits = ({ total, current }: Counted, value: number): boolean =>
  current === 0
    ? total > 0
    : current % 100 === 0 || (current % 100 >= 20 && current % 10 === 0 && value > 0 && value < 10);

const N = String.raw`(-?\d+(?:\.\d+)?(?:/\d+)?|\(-?\d+(?:\.\d+)?[-+/]\d+(?:/\d+)?\))`;
const GAP = "(?: (?:the|number|value|of|a|an|result))* ";
type Sum = (a: number, b: number) => number;
const MORE = "(?:more|greater|bigger|larger|higher|above|over)";
const LESS = "(?:less|fewer|smaller|lower|below|under)";

/** Calculations in words, with the numbers they are made of. */
const TOLD: readonly (readonly [string, Sum])[] = [
  [`${N} tens?(?:,| and|)? ${N} (?:ones?|units?)`, (a, b) => 10 * a + b],
  [`${N} ${MORE} than${GAP}${N}`, (a, b) => b + a],
  [`${N} ${LESS} than${GAP}${N}`, (a, b) => b - a],
  [`${N} (?:above|over|past|after)${GAP}${N}`, (a, b) => b + a],
  [`${N} (?:below|under|beneath|before|short of)${GAP}${N}`, (a, b) => b - a],
  [`${N} (?:and|plus) ${N} (?:ones?|units?)`, (a, b) => a + b],
  [`(?:the )?middle of${GAP}${N} and${GAP}${N}`, (a, b) => (a + b) / 2],
  [`half ?way from${GAP}${N} to${GAP}${N}`, (a, b) => (a + b) / 2],
  [`(?:mean|average|mid-?point) (?:of|between)${GAP}${N} and${GAP}${N}`, (a, b) => (a + b) / 2],
  [`(?:sum|total) of${GAP}${N} and${GAP}${N}`, (a, b) => a + b],
  [`difference (?:of|between)${GAP}${N} and${GAP}${N}`, (a, b) => Math.abs(a - b)],
  [`product of${GAP}${N} and${GAP}${N}`, (a, b) => a * b],
  [`quotient of${GAP}${N} and${GAP}${N}`, (a, b) => a / b],
  [`add(?:ing)?(?: up)? ${N} (?:to|and)${GAP}${N}`, (a, b) => a + b],
  [`(?:subtract|tak)(?:e|ing)? ?${N} (?:away )?from${GAP}${N}`, (a, b) => b - a],
  [`multiply(?:ing)? ${N} (?:by|and|with)${GAP}${N}`, (a, b) => a * b],
  [`divid(?:e|ing) ${N} by${GAP}${N}`, (a, b) => a / b],
  [`${N} (?:and then|then) add ${N}`, (a, b) => a + b],
  [`${N} (?:added|together with)${GAP}to${GAP}${N}`, (a, b) => a + b],
  [`${N} (?:subtracted|taken) from${GAP}${N}`, (a, b) => b - a],
  [`${N} (?:take away|less|reduced by|decreased by)${GAP}${N}`, (a, b) => a - b],
  [`${N} (?:increased by|and another|and)${GAP}${N} (?:together|combined|more)`, (a, b) => a + b],
  [`${N} (?:lots|groups|sets|copies|of)(?: of)? ${N}`, (a, b) => a * b],
  [`${N} out of ${N}`, (a, b) => a / b],
  [`(?:midway|half ?way|right|exactly) between ${N} and ${N}`, (a, b) => (a + b) / 2],
  [`${N} (?:to the power of|to the power) ${N}`, (a, b) => a ** b],
];
const TOLD_OF_ONE: readonly (readonly [string, (a: number) => number])[] = [
  [`(?:twice|double|two times)${GAP}${N}`, (a) => 2 * a],
  [`(?:triple|treble|thrice)${GAP}${N}`, (a) => 3 * a],
  [`(?:half|halve|halving)(?: of)?${GAP}${N}`, (a) => a / 2],
  [
    `(?:(?:number|integer|whole number) )?(?:right |directly |just |that comes )?(?:after|following|successor of|next after)${GAP}${N}`,
    (a) => a + 1,
  ],
  [
    `(?:(?:number|integer|whole number) )?(?:right |directly |just |that comes )?(?:before|preceding|predecessor of)${GAP}${N}`,
    (a) => a - 1,
  ],
  [`(?:square root|root)(?: of)?${GAP}${N}`, (a) => Math.sqrt(a)],
  [`${N} doubled`, (a) => 2 * a],
  [`${N} halved`, (a) => a / 2],
];
const COMPILED = TOLD.map(
  ([pattern, sum]) => [new RegExp(String.raw`(?<![\w.])${pattern}(?![\w.]*\d)`, "gi"), sum] as const,
);
const COMPILED_ONE = TOLD_OF_ONE.map(
  ([pattern, of]) => [new RegExp(String.raw`(?<![\w.])${pattern}(?![\w.]*\d)`, "gi"), of] as const,
);
const ROUNDS = 3;

const SHORT: Readonly<Record<string, string>> = table({ sin: "sin", cos: "cos", tan: "tan", cot: "cot" });

/** "x to the seventh", "x to the power of the seventh". */
const RAISED = new RegExp(
  String.raw`\b([a-z]|\d+) to the (?:power of )?(${ORDINALS.slice(1).join("|")})(?: power)?\b`,
  "gi",
);

/** The same with calculations in words evaluated, and words for signs written as signs.
 * @param digits what numbersInDigits makes of a text
 * @example toldInSigns("x is 1 more than 11") // "x is 12" */
export function toldInSigns(digits: string): string {
  let text = withSums(inTurn(digits))
    .replace(/(?<=\bof )a right angle\b/gi, "90")
    .replace(/\bplus (?:or|and) minus\b/gi, " ± ")
    .replace(/(?<![\w.])(\d+) (?:times )?(?:the )?(?:square )?root (?:of )?(\d+)\b/gi, (_all, a, b) =>
      written(Number(a) * Math.sqrt(Number(b))),
    )
    .replace(/\b(?:negative|minus|the opposite of|opposite of) ?(?=\d|\()/gi, (_words, at: number) =>
      /[\d)] ?$/.test(digits.slice(0, at)) ? " - " : "-",
    )
    .replace(/\b([a-z]|\d+|\)) squared\b/gi, "$1^2")
    .replace(/\b([a-z]|\d+|\)) cubed\b/gi, "$1^3")
    .replace(
      RAISED,
      (_all, base: string, power: string) => `${base}^${ORDINALS.indexOf(power.toLowerCase())}`,
    )
    .replace(/\b(?:twice|double|two times) ([a-z])\b/gi, "2$1")
    .replace(/(?<![\w.])(\d+) more than (\d*[a-z](?:\^\d+)?)(?![\w^])/gi, "$2 + $1")
    .replace(/(?<![\w.])(\d+) less than (\d*[a-z](?:\^\d+)?)(?![\w^])/gi, "$2 - $1")
    .replace(/(?<=[a-z](?:\^\d+)?),? (?:less|take away) (?=\d)/gi, " - ")
    .replace(/(?<=[\da-z]),? (?:and|then|and then),? add (?=\d)/gi, " + ")
    .replace(/(?<=[\da-z]),? (?:and|then|and then),? (?:subtract|take away) (?=\d)/gi, " - ")
    .replace(
      /\b(?:co)?(?:sine|tangent)(?: of)?(?= \(?[a-z]\b)/gi,
      (name) => SHORT[name.slice(0, 3).toLowerCase()] ?? name,
    )
    .replace(/(?<=[a-z)]),? (?:and|then|and then),? add (?=\d*[a-z]\b|(?:sin|cos|tan)\b)/gi, " + ")
    .replace(/\bplus\b/gi, "+")
    .replace(/\bminus\b/gi, "-")
    .replace(/\b(?:times|multiplied by)\b/gi, "*")
    .replace(/\b(?:divided by|over)\b/gi, "/")
    .replace(/\b(?:is (?:exactly )?equal to|equals?|is the same as)\b/gi, "=");
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = text;
    for (const [pattern, of] of COMPILED_ONE)
      text = text.replace(pattern, (_, a) => written(of(numberOf(a))));
    for (const [pattern, sum] of COMPILED)
      text = text.replace(pattern, (_, a, b) => written(sum(numberOf(a), numberOf(b))));
    text = text.replace(/(?<=\S) {2,}/g, " ");
    if (text === before) break;
  }
  return text;
}

/** "Take 4, triple it": what is done to "it" is done to the number. */
const inTurn = (text: string): string =>
  text.replace(
    /\b(?:take|start(?:ing)? (?:with|from|at)|begin(?:ning)? (?:with|from|at)|think of|pick|from) (-?\d+(?:\.\d+)?)((?:[,;]| and| then)+ )([^.;,]*)\b(?:it|that)\b/gi,
    "$3$1",
  );

const LISTED = String.raw`\d+(?:(?:, | and |, and )\d+)+`;

/** "The sum of 3, 7 and 8", "6 and 6 and 6": lists of numbers that are added up. */
const withSums = (text: string): string =>
  text
    .replace(new RegExp(String.raw`\b(?:sum|total) of (${LISTED})`, "gi"), (_all, list: string) =>
      written(added(list)),
    )
    .replace(/\b(\d+)(?: and \1){1,}\b/g, (list) => written(added(list)))
    .replace(/\b(\d+) twice\b/gi, (_all, number: string) => written(2 * Number(number)))
    .replace(/\b(\d+) thrice\b/gi, (_all, number: string) => written(3 * Number(number)));

const added = (list: string): number =>
  (list.match(/\d+/g) ?? []).reduce((sum, each) => sum + Number(each), 0);

/** "3/4", "(2+1/2)" and "7" in doubles. */
function numberOf(text: string): number {
  const [, whole, sign, rest = ""] = /^\(?(-?[\d.]+)(?:([-+/])(.*?))?\)?$/.exec(text) ?? [];
  if (!sign) return Number(whole);
  const other = rest.includes("/") ? Number(rest.split("/")[0]) / Number(rest.split("/")[1]) : Number(rest);
  if (sign === "/") return Number(whole) / other;
  return sign === "+" ? Number(whole) + other : Number(whole) - other;
}

const written = (value: number): string =>
  Number.isFinite(value)
    ? ` ${Number(value.toPrecision(12)).toLocaleString("en-GB", { useGrouping: false, maximumFractionDigits: 12 })} `
    : " ";
