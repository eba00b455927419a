import { compare, rational } from "../../../expression/rational";
import type { Draft } from "../draft";
import type { Quantity } from "../story";
import { allSaid, markIn, onlySaid, type Scene, type Told, wordsIn } from "./scene";

const EACH = "( each / apiece / per $x / a piece )";
const THEM = "( them / all of them / all the $x / the $x )";
const ONE = "( each $x / each one / each of them / each / every $x / every one / one / a $x )";
const MAKES =
  "( makes / made / bakes / baked / grows / grew / picks / picked / produces / produced / has / had )";
const SELLS = "( sells / sold / resells / resold / is selling )";

/** Things bought or made at one price and sold at another: what comes in, less what was spent. */
export const tradeScene: Scene = {
  cues: [" sell", " sold", " resell"],
  clauses: {
    bought: [
      `%w @buy #n:N $t for #c:M ${EACH}`,
      `%w @buy #n:N $t at #c:M [${EACH}]`,
      `%w @buy #n:N $t that cost #c:M ${EACH}`,
      `%w @buy #n:N #c:M $t`,
    ],
    lot: [
      `%w @buy #n:N $t for #c:M ( in total / altogether / in all / total )`,
      `%w @buy a (box / crate / case / pack / bag) of #n:N $t for #c:M`,
      `%w (spends / spent / pays / paid) #c:M (on / for) #n:N $t`,
    ],
    "bought at": [`%w @buy $t (for / at) #c:M ${EACH}`],
    made: [`%w ${MAKES} #n:N $t`],
    cost: [
      `(each / every / a) $x costs [%v] #c:M to (make / produce / buy / bake)`,
      `it costs [%v] #c:M to (make / produce / bake) (each / a / one) [$x]`,
    ],
    sold: [
      `[%w] ${SELLS} ${THEM} (for / at) #s:M ${EACH}`,
      `[%w] ${SELLS} ${ONE} (for / at) #s:M`,
      `[%w] ${SELLS} #k:N $t for #s:M ${EACH}`,
    ],
    "sold part": [`[%w] ${SELLS} #k:N [times] of (them / the $x) (for / at) #s:M ${EACH}`],
    "sold rest": [
      `[%w] [${SELLS}] (the rest / the others / the rest of them / the remaining $x / the remaining ones) (for / at) #s:M ${EACH}`,
    ],
    "ask profit": [
      "(what is / what was / what will be / @ask / calculate) (his / her / their / the / %b 's) [total / overall] profit",
      "how much [of a] profit (does / did / will / do) %b (make / earn / get) [in total / altogether / in all]",
      "how much [total] profit (does / did / will) %b make [from (selling / the sale of) (them / the $x / all the $x)]",
      "what profit (does / did / will) %b make",
      "how much money did %b (gain / profit)",
    ],
    "ask profit on": [
      "how much [total] profit (does / did / will / would) %b make (on / by selling / from selling / from) #n:N $x",
      "(what is / @ask) (his / her / their / the) [total] profit (on / from) #n:N $x",
      "how much [total] profit (does / did / will / would) %b make if %b @sell #n:N $x",
    ],
    "ask money": [
      "how much [money] (does / did / will / do) %b (make / earn / get) [in total / altogether / in all] [from (selling / the sale of) (them / the $x / all the $x)]",
    ],
  },
  build(told, reading) {
    const stock = onlySaid(told, "bought", "lot", "made", "bought at");
    const question = onlySaid(told, "ask profit", "ask profit on", "ask money");
    const cost = onlySaid(told, "cost");
    if (!stock || !question || !isOneTrader(told, stock)) return null;
    const isProfit = question.says !== "ask money";
    const isOn = question.says === "ask profit on";
    if (isOn !== (stock.says === "bought at")) return null;
    // What somebody makes by selling what was bought may be the profit or what comes in.
    if (isProfit !== (stock.says !== "made" || cost !== null)) return null;
    if (stock.says !== "made" && cost) return null;
    const count = reading.take(markIn(isOn ? question : stock, "n"));
    const income = incomeOf(told, count, reading);
    if (income === null) return null;
    const price = isProfit ? reading.take(markIn(cost ?? stock, "c")).text : "0";
    const spent = stock.says === "lot" ? price : `${count.text}*${price}`;
    reading.ask({ value: isProfit ? `${income} - ${spent}` : income, unit: "$" });
    return reading.done();
  },
};

/** What comes in: for all of them at one price, for a part at one and the rest at another, or for a part alone. */
function incomeOf(told: readonly Told[], count: Quantity, reading: Draft): string | null {
  const [sold, part, rest] = ["sold", "sold part", "sold rest"].map((says) => allSaid(told, says));
  const all = sold?.[0];
  if ((sold?.length ?? 0) + (part?.length ?? 0) !== 1 || (rest?.length ?? 0) > 1) return null;
  if (all) {
    const own = markIn(all, "k");
    const price = reading.take(markIn(all, "s")).text;
    if (rest?.[0]) return null;
    return own === undefined ? `${count.text}*${price}` : `${reading.take(own).text}*${price}`;
  }
  const [some] = part ?? [];
  const share = reading.take(markIn(some as Told, "k"));
  const isFraction = compare(share.value, rational(1n)) < 0;
  if (!isFraction && compare(share.value, count.value) > 0) return null;
  const amount = isFraction ? "k" : share.text;
  if (isFraction) {
    reading.unknown("k", "how many are sold at the first price");
    reading.condition(`k = ${share.text}*${count.text}`, "They are this part of all of them.");
  }
  const first = `${amount}*${reading.take(markIn(some as Told, "s")).text}`;
  if (!rest?.[0]) return first;
  return `${first} + (${count.text} - ${amount})*${reading.take(markIn(rest[0], "s")).text}`;
}

/** One person buys and sells one kind of thing. */
function isOneTrader(told: readonly Told[], stock: Told): boolean {
  const own = new Set([...wordsIn(stock, "w"), ...PRONOUNS]);
  const things = wordsIn(stock, "t");
  const isSame = (words: readonly string[]): boolean => words.every((word) => things.includes(word));
  return told.every(
    (each) =>
      ["w", "b", "v"].every((name) => wordsIn(each, name).every((word) => own.has(word))) &&
      ["x", "t"].every((name) => isSame(wordsIn(each, name))),
  );
}
const PRONOUNS = ["he", "she", "they", "it", "we", "i", "him", "her", "them"];
