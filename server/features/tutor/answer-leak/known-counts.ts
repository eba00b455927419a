import "server-only";
import COUNTS from "./known-counts.json";

/** Numbers that everyone knows by a thing: what there is "in a week" is seven. */
const KNOWN = Object.entries(COUNTS).map(([count, things]) => {
  const said = things.join("|").replace(/ (in|of|\(\?:in\|of\)) /g, "(?: are| is)?(?: there)? $1 ");
  return [count, new RegExp(`\\b(?:the )?(?:number of )?(?:${said})(?![\\p{L}])`, "giu")] as const;
});

/** "A square's corners". */
const OWNED = /\b(?:an?|the) (\p{L}+)['’]s (\p{L}+)/giu;

/** A text with the things that stand for one of the numbers in digits. What stands for another number stays. */
export function withKnownCounts(text: string, numbers: readonly number[]): string {
  let plain = text.replace(OWNED, " $2 of a $1 ");
  for (const [count, things] of KNOWN)
    if (numbers.includes(Number(count))) plain = plain.replace(things, ` ${count} `);
  return plain;
}

/** Whether something stands for one of the numbers that the student does not have before them.
 * @param shown what they have, in small letters */
export function namesKnownCount(text: string, numbers: readonly number[], shown: string): boolean {
  return KNOWN.some(
    ([count, things]) =>
      numbers.includes(Number(count)) &&
      (text.match(things) ?? []).some((thing) => !shown.includes(thing.trim().toLowerCase())),
  );
}
