import { equals } from "../../expression/rational";
import { conversion, MEASURES } from "../../lexicon/nouns";
import { isAmong } from "../../word-list";
import { hasParticle, nounIn, thingOf, withPreposition } from "./context";
import { type Rule, spanOf, topLevel } from "./statement";

/** "There are 16 ounces in a pound": what is known of units anyway; of other things it tells how much one unit has. */
export const unitContent: Rule = (reading) => {
  const { clause, known } = reading;
  const [own, ...more] = topLevel(clause.rest);
  const unit = nounIn(withPreposition(clause.rest, "in"));
  const isThere = clause.verb?.verb.lemma === "be" && hasParticle(clause.subject, "there");
  if (!isThere || clause.verb?.isNegated || !own?.number || !own.noun || more.length > 0 || !unit)
    return null;
  if (!isAmong(unit.determiner, "an a one each") || !MEASURES.has(unit.head) || own.more || own.isMultiple)
    return null;
  const factor = conversion(unit.head, own.noun.head);
  if (factor && !equals(factor, own.number.value)) return null;
  reading.used.add(own);
  if (factor) return [];
  const [of, per] = [thingOf(known, own.noun), thingOf(known, unit)];
  for (const { entity } of [of, per]) known.entities.add(entity);
  const slots = { of: { owner: "", ...of }, per: { owner: "", ...per } };
  return [{ kind: "rate", span: spanOf(reading), ...slots, amount: own.number }];
};
