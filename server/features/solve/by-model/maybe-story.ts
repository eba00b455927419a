import "server-only";
import { READ_LENGTH_MAX } from "./constants";

/** Words that ask for a number, in the languages students write in. */
const ASKS =
  /(?<!\p{L})(?:how (?:many|much|old|long|far|tall|heavy)|what (?:is|are|was|were|does|did|fraction|percent\w*)|find|calculate|work out|cu[áa]nt[oa]s?|combien|wie ?viele?|quant[oa]s?|quanti|quante|ile|kaç)(?!\p{L})/iu;
const NUMBER =
  /\d|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|dozen|half|twice)(?!\p{L})/iu;
const WORDS_MIN = 8;

/** Whether a text that the engine refused may be a story: it tells a number, asks for one, and has words around them. An
 * essay is not sent. */
export const maybeStory = (text: string): boolean =>
  text.length <= READ_LENGTH_MAX &&
  (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= WORDS_MIN &&
  NUMBER.test(text) &&
  ASKS.test(text);
