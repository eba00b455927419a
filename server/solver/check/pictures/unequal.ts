import type { Statement } from "../../expression/ast";
import type { Picture } from "../../theorems/types";
import { box, statementLabel, tenth } from "./drawing";
import type { Spot } from "./spot";

/** Characters of the longest line that fits, and how wide one is taken to be. */
const LINE_MAX = 24;
const ADVANCE = 4.4;

/** What stood there above what became of it, where nothing shows more. */
export function unequal({ whole, part, sides }: Spot): Picture | null {
  for (const change of [whole, part]) {
    const picture = change && over(change.was, change.became);
    if (picture) return picture;
  }
  return part ? null : sides && over(sides.before, sides.after);
}

function over(was: Statement, became: Statement): Picture | null {
  const [above, below] = [statementLabel(was), statementLabel(became)];
  if (above === below || Math.max(above.length, below.length) > LINE_MAX) return null;
  const around = (label: string, y: number) => {
    const wide = label.length * ADVANCE + 8;
    return box(60 - wide / 2, y, tenth(wide), 18);
  };
  return {
    shows: `${above} stood there. ${below} was made of it, which is not the same.`,
    lines: `${around(above, 8)}M56 37h8M56 41h8M57 45l6 -12`,
    area: around(above, 8),
    wrong: around(below, 52),
    labels: [
      [60, 20, above],
      [60, 64, below],
    ],
  };
}
