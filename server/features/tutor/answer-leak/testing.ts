import "server-only";
import { type Random, randomFrom } from "@/server/cli/fuzz/random";
import { spelledIn } from "./foreign-numbers";
import GRAMMAR from "./leak-grammar.json";
import { inWords } from "./wording";

type Language = "en" | "es" | "fr" | "de" | "pt";
const LANGUAGES: readonly Language[] = ["en", "en", "es", "fr", "de", "pt"];
const NEAR_MAX = 9;

const inLanguage = (value: number, language: Language): string =>
  language === "en" ? inWords(value).replace(" ", "-") : (spelledIn(value, language) ?? String(value));

/** What stands for the answer: the number, its word, or a calculation that comes to it. */
function clothed(value: number, language: Language, random: Random): string {
  const turn = random.below(10);
  if (turn < 4) return inLanguage(value, language);
  if (turn < 6) return String(value);
  const off = 1 + random.below(NEAR_MAX);
  const places = new Map<string, string>([
    ["v", String(value)],
    ["2v", String(2 * value)],
    ["3v", String(3 * value)],
    ["v/2", String(value / 2)],
    ["vv", String(value * value)],
    ["off", String(off)],
    ["v+off", String(value + off)],
    ["less", inLanguage(value - 1, language)],
    ["more", inLanguage(value + 1, language)],
  ]);
  return random
    .pick(GRAMMAR.calculations[language])
    .replace(/\{([^}]+)\}/g, (_all, name: string) => places.get(name) ?? "");
}

/** Sentences made of parts that are drawn, each of which tells the answer of its problem.
 * @returns problem and sentence */
export function generatedLeaks(
  seed: number,
  count: number,
): readonly (readonly [problem: string, sentence: string])[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, at) => {
    const [problem = "", value = 0] = GRAMMAR.problems[at % GRAMMAR.problems.length] as [string, number];
    const language = random.pick(LANGUAGES);
    const said = clothed(value, language, random);
    const sentence = random.pick(GRAMMAR.frames[language]).replace(/\bV\b/, () => said);
    const lead = random.oneIn(3) ? random.pick(GRAMMAR.leads) : "";
    return [problem, lead + sentence.charAt(0).toUpperCase() + sentence.slice(1)];
  });
}
