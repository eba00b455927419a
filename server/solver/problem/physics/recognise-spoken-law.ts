import { lawReaders } from "#laws";
import type { SourceRecogniser } from "../sentence";

const SPOKEN_LONGEST = 200;

/** A law asked for in a few words. */
export const recogniseSpokenLaw: SourceRecogniser = (source) =>
  source.text.length > SPOKEN_LONGEST || !/\d/.test(source.text)
    ? null
    : lawReaders().readSpokenLaw(source.text);

/** "m=4kg": a letter of a law with a quantity, which is no product of letters. */
const LETTERED = /(?<![A-Za-z])[A-Za-z] ?= ?\d[\d.]* ?[A-Za-zΩ]/;

/** The same for texts that would be read as systems of equations. */
export const recogniseLetteredLaw: SourceRecogniser = (source) =>
  LETTERED.test(source.text) ? recogniseSpokenLaw(source) : null;
