const lists = new Map<string, ReadonlySet<string>>();

/** Words with a space between them, as a set. The same words are the same set. */
export function words(list: string): ReadonlySet<string> {
  let set = lists.get(list);
  if (!set) {
    set = new Set(list.split(" "));
    lists.set(list, set);
  }
  return set;
}

/** Whether a word is one of a list.
 * @param list words with a space between them, "his her their" */
export const isAmong = (word: string | null | undefined, list: string): boolean =>
  typeof word === "string" && words(list).has(word);
