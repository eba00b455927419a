import type { Draft } from "../draft";
import { allSaid, markIn, onlySaid, type Scene, type Told, wordsIn } from "./scene";

const DOWN = "( discounted / reduced / marked down / lowered / cut / decreased / dropped )";
const UP = "( increased / raised / marked up )";
const THEN = "[then] [later] [a] [further] [and]";
const AGAIN =
  "( then / then by / then by another / then another / another / a further / then a further / by a further / by another / then by )";

/** A price that is changed by one percentage and then by another: the second is one of the price as it is by then. */
export const discountsScene: Scene = {
  cues: ["<P"],
  clauses: {
    price: [
      "[a / the] #n:M $w",
      "(the / a) [original / regular / first] price of $w (is / was) #n:M",
      "$w (costs / cost / is priced at / was priced at / sells for) #n:M [at first / originally]",
      "$w (priced at / that costs / costing) #n:M",
      "(the / a) price of #n:M",
    ],
    down: [
      `[%w] [its price] (is / was / gets) ${THEN} ${DOWN} by #p:P`,
      `[%w] (is / was / gets) ${THEN} ${DOWN} #p:P`,
      `[first] ${DOWN} by #p:P`,
      `[the] price (falls / drops / fell / dropped / decreases / decreased) by #p:P`,
      `(has / with / after) (a / successive / two) [discount / discounts] of #p:P [off]`,
      `a [first] discount of #p:P [is given / is taken off]`,
      `is on sale (for / at) #p:P off`,
      "the store takes #p:P off",
      "[it] is #p:P off",
    ],
    again: [`${AGAIN} #p:P`],
    "down again": [
      `${AGAIN} #p:P (off / is taken off / discount) [the (new / reduced / sale / discounted) price]`,
      `(then / later) [is / was] ${DOWN} by [a further / another] #p:P`,
      `(then / later) [the price / it] (falls / drops / fell / dropped / decreases) by [a further / another] #p:P`,
      `then [a] [second / further / another / additional] discount of #p:P [off] [the (new / reduced / sale) price]`,
      `[a] (coupon / member / second coupon) (gives / takes) [an / a] (additional / extra / another / further) #p:P off [the (new / reduced / sale) price]`,
    ],
    up: [
      `[%w] [its price] (is / was) [first] ${UP} by #p:P`,
      `[the] price [first] (rises / rose / increases / increased / goes up / went up) by #p:P`,
    ],
    "up again": [
      `(then / later) [it / the price] [is / was] ${UP} by [another / a further] #p:P`,
      `(then / later) [it / the price] (rises / rose / increases / goes up) by [another / a further] #p:P`,
    ],
    ask: [
      "(what is / what was / @ask) (the / its) (final / new / sale / last / selling) price [now / of $v]",
      "(what is / what was) (the / its) price (now / after that / then / after both (discounts / changes / reductions))",
      "how much (does / did / will) (it / $v / a customer / the customer) cost [now / then / in the end / after both (discounts / changes / reductions)]",
      "what (does / did / will) (it / $v) cost [now / then / in the end / after both (discounts / changes / reductions)]",
      "how much is (it / $v) now",
    ],
  },
  build(told, reading) {
    const price = onlySaid(told, "price");
    const [first, second, ...more] = allSaid(told, "down", "up", "again", "down again", "up again");
    if (!price || !onlySaid(told, "ask") || !first || !second || more.length > 0) return null;
    if (!isFirst(first) || !second.says.endsWith("again") || !isOfIt(told, price)) return null;
    const start = reading.take(markIn(price, "n")).text;
    reading.ask({
      value: `${start}*(${factorOf(first, reading)})*(${factorOf(second, reading, first)})`,
      unit: "$",
    });
    return reading.done();
  },
};

const isFirst = ({ says }: Told): boolean => says === "down" || says === "up";

/** What no word says the way of goes the way of the one before. */
const factorOf = (told: Told, reading: Draft, before = told): string =>
  `1 ${(told.says === "again" ? before : told).says.startsWith("up") ? "+" : "-"} ${reading.take(markIn(told, "p")).text}/100`;

/** One thing is spoken of. */
const isOfIt = (told: readonly Told[], price: Told): boolean => {
  const own = new Set([...wordsIn(price, "w"), "it", "price"]);
  return told.every((each) => [...wordsIn(each, "w"), ...wordsIn(each, "v")].every((word) => own.has(word)));
};
