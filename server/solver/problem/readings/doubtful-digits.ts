import { tokenize } from "../../lexicon/tokenize";
import { isAmong } from "../../word-list";
import type { Detector } from "./unclear";

const BESIDE =
  "what what’s what's is how do i you write convert express change give say me please the a an number in to into as decimal form notation";

/** "1011 in decimal": in decimal it is what it is, so that its digits may be those of base 2. */
export const doubtfulDigits: Detector = (text) => {
  const tokens = tokenize(text).filter(({ kind }) => kind !== "mark");
  const numbers = tokens.filter(({ kind }) => kind === "number");
  const [digits] = numbers;
  if (!digits || numbers.length > 1 || !/^1[01]+$/.test(digits.text)) return null;
  const said = tokens.filter((token) => token !== digits).map((token) => token.text.toLowerCase());
  const isAsked = said.every((word) => isAmong(word, BESIDE));
  const wanted = said.indexOf("decimal");
  const link = said[wanted - 1] === "a" ? said[wanted - 2] : said[wanted - 1];
  if (!isAsked || !isAmong(link, "in to into as")) return null;
  const way = (written: string, meaning: string) => ({
    edits: [{ start: 0, end: text.length, text: written }],
    meaning,
  });
  return {
    question: "Which base are these digits in?",
    ways: [
      way(`Convert ${digits.text} from base 2 to base 10`, "digits of base 2"),
      way(`Write (${digits.text}) as a decimal`, "a decimal number already"),
    ],
  };
};
