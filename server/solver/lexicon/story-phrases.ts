import { table } from "../table";
/** Wordings of stories that say the same in fewer words: what stands on the left is read as what stands on the right.
 * A "#" stands for a number that follows and stays as it is. */
export const STORY_PHRASES: readonly (readonly [string, string])[] = [
  ["at a speed of #", "at #"],
  ["at a rate of #", "at #"],
  ["at the rate of #", "at #"],
  ["at an average speed of #", "at #"],
  ["at an average rate of #", "at #"],
  ["at a constant speed of #", "at #"],
  ["at a steady speed of #", "at #"],
  ["at a cost of #", "for #"],
  ["at a price of #", "for #"],
  ["at the price of #", "for #"],
  ["for a total cost of #", "for #"],
  ["for a total price of #", "for #"],
  ["a combined total of #", "a total of #"],
  ["a grand total of #", "a total of #"],
  ["as well as", "and"],
  ["along with", "and"],
  ["and also", "and"],
  ["and another #", "and #"],
  ["a couple of", "some"],
  ["the rest of the", "the remaining"],
  ["one of which", "one of them"],
  ["get rid of", "discard"],
  ["gets rid of", "discards"],
  ["got rid of", "discarded"],
  ["getting rid of", "discarding"],
  ["once a", "1 time a"],
  ["once per", "1 time per"],
  ["once every", "1 time every"],
  ["twice a", "2 times a"],
  ["twice per", "2 times per"],
  ["twice every", "2 times every"],
  ["twice each", "2 times each"],
  ["thrice a", "3 times a"],
];

/** When something is done again and again, told in one word. */
export const OFTEN: Readonly<Record<string, string>> = table({
  daily: "day",
  weekly: "week",
  monthly: "month",
  yearly: "year",
  annually: "year",
  hourly: "hour",
});
