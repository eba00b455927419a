/** What the first of several finds; those behind it are not asked. */
export function firstFound<Finder, Found>(
  finders: readonly Finder[],
  find: (finder: Finder) => Found | null,
): Found | null {
  for (const finder of finders) {
    const found = find(finder);
    if (found !== null) return found;
  }
  return null;
}
