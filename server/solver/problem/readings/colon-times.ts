import { tokenize } from "../../lexicon/tokenize";
import { words } from "../../word-list";
import { type Detector, mentions } from "./unclear";

const TIME = "(?<![\\w:.])\\d{1,2}:[0-5]\\d(?![\\w:.]*[\\w:])";
const ADDED = new RegExp(`${TIME}\\s*[-+−–]\\s*${TIME}`);
const SEVERAL = /\d+(?:\.\d+)?(?:\s*:\s*\d+(?:\.\d+)?){2,}/;
/** What says that the numbers are shares. */
const SHARES = "ratios?|proportions?|shared?|shares|divided?|parts?|scale|odds|similar";
const ASKING = words("simplify reduce find write solve what is the simplest lowest form terms to in its");

/** 3:45 + 1:30 looks like a sum of times, and 12:18:24 is a ratio of three numbers, which divides nothing. */
export const colonTimes: Detector = (text) => {
  if (ADDED.test(text))
    return {
      question:
        "I can’t tell whether the colons stand in times of hours and minutes or mean division. Write 3 h 45 min, or 3/45.",
      ways: [],
    };
  const [several] = SEVERAL.exec(text) ?? [];
  if (several === undefined || mentions(text, SHARES)) return null;
  const isAlone = tokenize(text.replace(several, "")).every(
    ({ text: word, kind }) => kind !== "word" || ASKING.has(word.toLowerCase()),
  );
  if (!isAlone)
    return {
      question:
        "I can’t tell what the colons between these numbers mean. Say that it is a ratio, or write ÷.",
      ways: [],
    };
  const edit = { start: 0, end: text.length, text: `Simplify the ratio ${several}` };
  return { question: "", ways: [{ edits: [edit], meaning: "a ratio of several numbers" }] };
};
