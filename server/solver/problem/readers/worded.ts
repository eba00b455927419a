export { loadLaws } from "#laws";
// The readers of everything but plain commands. They share most of the grammar of words, so they are one part.
export { EARLY, readCalculus, recogniseLetteredLaw, SENTENCES } from "./early";
export { LATE, readAnyCommand, readChain, SPOKEN } from "./late";
