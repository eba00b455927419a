import type { Detector } from "./unclear";

const TIME = "(?<![\\w:.])\\d{1,2}:[0-5]\\d(?![\\w:.]*[\\w:])";
const ADDED = new RegExp(`${TIME}\\s*[-+−–]\\s*${TIME}`);
const SEVERAL = /^\s*(\d+(?:\.\d+)?(?:\s*:\s*\d+(?:\.\d+)?){2,})[\s.?=]*$/;

/** 3:45 + 1:30 looks like a sum of times, and 12:18:24 alone is a ratio of three numbers, which divides nothing. */
export const colonTimes: Detector = (text) => {
  if (ADDED.test(text))
    return {
      question:
        "I can’t tell whether the colons stand in times of hours and minutes or mean division. Write 3 h 45 min, or 3/45.",
      ways: [],
    };
  const several = SEVERAL.exec(text);
  if (!several) return null;
  const edit = { start: 0, end: text.length, text: `Simplify the ratio ${several[1]}` };
  return { question: "", ways: [{ edits: [edit], meaning: "a ratio of several numbers" }] };
};
