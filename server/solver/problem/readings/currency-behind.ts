import type { Edit } from "../../parser/parse-error";
import type { Detector } from "./unclear";

const BEHIND = /(?<![\d.,$£€¥]|[$£€¥]\s)(\d+(?:[.,]\d+)*)\s?([£€¥])(?!\s?\d)/g;

/** 12.50 € is €12.50. */
export const currencyBehind: Detector = (text) => {
  const edits = [...text.matchAll(BEHIND)].map(
    ({ index, 0: whole, 1: amount = "", 2: sign = "" }): Edit => ({
      start: index,
      end: index + whole.length,
      text: `${sign}${amount}`,
    }),
  );
  return edits.length === 0 ? null : { question: "", ways: [{ edits, meaning: "amounts of money" }] };
};
