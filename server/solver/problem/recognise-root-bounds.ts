import { toLatex } from "../printer/latex";
import { pattern } from "./pattern";
import { expressionIn, type Recogniser } from "./sentence";

const PLACE = "(two )?consecutive (whole numbers|integers)";
const EACH = "( the| each| this| these| following| square| cube| roots?| value of)*";
const PATTERNS = [
  pattern(`(estimate|place|locate|approximate)${EACH} between ${PLACE} {M}`),
  pattern(`(estimate|place|locate|approximate)${EACH} {M} between ${PLACE}`),
  pattern(
    `(find|give|state|name)( the)? ${PLACE} (that )?(between which )?${EACH} {M} (lies between|lies|is|falls)( between)?`,
  ),
  pattern(`between (which|what) ${PLACE} (does|is)${EACH} {M}( lie| fall)?`),
];
/** Whole numbers up to this have few enough digits to show. */
const LARGEST = 10n ** 12n;

/** "Estimate √38 between two consecutive whole numbers." */
export const recogniseRootBounds: Recogniser = (sentence) => {
  for (const words of PATTERNS) {
    const root = expressionIn(sentence, words.exec(sentence.words)?.[1]);
    if (root?.kind !== "root" || root.radicand.kind !== "number" || root.radicand.value.d !== 1n) continue;
    const radicand = root.radicand.value.n;
    if (radicand < 2n || radicand > LARGEST || (root.index !== 2n && root.index !== 3n)) return null;
    return {
      mathematics: { task: "root-bounds", radicand, index: root.index === 2n ? 2 : 3 },
      instruction: "Place the root between two whole numbers",
      latex: toLatex(root),
    };
  }
  return null;
};
