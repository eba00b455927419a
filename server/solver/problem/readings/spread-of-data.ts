import type { WayToRead } from "../../parser/parse-error";
import { type Detector, mentions } from "./unclear";

const SPREAD = /(?<![a-z])(?:variance|standard deviation|std dev|stdev|sd)(?![a-z])/i;
/** Three numbers in a row and more. */
const LIST = /-?\d+(?:\.\d+)?(?:(?:, ?| and | & |,? and | )-?\d+(?:\.\d+)?){2,}/;

/** The spread of a list of numbers is another one for a population than for a sample of it. */
export const spreadOfData: Detector = (text) => {
  const found = SPREAD.exec(text);
  if (!found || !LIST.test(text) || mentions(text, "population|sample|mean")) return null;
  const way = (of: string, divisor: string): WayToRead => ({
    edits: [{ start: found.index, end: found.index, text: `${of} ` }],
    meaning: `the numbers are a ${of}, so it is divided by $${divisor}$`,
  });
  return {
    question: "Are these numbers the whole population, or a sample of it?",
    ways: [way("population", "n"), way("sample", "n - 1")],
    asItStands: "first",
  };
};
