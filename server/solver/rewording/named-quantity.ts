import { itemise } from "../grammar/itemise";
import { table } from "../table";

/** Names of what is asked for, by the words that books put before them. */
const LEADS: Readonly<Record<string, readonly string[]>> = table({
  "What is the": [
    "oxidation number",
    "oxidation state",
    "electron configuration",
    "percent composition",
    "percent by mass",
    "empirical formula",
    "molecular formula",
    "percent",
    "percentage",
    "molar mass",
    "formula mass",
    "coefficient",
    "pH",
    "pOH",
    "molarity",
    "mass",
    "number of moles",
    "number of atoms",
    "number of molecules",
  ],
  "How many": ["moles", "molecules", "atoms", "grams", "protons", "neutrons", "electrons"],
});

/** What such a name is followed by. */
const LINKS = ["of", "in", "for"];
/** A line that asks for one thing; a story is longer. */
const MOST_WORDS = 14;

/** "oxidation number of S in H2SO4", "calculate moles in 36 g water": what is asked for by its name alone, or behind a
 * request, as the question of a book. */
export function inQuestionWords(text: string): string | null {
  const items = itemise(text);
  const requests = items.findIndex((item) => item.kind !== "word" || !isRequest(item.concept));
  const asked = text.slice(items[requests]?.start ?? 0).trim();
  if (asked.split(" ").length > MOST_WORDS || items.slice(0, -1).some(({ text: mark }) => mark === "."))
    return null;
  for (const [lead, names] of Object.entries(LEADS)) {
    const name = names.find((each) => asked.toLowerCase().startsWith(`${each.toLowerCase()} `));
    if (name === undefined) continue;
    const rest = asked.slice(name.length + 1);
    const [link = ""] = rest.split(" ");
    if (!LINKS.includes(link)) return null;
    return `${lead} ${name}${lead === "How many" ? " are" : ""} ${withoutEnd(rest)}?`;
  }
  return null;
}

const isRequest = (concept: string | null): boolean => concept === "ask" || concept === "skip";

const withoutEnd = (text: string): string =>
  text.endsWith("?") || text.endsWith(".") ? text.slice(0, -1) : text;
