import type { WayToRead } from "../../parser/parse-error";
import { type Detector, mentions } from "./unclear";

const WRITTEN = /(?<![\w.\\])(\d+(?:\.\d+)?)([eE])([-+−–]?)(\d{1,3})(?![\w.]*\w)/g;

/** 3.2e5 is 3.2 × 10⁵, as calculators write it. Only 2e-3, with a whole number before the letter and a sign behind it,
 * may also be two times Euler's number less three. In a base above fourteen the letter is a digit. */
export const scientificLetter: Detector = (text) => {
  const found = mentions(text, "base|hex|hexadecimal") ? [] : [...text.matchAll(WRITTEN)];
  if (found.length === 0) return null;
  const power = found.map(({ index, 0: written, 1: digits, 3: sign, 4: exponent }) => {
    const end = index + written.length;
    const plain = `${digits} × 10^${sign && sign !== "+" ? "-" : ""}${exponent}`;
    const bound = /[/÷^]\s*$/.test(text.slice(0, index)) || /^\s*[/÷^]/.test(text.slice(end));
    return { start: index, end, text: bound ? `(${plain})` : plain };
  });
  const scientific: WayToRead = { edits: power, meaning: "a number in scientific notation" };
  if (!found.every((each) => isDoubtful(each))) return { question: "", ways: [scientific] };
  const euler = found.map(({ index, 0: written, 1: digits, 3: sign, 4: number }) => ({
    start: index,
    end: index + written.length,
    text: `${digits}*e ${sign} ${number}`,
  }));
  return {
    question: "What does the e mean?",
    ways: [scientific, { edits: euler, meaning: "$e$ is Euler's number" }],
  };
};

const isDoubtful = ([, digits = "", letter, sign]: readonly (string | undefined)[]): boolean =>
  letter === "e" && sign !== "" && /^\d+$/.test(digits) && digits !== "1";
