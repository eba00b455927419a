/** What a language calls the instructions and objects of mathematics: English words, and the phrases that say them,
 * separated by bars. A variant that ends in $ is meant at the end of a sentence only. */
export interface Language {
  /** Verbs and nouns that occur in no English question: one of them tells the language. */
  readonly telling: Readonly<Record<string, string>>;
  /** Small words, which say nothing of the language by themselves. */
  readonly small: Readonly<Record<string, string>>;
}
