import type { Detector } from "./unclear";

const SPOKEN =
  /(?<![a-zA-Z\\])((?:sin|cos|tan|sec|csc|cot))\s*(?:\(\s*(-?\d+(?:\.\d+)?)\s+(?:degrees?|deg)\s*\)|(-?\d+(?:\.\d+)?)\s*(?:°|degrees?(?![a-z])|deg(?![a-z])))/gi;

/** sin 30° and tan(45 degrees) as sin(30°). */
export const angleSign: Detector = (text) => {
  const found = [...text.matchAll(SPOKEN)];
  if (found.length === 0) return null;
  const edits = found.map(({ index, 0: written, 1: name, 2: inside, 3: bare }) => ({
    start: index,
    end: index + written.length,
    text: `${name?.toLowerCase()}(${inside ?? bare}°)`,
  }));
  return { question: "", ways: [{ edits, meaning: "the angle is in degrees" }], asItStands: "or" };
};
