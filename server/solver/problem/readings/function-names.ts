import type { Edit } from "../../parser/parse-error";
import type { Detector } from "./unclear";

/** Names of the circular functions in other countries, and what calculators write for the sign of an integral. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ["sen", "sin"],
  ["tg", "tan"],
  ["ctg", "cot"],
  ["cotg", "cot"],
  ["arcsen", "arcsin"],
  ["arctg", "arctan"],
  ["arcctg", "arccot"],
  ["int", "∫"],
]);
/** With what they are taken of: a bracket, a number, a power or a single letter. */
const NAMED =
  /(?<![\p{L}])((?<!\\)int(?=\s*[_^])|arcctg|arcsen|arctg|cotg|ctg|sen|tg)(?=\s*(?:[(\\^²³_]|\d|[a-zα-ω](?!\p{L})))/giu;

/** sen x and tg x are sin x and tan x. */
export const functionNames: Detector = (text) => {
  const edits = [...text.matchAll(NAMED)].map(
    ({ index, 0: name }): Edit => ({
      start: index,
      end: index + name.length,
      text: NAMES.get(name.toLowerCase()) as string,
    }),
  );
  return edits.length === 0 ? null : { question: "", ways: [{ edits, meaning: "names of functions" }] };
};
