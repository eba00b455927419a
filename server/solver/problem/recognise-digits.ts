import { placeNamed } from "../expression/place-names";
import type { DigitsTask } from "../tasks/digits";
import { questionOf, wholePart } from "./number-parts";
import type { Source, SourceRecogniser } from "./sentence";

const WRITTEN = "(-?\\d{1,40}(?:\\.\\d{1,20})?)";
const PLACE_DIGIT: readonly (readonly [RegExp, number, number])[] = [
  [/^(?:what is|find|give|name|which is) the (\S+(?: \S+)?) digit (?:of|in) (.+)$/i, 1, 2],
  [
    /^(?:what|which) digit (?:is )?(?:in|has|stands in) the (\S+(?: \S+)?)(?: place| position)? (?:of|in) (?:the number )?(\S+)$/i,
    1,
    2,
  ],
  [
    /^(?:in|for) (?:the number )?(\S+?),? (?:what|which|find the|give the|name the) digit (?:that )?(?:is )?in the (\S+(?: \S+)?)(?: place| position)?$/i,
    2,
    1,
  ],
];
const DIGIT_PLACE: readonly (readonly [RegExp, number, number])[] = [
  [
    new RegExp(
      `^(?:in|for) (?:the number )?${WRITTEN},? (?:find|give|name|identify|state|what is) the place(?: value)? (?:of|for) (?:each|the|following|given|digits?|of|these|[: ])*(\\d)$`,
      "i",
    ),
    1,
    2,
  ],
  [
    new RegExp(
      `^(?:find|give|name|identify|state|what is) the place(?: value)? of (?:the )?(?:digit )?(\\d) in (?:the number )?${WRITTEN}$`,
      "i",
    ),
    2,
    1,
  ],
  [
    new RegExp(
      `^(?:find|give|name|identify|state) the place(?: value)? of (?:(?:each|the|following|given|digits?|of|indicated) ?)+ in (?:the number )?${WRITTEN}[:,.]? (?:the )?(?:digit )?(\\d)$`,
      "i",
    ),
    1,
    2,
  ],
];
const NUMBER_WORD =
  "(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|billion|trillion|and)";
const NAME = `${NUMBER_WORD}(?:[-, ]+${NUMBER_WORD})*`;
const TO_DIGITS: readonly RegExp[] = [
  new RegExp(
    `^(?:write|express|give|rewrite|convert)(?: (?:the|each|this|following|given|numbers?|of))* (?:as (?:an? )?(?:whole )?numbers?(?: (?:using|in|with) digits)?|(?:in|using|with) (?:digits|figures|numerals|standard form))[:.]? (${NAME})$`,
    "i",
  ),
  new RegExp(
    `^(?:write|express|give|rewrite|convert)(?: (?:the|this|number))* ["']?(${NAME})["']?,? (?:as (?:an? )?(?:whole )?number(?: (?:using|in|with) digits)?|(?:in|using|with) (?:digits|figures|numerals|standard form))$`,
    "i",
  ),
];
/** A sentence around the name: "The population was seven billion people." */
const TOLD_NAME = new RegExp(
  `^write (?:the|each) number as a whole number using digits[:.] ([^.]*?)\\b(${NUMBER_WORD}[-, ]+${NAME})\\b([^.]*)$`,
  "i",
);
const TO_WORDS =
  /^(?:write|name|express|give|say)(?: (?:the|each|this|following|given|numbers?|of|out|in|using|words?|as|its|whole|decimals?|in its|name|how you would say))*(?: in words)?[:.]? (-?\d{1,15}(?:\.\d{1,6})?)(?: in words)?$/i;

/** A number that a sentence tells of. */
const TOLD_DIGITS: readonly RegExp[] = [
  /^(?:write|name|express)(?: (?:the|each|this|following|given|numbers?|as|its))* in words[:.] [A-Z][^\d.]{3,160} (\d{1,15}(?:\.\d{1,6})?)(?: [a-z ]{1,60})?$/,
  /^[A-Z][^\d.]{3,160} (\d{1,15}(?:\.\d{1,6})?)(?: [a-z ]{1,60})?\. Write the (?!name)[a-z]+ in words$/,
];

/** "What is the tens digit of 4256?", "Write the number as a whole number using digits: six hundred two". */
export const recogniseDigits: SourceRecogniser = (source) => {
  const text = questionOf(source);
  const task = placeDigit(text, source) ?? digitPlace(text) ?? toDigits(text) ?? toWords(text);
  if (!task) return null;
  return { mathematics: task, ...shown(task) };
};

type Named = Exclude<DigitsTask, { task: "base-conversion" | "base-arithmetic" }>;

function shown(task: Named): { readonly instruction: string; readonly latex: string } {
  switch (task.task) {
    case "place-digit":
      return { instruction: "Find the digit in a place", latex: String(task.number) };
    case "digit-place":
      return { instruction: `Name the place of the digit $${task.digit}$`, latex: task.written };
    case "write-digits":
      return { instruction: "Write in digits", latex: `\\text{${task.words}}` };
    case "name-number":
      return { instruction: "Write in words", latex: task.written };
  }
}

function placeDigit(text: string, source: Source): Named | null {
  for (const [pattern, name, of] of PLACE_DIGIT) {
    const found = pattern.exec(text);
    const place = found && placeNamed(found[name] as string);
    if (!found || place === null || place < 0) continue;
    const number = wholePart(found[of] as string, source);
    if (number !== null) return { task: "place-digit", number, place };
  }
  return null;
}

function digitPlace(text: string): Named | null {
  for (const [pattern, number, digit] of DIGIT_PLACE) {
    const found = pattern.exec(text);
    if (found)
      return { task: "digit-place", written: found[number] as string, digit: found[digit] as string };
  }
  return null;
}

function toDigits(text: string): Named | null {
  if (!/^(?:write|express|give|rewrite|convert)\b/i.test(text)) return null;
  for (const pattern of TO_DIGITS) {
    const found = pattern.exec(text);
    if (found) return { task: "write-digits", words: found[1] as string };
  }
  const told = TOLD_NAME.exec(text);
  const around = told ? `${told[1]} ${told[3]}` : "";
  return told && !new RegExp(`\\b${NUMBER_WORD.replace("|and)", ")")}\\b|\\d`, "i").test(around)
    ? { task: "write-digits", words: told[2] as string }
    : null;
}

function toWords(text: string): Named | null {
  if (!/words|\bname\b|\bsay\b/i.test(text)) return null;
  const found = [TO_WORDS, ...TOLD_DIGITS].map((pattern) => pattern.exec(text)).find(Boolean);
  return found ? { task: "name-number", written: found[1] as string } : null;
}
