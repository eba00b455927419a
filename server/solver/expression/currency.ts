/** The signs of money that are written before an amount. */
const SIGNS: ReadonlySet<string> = new Set(["$", "£", "€"]);

export const isCurrency = (unit: string): boolean => SIGNS.has(unit);

/** The one sign of money that a text writes; "$" where it writes none, null where it writes several. */
export function currencyIn(text: string): string | null {
  const found = new Set([...text].filter(isCurrency));
  if (found.size === 0 && /\d\s?euros?\b/i.test(text)) found.add("€");
  return found.size > 1 ? null : ([...found][0] ?? "$");
}
