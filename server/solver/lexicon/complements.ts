import { table } from "../table";
import { words } from "../word-list";

const NONE: ReadonlySet<string> = new Set();

/** What is so has not had happen to it, or is not, what stands beside. */
const COMPLEMENTS: Readonly<Record<string, ReadonlySet<string>>> = table({
  good: words("bad rotten rot spoil spoiled break broken burst crack defective damage bruise"),
  fresh: words("rotten rot spoil stale"),
  whole: words("break broken crack"),
  working: words("break broken burn"),
  alive: words("die dead kill"),
  live: words("die dead kill"),
  unbroken: words("break broken crack shatter smash"),
  unsold: words("sell"),
  uneaten: words("eat consume"),
  unused: words("use"),
  unopened: words("open"),
  unread: words("read"),
  unfinished: words("finish complete"),
});

/** What the others are or had happen to them: those that broke, where the unbroken ones are meant. */
export const complementsOf = (word: string): ReadonlySet<string> => COMPLEMENTS[word] ?? NONE;
