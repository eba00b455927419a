import "server-only";
import { ELEMENTS } from "@/server/solver/expression/elements";
import { symbolsOf } from "@/server/solver/expression/walk";
import { isAmong } from "@/server/solver/word-list";
import type { LeakDetector } from "./leaks-answer";
import { plainCharacters } from "./plain-characters";
import { runsIn } from "./runs";
import { asWritten } from "./shown";
import { EXAMPLE, saysStrangeNumber } from "./strange-numbers";
import { isRejectedWriting, isUnknownSign } from "./unknown-signs";
import { strangeWords, wordsOfText } from "./vocabulary";
import { numbersInDigits } from "./wording";

/** Whether a sentence says something that neither the problem, the open hints nor what a tutor speaks of accounts for:
 * a word of another kind, a sign, an amount that is described, a number from elsewhere. Whatever an answer can be
 * disguised as is among these, known or not; so nothing is looked for here, and what is not known is kept back. */
export function isUnaccounted(
  { before, sentence }: { readonly before: string; readonly sentence: string },
  watch: LeakDetector,
): boolean {
  const plain = plainCharacters(sentence);
  if (isUnknownSign(sentence, watch) || isRejectedWriting(plain, watch)) return true;
  const own = givenWords(watch);
  const given = before === "" ? own : new Set([...own, ...wordsOfText(before)]);
  const digits = numbersInDigits(plain);
  const said = wordsOfText(withoutCommands(digits));
  if (
    strangeWords(said, (word) => given.has(word), { isQuestion: /\?\W*$/.test(digits) }).some(
      (word) => !isOfNumbers(word),
    )
  )
    return true;
  if (describesAmount(digits, given)) return true;
  if (isSuperlative(plain) || tellsInFormula(plain, watch)) return true;
  return !watch.anyNumber && saysStrangeNumber({ before: plainCharacters(before), plain, digits }, watch);
}

const MOST = "largest biggest greatest highest smallest lowest least only";
const KINDS_OF_NUMBER = "digit prime square cube even odd palindrome factorial fibonacci";

/** "The largest single digit", "the only even prime": a number described by what it is, and by no other number. */
function isSuperlative(plain: string): boolean {
  if (/\d|\?\W*$/.test(plain)) return false;
  const said = wordsOfText(plain);
  return said.some(
    (word, at) =>
      isAmong(word, MOST) &&
      said.slice(Math.max(0, at - NEAR), at + NEAR + 1).some((each) => isAmong(each, KINDS_OF_NUMBER)),
  );
}
/** Words between the two. */
const NEAR = 3;

/** "y = 4x − 2" where 4 is what is looked for and stands in the problem as well: an equation that is nobody's. */
function tellsInFormula(plain: string, { secret, shown, said = "" }: LeakDetector): boolean {
  if (EXAMPLE.test(plain)) return false;
  return runsIn(plain, new Set([...secret.letters, ..."xy"])).some(({ text, sides }) => {
    const symbols = sides.flatMap(({ expression }) => (expression ? symbolsOf(expression) : []));
    if (sides.length < 2 || symbols.length === 0 || symbols.some((each) => secret.unknowns.includes(each)))
      return false;
    const written = asWritten(text);
    if (shown.writings.has(written) || secret.onTheWay.has(written) || asWritten(said).includes(written))
      return false;
    return (written.match(/\d+(?:\.\d+)?/g) ?? []).some(
      (each) =>
        Number(each) > 2 && secret.values.some(({ re, im }) => im === 0 && Math.abs(re) === Number(each)),
    );
  });
}

const remembered = new WeakMap<LeakDetector, ReadonlySet<string>>();

/** The words that the student has before them, and their own. */
function givenWords(watch: LeakDetector): ReadonlySet<string> {
  const known = remembered.get(watch);
  if (known) return known;
  const { shown, said = "", secret } = watch;
  const all = wordsOfText(`${shown.text} ${said} ${elementsIn(secret.problem).join(" ")}`);
  const given = new Set(all.flatMap((word) => [word, ...formsOf(word)]));
  remembered.set(watch, given);
  return given;
}

/** The names of the elements in a problem's formulas. */
const elementsIn = (problem: string): readonly string[] =>
  problem.split(/[^A-Za-z\d]+/).flatMap((piece) => {
    const symbols = piece.match(/[A-Z][a-z]?/g) ?? [];
    const elements = symbols.flatMap((symbol) => ELEMENTS.get(symbol) ?? []);
    return elements.length === symbols.length ? elements.map(({ name }) => name) : [];
  });

/** Of "rolls" also "roll", and of "jump" also "jumps" and "jumping". */
const formsOf = (word: string): readonly string[] =>
  word.length < 3
    ? []
    : [
        word.replace(/s$/, ""),
        word.replace(/es$/, ""),
        `${word}s`,
        `${word}es`,
        `${word}ed`,
        `${word}d`,
        `${word}ing`,
      ];

/** Without commands of TeX and letters that are multiplied: "4ac". */
const withoutCommands = (text: string): string =>
  text.replace(/\\[a-zA-Z]+|π/g, " ").replace(/(?<=\d|[([{+*/^=√-]\s*)[a-z]{2}(?![a-z])/g, " ");

/** Parts of a whole, and numbers that are counted, are read as numbers. */
const isOfNumbers = (word: string): boolean =>
  /^(?:third|half|halve|quarter|fifth|sixth|seventh|eighth|ninth|tenth|st|nd|rd|th|two|three|four|five|sixe|seven|eight|nine|ten|hundred|thousand|million)s?$/.test(
    word,
  );

/** What is counted in speaking of mathematics, where its number is no riddle. */
const COUNTED =
  "each every it they you we this that time solution root answer term step factor unknown variable equation value way more are of left is do does have would will can should unit digit decimal place zero number part pair thing there how kilometre metre centimetre kilometer meter centimeter gram kilogram litre liter hour minute second km cm multiple piece item people arrangement possibility combination permutation outcome case choice order";
const AMOUNT =
  /\b(?:how (?:many|often)|number of|count(?:s|ed|ing)?(?: of| up)?|amount of|as many|total of)\s+(?:(?:the|a|an|of|all|its|different|real|distinct|whole|equal|possible)\s+)*(\p{L}+)?/giu;
const THIS_MANY =
  /\b(?:this|that|so|equally|exactly as) (?:many|often)\b(?! (?:on|in|to|before|after|above|below)\b)|\bcount (?:them|it|those|these|up)\b|\bas old as\b/i;
/** Of these some have a number that everyone knows. */
const KNOWN_PARTS =
  "letter side corner edge face hand eye head word cent penny page player people state country colour color sense angle vertex vertices";

/** Whether a sentence describes an amount that is not one of the problem: "the number of letters in it". A question after
 * an amount is to be answered by the student. */
function describesAmount(digits: string, given: ReadonlySet<string>): boolean {
  if (THIS_MANY.test(digits)) return true;
  const isQuestion = /\?\W*$/.test(digits);
  return [...digits.matchAll(AMOUNT)].some(([, noun]) => {
    if (noun === undefined) return false;
    const word = noun.toLowerCase();
    const one = word.replace(/s$/, "");
    if (given.has(word) || given.has(one)) return false;
    return isQuestion ? isAmong(one, KNOWN_PARTS) : !isAmong(word, COUNTED) && !isAmong(one, COUNTED);
  });
}
