import "server-only";
import { table } from "@/server/solver/table";
import CALCULATIONS from "./calculations-elsewhere.json";
import { folded } from "./folded";
import { spelledIn } from "./foreign-numbers";
import { plainCharacters } from "./plain-characters";

type Language = keyof typeof CALCULATIONS;

interface Reader {
  readonly numbers: RegExp;
  readonly values: ReadonlyMap<string, number>;
  readonly phrases: readonly (readonly [said: RegExp, english: string])[];
}

const NUMBER = String.raw`(-?\d+(?:[.,]\d+)?)`;
const LARGEST = 199;
const HUNDREDS = [200, 300, 400, 500, 600, 700, 800, 900];
const SPACES = /[\s-]+/g;

const readers = new Map<Language, Reader>();

function readerOf(language: Language): Reader {
  const known = readers.get(language);
  if (known) return known;
  const sizes = [...Array.from({ length: LARGEST + 1 }, (_, size) => size), ...HUNDREDS];
  const values = new Map<string, number>([[ONES[language], 1]]);
  for (const size of sizes) {
    const word = spelledIn(size, language);
    if (word !== null) values.set(folded(plainCharacters(word)).replace(SPACES, " "), size);
  }
  const longestFirst = [...values.keys()].sort((a, b) => b.length - a.length);
  const reader: Reader = {
    numbers: wholeWords(longestFirst.map((word) => word.replaceAll(" ", String.raw`[\s-]+`)).join("|")),
    values,
    phrases: CALCULATIONS[language].map(([said = "", english = ""]) => [
      wholeWords(said.replaceAll("N", NUMBER)),
      english,
    ]),
  };
  readers.set(language, reader);
  return reader;
}

/** "One" where something is counted: "uno más que". */
const ONES: Readonly<Record<Language, string>> = table({
  es: "uno",
  fr: "un",
  de: "eins",
  pt: "um",
  it: "uno",
  nl: "een",
});

const wholeWords = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`, "giu");

/** A sentence with its numbers in digits and its calculations in English, for each language in which it has a
 * calculation: what is judged of a calculation is judged of it in every language. */
export function calculationsInEnglish(sentence: string): readonly string[] {
  const plain = folded(plainCharacters(sentence));
  return (Object.keys(CALCULATIONS) as Language[]).flatMap((language) => {
    const { numbers, values, phrases } = readerOf(language);
    const inDigits = plain.replace(numbers, (word) => String(values.get(word.replace(SPACES, " ")) ?? word));
    const said = phrases.filter(([phrase]) => phrase.test(reset(phrase, inDigits)));
    if (
      said.length === 0 ||
      (inDigits === plain &&
        said.every(([phrase, english]) => inDigits.replace(phrase, english) === inDigits))
    )
      return [];
    return [said.reduce((text, [phrase, english]) => text.replace(phrase, english), inDigits)];
  });
}

/** A pattern that finds all of them begins anew. */
function reset(pattern: RegExp, text: string): string {
  pattern.lastIndex = 0;
  return text;
}
