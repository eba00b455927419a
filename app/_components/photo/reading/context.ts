import { table } from "@/server/solver/table";
import type { Sign } from "./signs";

const DIGIT = /^\d$/;
/** Capitals that differ from their small letters in height alone. */
const SAME_IN_SMALL = /^[CKOPSUVWXZ]$/;
/** As high as a small letter without a stem, in heights of a digit. */
const SMALL = 0.86;

/** What letters are when they are among digits. */
const AS_DIGIT: Readonly<Record<string, string>> = table({
  O: "0",
  o: "0",
  l: "1",
  I: "1",
  S: "5",
  B: "8",
  Z: "2",
});

/** Reads signs by their neighbours: an "x" between numbers multiplies them, an "O" beside a digit is a nought. What is
 * changed on a guess is doubtful. */
export function inContext(signs: readonly Sign[]): Sign[] {
  const small = signs.map((sign) =>
    !sign.inWord && isSmall(sign) ? { ...sign, text: sign.text.toLowerCase() } : sign,
  );
  return small.map((sign, index) => {
    if (sign.inWord) return sign;
    const before = small[index - 1];
    const after = small[index + 1];
    if (isTimes(sign, { before, after })) return { ...sign, text: "×", spaced: true };
    const digit = AS_DIGIT[sign.text];
    if (digit && isAmongDigits(sign, { before, after })) return { ...sign, text: digit, doubtful: true };
    if (sign.text === "z") return { ...sign, doubtful: true };
    return sign;
  });
}

/** A capital that is too low for one, or reaches below the line. */
const isSmall = ({ text, height, below }: Sign): boolean =>
  (SAME_IN_SMALL.test(text) && height < SMALL) || (/^[PY]$/.test(text) && below > 0.15);

interface Neighbours {
  readonly before: Sign | undefined;
  readonly after: Sign | undefined;
}

/** Upright letters "x" and signs "×" look alike: between numbers it multiplies, apart from its neighbours as well. */
function isTimes({ text, spaced }: Sign, { before, after }: Neighbours): boolean {
  if (!/^[xX×]$/.test(text) || !after) return false;
  if (before && /^[\d)]$/.test(before.text) && DIGIT.test(after.text)) return true;
  const apart = spaced && after.spaced && /^[\p{L}\d(√]$/u.test(after.text);
  // What is apart and has nothing before it in its run is behind a power or a fraction.
  return apart && (before === undefined || /^[\p{L}\d)]$/u.test(before.text));
}

/** A digit beside it, or a letter alone after it as in "Sx". */
function isAmongDigits({ spaced, text }: Sign, { before, after }: Neighbours): boolean {
  const digitBefore = before !== undefined && !spaced && /^[\d.,]$/.test(before.text);
  const digitAfter =
    after !== undefined && !after.spaced && /^[\d.,]$/.test(after.text) && after.text !== ",";
  if (digitBefore || digitAfter) return true;
  // "Sx" is five of something.
  if (/^[SBZ]$/.test(text) && after !== undefined && !after.spaced && /^[a-z(]$/.test(after.text))
    return true;
  const isAlone = (before === undefined || /^[-+=<>(]$/.test(before.text)) && text !== "o";
  return isAlone && after !== undefined && /^[-+=<>)]$/.test(after.text) && /^[lIO]$/.test(text);
}
