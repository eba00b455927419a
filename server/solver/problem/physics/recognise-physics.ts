import { lawReaders } from "#laws";
import { table } from "../../table";
import { FORMULA, plainChemistry } from "../chemistry/formula";
import type { Recognition, Source } from "../sentence";
import { physicsText, quantitiesOf } from "./quantities";
import { type LawQuestion, questionOf } from "./question";
import { withoutTitle } from "./scene";
import { sameDimension } from "./units";

const LONGEST = 900;

/** A question that one law of physics answers: every quantity of the text has exactly one place in it, the words say
 * which law, and what is asked is named. With two laws that fit, or none, it stays unread. The laws are asked for by a text
 * that can be such a question, and by no other. */
export function recognisePhysics({ text }: Source): Recognition | null {
  if (text.length > LONGEST || !/\d/.test(text)) return null;
  const prose = physicsText(withoutReaction(withoutTitle(text)));
  const question = questionOf(prose);
  if (!question) return null;
  const quantities = quantitiesOf(prose);
  if (quantities.length === 0 || quantities.length > 6) return null;
  const isCounted = countsFit({ prose, quantities });
  if (!isCounted && !TWO.test(prose)) return null;
  return lawReaders().readLawQuestion({ prose, question, quantities, isCounted });
}

const SIDE = `\\d*${FORMULA}(?: ?\\+ ?\\d*${FORMULA})*`;
const REACTION = new RegExp(`${SIDE} ?→ ?${SIDE}`, "g");

/** The numbers in a chemical equation count particles: of the equation only its arrow is left. */
function withoutReaction(text: string): string {
  if (!/→|\\to\b|->/.test(text)) return text;
  const plain = plainChemistry(text);
  return REACTION.test(plain) ? plain.replace(REACTION, " → ") : text;
}

/** Things that are counted in words. A law of several equal parts has as many quantities of one kind. */
const COUNTED =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|pair|couple)\b(?! (?:of )?(?:long |large |flat |metal |thin |narrow |straight |parallel |conducting )*(?:plates?|slits?|ends?|sides?))/gi;
const TWO = /\b(?:two|pair|couple)\b/i;
const COUNTS: Readonly<Record<string, number>> = table({ two: 2, pair: 2, couple: 2, three: 3 });

function countsFit({ prose, quantities }: Pick<LawQuestion, "prose" | "quantities">): boolean {
  return [...prose.matchAll(COUNTED)].every(([word]) =>
    quantities.some(
      ({ unit }) =>
        quantities.filter((other) => sameDimension(other.unit.dimension, unit.dimension)).length ===
        COUNTS[word.toLowerCase()],
    ),
  );
}
