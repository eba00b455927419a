import { type Amount, amount, type Ways } from "./said";
import type { Token } from "./tokens";

/** Looks at the tokens of a sentence. Places are counted from 0; what stands behind the last is no word. */
export class Cursor {
  constructor(protected readonly tokens: readonly Token[]) {}

  protected wordAt(at: number): string {
    const token = this.tokens[at];
    return token?.kind === "word" ? token.word : "";
  }

  /** @returns where it goes on where one of the words stands; nothing otherwise */
  protected after(at: number, words: Iterable<string>): readonly number[] {
    return [...words].includes(this.wordAt(at)) ? [at + 1] : [];
  }

  /** @returns where it goes on where these words stand in this order */
  protected afterAll(at: number, phrase: string): readonly number[] {
    const words = phrase.split(" ");
    return words.every((word, i) => this.wordAt(at + i) === word) ? [at + words.length] : [];
  }

  /** @returns where it goes on behind the words that may stand there */
  protected past(at: number, words: Iterable<string>): number {
    const skipped = new Set(words);
    let end = at;
    while (skipped.has(this.wordAt(end))) end += 1;
    return end;
  }

  /** A number of the story; a percentage is none. */
  protected numbers(at: number): Ways<Amount> {
    const token = this.tokens[at];
    if (token?.kind !== "number" || token.measures === "P") return [];
    return [{ end: at + 1, value: { ...amount(`q_${token.mark}`), marks: [token.mark] } }];
  }
}
