import type { Expression, Relation } from "../expression/ast";
import { equation, product, symbol } from "../expression/build";
import { toLatex } from "../printer/latex";
import { table } from "../table";
import type { StoryTask } from "../tasks/story";
import { numberPart, questionOf } from "./number-parts";
import type { Source, SourceRecogniser } from "./sentence";

const LETTERS = ["I", "P", "r", "t"] as const;
type Letter = (typeof LETTERS)[number];
const MEANS: Readonly<Record<Letter, string>> = table({
  I: "the interest",
  P: "the principal",
  r: "the rate",
  t: "the time in years",
});
const ASKED =
  /^(?:use|using) the (?:simple interest )?formula,? I ?= ?P ?\*? ?r ?\*? ?t[.,:]?,? (?:to )?(?:find|solve for|calculate) (?:the )?(?:simple )?(?:interest|principal|(?:interest )?rate|time),? ?([IPrt])?,? ?:? ?(?:when|for|if|given|where)?:? (.+)$/i;
const VALUE = /([IPrt]) ?= ?(\$? ?\d+(?:\.\d+)?(?:\/\d+)?)( ?%| years?)?/g;

/** "Use the formula I = Prt to find the principal, P, when I = $540, r = 3%, t = 6 years." */
export const recogniseInterest: SourceRecogniser = (source) => {
  const [, letter, told = ""] = ASKED.exec(questionOf(source)) ?? [];
  const given = told ? valuesIn(told, source) : null;
  const open = LETTERS.filter((each) => !given?.has(each));
  const unknown = open[0];
  if (!given || !unknown || open.length !== 1 || (letter !== undefined && letter !== unknown)) return null;
  const put = (name: Letter): Expression => given.get(name) ?? symbol(name);
  const relation: Relation = equation(put("I"), product([put("P"), put("r"), put("t")], true));
  const asked: Expression =
    unknown === "r" ? product([symbol("r"), { kind: "number", value: { n: 100n, d: 1n } }]) : symbol(unknown);
  const task: StoryTask = {
    task: "story",
    unknowns: [{ letter: unknown, means: MEANS[unknown] }],
    conditions: [{ relation, says: "Simple interest is principal times rate times time." }],
    asked: [
      {
        kind: "amount",
        label: "",
        value: asked,
        unit: unknown === "t" ? "years" : unknown === "r" ? "%" : "$",
      },
    ],
    domain: "positive",
  };
  return { mathematics: task, instruction: `Find ${MEANS[unknown]}`, latex: toLatex(relation) };
};

/** The three values told, each with the unit that belongs to it; null when anything else stands there. */
function valuesIn(told: string, source: Source): ReadonlyMap<Letter, Expression> | null {
  if (/[^\s,;.]/.test(told.replace(VALUE, "").replace(/\band\b/g, ""))) return null;
  const values = new Map<Letter, Expression>();
  for (const [, name, amount = "", unit = ""] of told.matchAll(VALUE)) {
    const part = numberPart(amount + (unit.includes("%") ? "%" : ""), source);
    if (!part || values.has(name as Letter) || unit.includes("%") !== (name === "r")) return null;
    values.set(name as Letter, part.value);
  }
  return values;
}
