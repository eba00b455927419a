import type { Picture } from "@/server/solver/theorems/types";
import { extentOf } from "./path-extent";

/** The frame of every drawing, and how high its letters are. */
const [WIDTH, HEIGHT, LETTER] = [120, 80, 8];
/** How wide letters, digits and signs are in the interface's font, and how wide brackets, points and blanks. */
const [WIDE, NARROW] = [0.6, 0.38];

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + LETTER * ("()[]/⁄·.,:; ".includes(letter) ? NARROW : WIDE), 0);

/** What is amiss with a drawing: paths or labels beyond its frame, and words that are not said or not written.
 * @returns nothing for one that is drawn well */
export function amissWith(picture: Picture): readonly string[] {
  const { lines, area = "", wrong = "", dashes = "", labels, shows } = picture;
  const { low, high } = extentOf([lines, area, wrong, dashes].join(""));
  const isOutside = low[0] < 0 || low[1] < 0 || high[0] > WIDTH || high[1] > HEIGHT;
  const cut = labels.filter(([x, y, text]) => {
    const half = widthOf(text) / 2;
    return x - half < 0 || x + half > WIDTH || y < LETTER * 0.75 || y > HEIGHT;
  });
  return [
    ...(isOutside ? [`drawn from ${low.join(" ")} to ${high.join(" ")}`] : []),
    ...cut.map(([x, y, text]) => `label “${text}” at ${x} ${y} is cut off`),
    ...(/^\S.*\.$/.test(shows) ? [] : [`says “${shows}”`]),
    ...[shows, ...labels.map(([, , text]) => text)].filter((text) =>
      /NaN|undefined|Infinity|\^\d/.test(text),
    ),
  ];
}
