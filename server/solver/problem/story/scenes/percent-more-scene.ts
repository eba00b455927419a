import { compare, isZero } from "../../../expression/rational";
import { markIn, onlySaid, type Scene, type Told, wordsIn } from "./scene";

const MORE = "&k:more|greater|larger|higher|bigger|less|smaller|lower|fewer";

/** By how many percent one number is more or less than another, which is the whole. */
export const percentMoreScene: Scene = {
  cues: ["percent", "percentage", "%"],
  clauses: {
    ask: [
      `#n is (what percent / how many percent / what percentage) ${MORE} than #m`,
      `(what percent / how many percent / what percentage) ${MORE} than #m is #n`,
      `(by what percent / by what percentage / by how many percent) is #n ${MORE} than #m`,
      `#n is ${MORE} than #m by (what percent / what percentage / how many percent)`,
    ],
  },
  build(told, reading) {
    const question = onlySaid(told, "ask") as Told | null;
    if (!question || told.length !== 1) return null;
    const [one, other] = [reading.take(markIn(question, "n")), reading.take(markIn(question, "m"))];
    const isMore = MORE_WORDS.has(wordsIn(question, "k")[0] ?? "");
    if (isZero(other.value) || one.unit !== other.unit) return null;
    // It is more, where it is asked by how much it is more.
    if (compare(one.value, other.value) <= 0 === isMore) return null;
    const [larger, smaller] = isMore ? [one, other] : [other, one];
    reading.ask({ value: `100*(${larger.text} - ${smaller.text})/${other.text}`, unit: "%" });
    return reading.done();
  },
};

const MORE_WORDS: ReadonlySet<string> = new Set(["more", "greater", "larger", "higher", "bigger"]);
