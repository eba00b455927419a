import { isAmong } from "../../word-list";
import type { Fact } from "../facts";
import type { StoryNumber } from "../words";
import { thingOf } from "./context";
import type { Noun, Quantity } from "./phrase-types";
import { shareOf } from "./prices";
import { rateFacts } from "./rates";
import { counted, type Reading, topLevel } from "./statement";

const oneOf = (all: StoryNumber, { number }: Quantity): StoryNumber =>
  number && number.value.n !== number.value.d ? shareOf(all, number) : all;

/** "It takes 12 boards to make a table", "20 minutes to paint a chair". */
export function recipeOfOne(reading: Reading, made: Noun): readonly Fact[] | null {
  const [own] = topLevel(reading.clause.rest);
  const isOneOfThem = isAmong(made.determiner, "an a one each every") && !made.pronoun && !made.isPlural;
  if (!isOneOfThem || !own?.number || own.more || own.isMultiple || own.number.isFraction) return null;
  const things = counted(reading, "", [own]);
  const facts = things && rateFacts(reading, things, thingOf(reading.known, made));
  if (facts) reading.known.entities.add(thingOf(reading.known, made).entity);
  return facts;
}

/** "It takes 4 apples to make 1 pie", "2 cups of sugar to make 30 cookies". */
export const recipe = (reading: Reading, purpose: Quantity | undefined): readonly Fact[] | null => {
  const [own] = topLevel(reading.clause.rest);
  if (
    !own?.number ||
    !purpose?.number ||
    !purpose.noun ||
    purpose.more ||
    purpose.isMultiple ||
    purpose.number.isFraction ||
    own.more
  )
    return null;
  const things = counted(reading, "", [own]);
  const each = things?.map((thing) => ({
    ...thing,
    quantity: { ...thing.quantity, number: thing.quantity.number && oneOf(thing.quantity.number, purpose) },
  }));
  return each ? rateFacts(reading, each, thingOf(reading.known, purpose.noun)) : null;
};
