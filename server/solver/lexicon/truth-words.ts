import type { TruthWords } from "../tasks/number-theory";

const OFFERED = /\btrue\b|\bfalse\b|\bt ?\/ ?f\b/i;

/** The words that a question leaves to choose from: "true or false: 91 is prime" asks for other words than "is 91 prime". */
export const truthWordsOffered = (text: string): TruthWords => (OFFERED.test(text) ? "true-false" : "yes-no");
