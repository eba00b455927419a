/** A text from which what has found a meaning is taken out, so that in the end no number is left over. */
export class Ledger {
  constructor(private text: string) {}

  /** Takes every match out.
   * @returns the matches, in order */
  take(pattern: RegExp): RegExpMatchArray[] {
    const found = [...this.text.matchAll(new RegExp(pattern.source, "g"))];
    if (found.length > 0)
      this.text = this.text.replace(new RegExp(pattern.source, "g"), " ¤ ").replace(/ {2,}/g, " ");
    return found;
  }

  /** The numbers that have found no meaning, with the word before each. */
  left(): { readonly before: string; readonly number: string }[] {
    return [...this.text.matchAll(/(\S+ )?(-?\d+(?:\.\d+)?(?:\/\d+)?%?)/g)].map((found) => ({
      before: (found[1] ?? "").trim(),
      number: found[2] ?? "",
    }));
  }
}
