import { describe, expect, it } from "vitest";
import { guardedAnswerOf } from "./guarded-answer";
import { leaksAnswer } from "./leaks-answer";
import { shownIn } from "./shown";

/** Its answer, 7, stands in it as well. */
const PROBLEM = "Solve 4x - 7 = 21";

function leaks(sentence: string, problem = PROBLEM): boolean {
  const secret = guardedAnswerOf(problem);
  if (!secret) throw new Error(`not solved: ${problem}`);
  return leaksAnswer(sentence, { secret, shown: shownIn([problem], secret.letters) });
}

describe("an answer that is also a number of the problem", () => {
  it.each([
    "El número es siete.",
    "La respuesta es 7.",
    "Die Zahl ist sieben.",
    "Die Lösung lautet 7.",
    "C'est sept.",
    "x vaut 7.",
    "É sete, pronto.",
    "A resposta: 7",
    "È sette.",
    "Het is zeven.",
    "To jest siedem.",
    "Ответ: семь.",
    "答案是七。",
  ])("is not announced in any language: %s", (sentence) => {
    expect(leaks(sentence)).toBe(true);
  });

  it.each([
    "¿Qué operación deshace restar 7?",
    "Suma 7 a ambos lados.",
    "Addiere 7 auf beiden Seiten.",
    "Quelle opération annule « moins 7 » ?",
    "Ajoute sept des deux côtés.",
    "O que acontece se somares 7?",
    "What do you get if you add 7 to 21?",
    "Yes, add 7 to both sides, that is right.",
    "Very very good!",
  ])("may be spoken of as what it is in the problem: %s", (sentence) => {
    expect(leaks(sentence)).toBe(false);
  });

  it.each([
    "Count the stars: ★★★★★★★",
    "🍎🍎🍎🍎🍎🍎🍎",
    "Knock knock knock knock knock knock knock.",
    "Backwards it reads neves.",
    "The unicode is U+0037.",
    "It rhymes with heaven.",
    "As many as the dwarfs with Snow White.",
    "You guessed 7, and that's spot on.",
    "b'111'",
    "The fourth prime.",
    "Es ist die Sieben.",
    "Tu dois trouver sept.",
    "🕖",
  ])("is not told by a riddle: %s", (sentence) => {
    expect(leaks(sentence)).toBe(true);
  });

  it("is not told along with another as members of a sequence", () => {
    expect(leaks("The two smallest primes.", "Solve x^2 - 5x + 6 = 0")).toBe(true);
  });
});
