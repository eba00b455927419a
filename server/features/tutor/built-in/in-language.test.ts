import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inLanguage } from "./in-language";
import SENTENCES from "./sentences.json";
import { tutorReply } from "./tutor-reply";
import type { Turn } from "./types";

const LANGUAGES = ["es", "fr", "de", "pt"] as const;

function reply(...messages: readonly string[]): string {
  const turns: Turn[] = [];
  for (const text of messages) {
    turns.push({ role: "user", text });
    turns.push({ role: "assistant", text: tutorReply(turns) });
  }
  return turns.at(-1)?.text ?? "";
}

describe("a reply in the student's language", () => {
  it.each([
    ["dame una pista por favor", "**Pista para el paso 1 de 2.** Resta $8$ de ambos lados."],
    ["donne-moi un indice", "**Indice pour l’étape 1 sur 2.** Soustrais $8$ des deux côtés."],
    ["gib mir einen tipp bitte", "**Tipp zu Schritt 1 von 2.** Ziehe auf beiden Seiten $8$ ab."],
    ["uma dica por favor", "**Dica para o passo 1 de 2.** Subtrai $8$ dos dois lados."],
  ])("%s: is in it from the first word to the last", (turn, said) => {
    const text = reply("solve 5x + 8 = 43", turn);
    expect(text.startsWith(said)).toBe(true);
    expect(text).not.toMatch(/\b(?:the|both|sides|step|try)\b/i);
  });

  it("keeps all of its mathematics, in order", () => {
    const number = fc.integer({ min: 2, max: 99 }).map(String);
    fc.assert(
      fc.property(
        fc.constantFrom(...SENTENCES),
        fc.constantFrom(...LANGUAGES),
        fc.array(number, { minLength: 4, maxLength: 4 }),
        (sentence, language, numbers) => {
          let at = 0;
          const english = sentence.en.replace(/\{\}/g, () => `$${numbers[at++ % 4]}$`);
          const { text, all, known } = inLanguage(english, language);
          expect(known).toBe(all);
          expect(text.match(/\$\d+\$/g)).toEqual(english.match(/\$\d+\$/g));
        },
      ),
      { seed: 3, numRuns: 200 },
    );
  });

  it("says that some of it is in English where it is", () => {
    expect(reply("solve 5x + 8 = 43", "¿qué es una ecuación?")).toMatch(/^\(Te entiendo/);
  });
});
