import { SKILLS } from "./skills";
import type { Skill } from "./types";

/** As much of a word as its forms share: "fractions", "fraction". */
const STEM = 5;
const SHORTEST = 3;
/** Words that are in many names and tell nothing. */
const FILLERS: ReadonlySet<string> = new Set(["the", "and", "for", "with", "from", "into", "one", "some"]);

const stemsOf = (text: string): readonly string[] => [
  ...new Set(
    (text.toLowerCase().match(/[a-z]+/g) ?? [])
      .filter((word) => word.length >= SHORTEST && !FILLERS.has(word))
      .map((word) => word.slice(0, STEM)),
  ),
];

// The row a skill is in tells less than what it is called.
const KNOWN = SKILLS.map((skill) => ({
  skill,
  name: stemsOf(`${skill.name} ${skill.id}`),
  strand: stemsOf(skill.strand),
}));

const isLike = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a);

/** The skill that a few words are about: the one that shares most of them; of two that share as many, the one that is
 * learnt first.
 * @example skillAbout("two-step equations")?.id // "two-steps"
 * @returns null where they share nothing with any */
export function skillAbout(words: string): Skill | null {
  const named = SKILLS.find(({ name }) => name.toLowerCase() === words.trim().toLowerCase());
  if (named) return named;
  const asked = stemsOf(words);
  const share = (stems: readonly string[]) =>
    asked.filter((stem) => stems.some((own) => isLike(stem, own))).length;
  let best: Skill | null = null;
  let most = 0;
  for (const { skill, name, strand } of KNOWN) {
    const score = 2 * share(name) + share(strand) - name.length / 100;
    if (score <= most) continue;
    best = skill;
    most = score;
  }
  return best;
}
