import type { WayToRead } from "../../parser/parse-error";
import { type Detector, mentions } from "./unclear";

/** X ~ N(50, 16), X ~ N(60, 5²), X ~ Po(3), X ~ Bin(8, 0.5). */
const NOTED =
  /(?<![a-zA-Z\\])([a-z]) ?(?:~|∼|\\sim) ?(N|Po|Bin) ?\( ?(-?\d+(?:\.\d+)?)(?: ?, ?(\d+(?:\.\d+)?)(\^\{?2\}?|²)?)? ?\)/i;

/** Books write the variance of a normal distribution as its second number, or the standard deviation. A square that is
 * written as one is a variance; any other number but 1 may be either. */
export const distributionLetters: Detector = (text) => {
  const found = NOTED.exec(text);
  const [whole = "", variable = "", named = "", first = "", second, square] = found ?? [];
  const name = named.toLowerCase();
  if (!found) return null;
  const way = (put: string, meaning = ""): WayToRead => ({
    edits: [{ start: found.index, end: found.index + whole.length, text: put }],
    meaning,
  });
  if (name === "po" || name === "bin") {
    const isWhole = (name === "po") === (second === undefined) && square === undefined;
    const put =
      name === "po" ? `${variable} is Poisson with mean ${first}` : `${variable} ~ B(${first}, ${second})`;
    return isWhole ? { question: QUESTION, ways: [way(put)] } : null;
  }
  if (second === undefined) return null;
  const normal = (deviation: string) =>
    `${variable} is normal with mean ${first} and standard deviation ${deviation}`;
  if (square) return { question: QUESTION, ways: [way(normal(second))] };
  if (Number(second) === 1 || mentions(text, SAID)) return null;
  return {
    question: QUESTION,
    ways: [
      way(normal(second), `the standard deviation is $${second}$`),
      way(normal(rootOf(second)), `the variance is $${second}$`),
    ],
  };
};

/** Words by which a text says that the second number is the standard deviation. */
const SAID = "is the standard deviation|standard deviation is";

/** Exactly where it is a whole number, else to more places than any figure is shown with. */
const rootOf = (variance: string): string => {
  const root = Math.sqrt(Number(variance));
  return Number.isInteger(root) ? String(root) : root.toFixed(ROOT_PLACES);
};

const ROOT_PLACES = 12;

const QUESTION = "Is the second number the standard deviation, or the variance?";
