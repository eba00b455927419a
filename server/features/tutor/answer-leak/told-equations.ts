import "server-only";
import { toldInSigns } from "./wording";

/** What is asked for, as words say it. */
const UNKNOWN = `(?:the |your |our |that |this )?(?:answer|solution|result|unknown|number (?:you (?:want|need|seek)|we want)|missing number|value of [a-z])`;
const N = String.raw`(-?\d+(?:\.\d+)?(?:/\d+)?)`;
const RESULT = `(?:,? ?(?:is|are|(?:would|will|must|has to) be|equals?|gives?|makes?|comes? to|=|(?:and |then |so )*(?:you|we|one) (?:will |would )?(?:get|have|obtain|find|reach|see|arrive at|end up with)|to get|and (?:get|there (?:is|are)))) *(?:exactly |just |only )?`;

/** Ways in which something is done to the unknown, as a calculation with it. */
const DONE: readonly (readonly [pattern: string, done: (unknown: string, number: string) => string])[] = [
  [`(?:twice|double|doubling|two times)(?: of)? U${RESULT}${N}`, (x, n) => `2*${x} = ${n}`],
  [`(?:triple|thrice|tripling|three times|treble)(?: of)? U${RESULT}${N}`, (x, n) => `3*${x} = ${n}`],
  [`(?:half|halve|halving)(?: of)? U${RESULT}${N}`, (x, n) => `${x}/2 = ${n}`],
  [`(?:a third of) U${RESULT}${N}`, (x, n) => `${x}/3 = ${n}`],
  [`(?:a quarter of) U${RESULT}${N}`, (x, n) => `${x}/4 = ${n}`],
  [`(?:the square of|squaring|square) U${RESULT}${N}`, (x, n) => `${x}^2 = ${n}`],
  [`U,? (?:doubled|times 2|\\* ?2)${RESULT}${N}`, (x, n) => `2*${x} = ${n}`],
  [`U,? (?:halved)${RESULT}${N}`, (x, n) => `${x}/2 = ${n}`],
  [`U,? (?:squared|times itself)${RESULT}${N}`, (x, n) => `${x}^2 = ${n}`],
];
/** The same with a number that it is done with. */
const DONE_WITH: readonly (readonly [pattern: string, done: (x: string, a: string, n: string) => string])[] =
  [
    [`(?:add(?:ing)?|put(?:ting)?) ${N} (?:to|onto) U${RESULT}${N}`, (x, a, n) => `${x} + ${a} = ${n}`],
    [
      `(?:tak(?:e|ing)(?: away)?|subtract(?:ing)?) ${N} from U${RESULT}${N}`,
      (x, a, n) => `${x} - ${a} = ${n}`,
    ],
    [`multiply(?:ing)? U by ${N}${RESULT}${N}`, (x, a, n) => `${a}*${x} = ${n}`],
    [`divid(?:e|ing) U by ${N}${RESULT}${N}`, (x, a, n) => `${x}/${a} = ${n}`],
    [`U (?:and|plus|\\+) ${N}${RESULT}${N}`, (x, a, n) => `${x} + ${a} = ${n}`],
    [`U (?:minus|less|-) ${N}${RESULT}${N}`, (x, a, n) => `${x} - ${a} = ${n}`],
    [`U exceeds ${N} by ${N}`, (x, a, n) => `${x} - ${a} = ${n}`],
    [`U falls short of ${N} by ${N}`, (x, a, n) => `${a} - ${x} = ${n}`],
    [`${N} exceeds U by ${N}`, (x, a, n) => `${a} - ${x} = ${n}`],
    [`${N} is ${N} (?:too many|too much|too big|more than U|above U)`, (x, a, n) => `${x} = ${a} - ${n}`],
    [`${N} is ${N} (?:too few|too little|too small|less than U|below U)`, (x, a, n) => `${x} = ${a} + ${n}`],
  ];

/** What a sentence says of the unknown after something is done to it, as equations: "twice the answer is 34" as
 * "2*x = 34".
 * @param digits with its spelled numbers in digits */
export function toldEquations(digits: string, unknowns: readonly string[]): readonly string[] {
  const unknown = unknowns[0] ?? "x";
  const names = [UNKNOWN, "it", ...unknowns.map((name) => name.replace(/[^\w]/g, ""))].join("|");
  const named = (pattern: string) =>
    new RegExp(String.raw`(?<![\w.])${pattern.replaceAll("U", `(?:${names})`)}(?![\w.]*\d)`, "gi");
  return [
    ...DONE.flatMap(([pattern, done]) =>
      [...digits.matchAll(named(pattern))].map(([, n = ""]) => done(unknown, n)),
    ),
    ...DONE_WITH.flatMap(([pattern, done]) =>
      [...digits.matchAll(named(pattern))].map(([, a = "", n = ""]) => done(unknown, a, n)),
    ),
  ];
}

/** What is said of the answer, said of the unknown and in signs: "the answer squared minus 96 is 100". */
export const inUnknown = (digits: string, unknowns: readonly string[]): string =>
  toldInSigns(digits.replace(new RegExp(String.raw`\b${UNKNOWN}\b`, "gi"), unknowns[0] ?? "x")).replace(
    /\b(?:is|gives?|makes?|comes to)\b/gi,
    "=",
  );
