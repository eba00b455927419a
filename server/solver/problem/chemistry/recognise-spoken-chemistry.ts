import { isManner, phraseAt } from "../../lexicon/lexicon";
import { slipOf } from "../../lexicon/spelling";
import type { ChemistryQuestion } from "../../tasks/chemistry";
import type { Recognition, Source } from "../sentence";
import { plainChemistry, readFormula } from "./formula";
import { readReaction } from "./reaction";
import { recognition } from "./recognise-chemistry";

const LONGEST = 200;
const MOST_TERMS = 8;

/** Names of the mass of a mole, and words around it that change nothing. */
const MASS = [
  "molar mass",
  "molecular mass",
  "molecular weight",
  "molar weight",
  "formula mass",
  "relative formula mass",
  "relative molecular mass",
  "mr of",
];
const BESIDE: ReadonlySet<string> = new Set(
  "compound substance molecule formula equation chemical reaction for of in g/mol gmol balance balanced balancing".split(
    " ",
  ),
);

/** The molar mass of a formula, and an equation to be balanced, in any wording. */
export function recogniseSpokenChemistry({ text }: Source): Recognition | null {
  if (text.length > LONGEST) return null;
  const plain = plainChemistry(text).replace(/-+>|=>|⟶|➝/g, "→");
  const question = balance(plain) ?? molarMass(plain);
  return question && recognition(question);
}

const bare = (word: string): string => word.replace(/[.,;:?!]+$/, "").replace(/^[(]|[)]$/g, "");

/** Whether a word changes nothing: politeness, a request, or a word of the question. */
function isHarmless(word: string): boolean {
  const small = bare(word).toLowerCase();
  if (small === "" || BESIDE.has(small)) return true;
  const concept = phraseAt([small], 0)?.concept;
  return (concept !== undefined && isManner(concept)) || concept === "given" || concept === "solve";
}

function molarMass(text: string): ChemistryQuestion | null {
  const lower = text.toLowerCase();
  const name = MASS.find((each) => lower.includes(each));
  if (!name) return null;
  const at = lower.indexOf(name);
  const words = `${text.slice(0, at)} ${text.slice(at + name.length)}`
    .split(/\s+/)
    .filter((word) => word !== "");
  const rest = words.filter((word) => !isHarmless(word));
  const formula = rest.length === 1 ? readFormula(bareFormula(rest[0] as string)) : null;
  return formula && formula.charge === 0
    ? { ask: "formula-mass", formula, unit: "g/mol", element: null }
    : null;
}

const bareFormula = (word: string): string => word.replace(/[.,;:?!]+$/, "");

/** Words before and behind the reaction are politeness, or ask to balance it. */
function balance(text: string): ChemistryQuestion | null {
  if (!text.includes("→")) return null;
  const words = text.split(/\s+/).filter((word) => word !== "");
  const isAsking = (word: string) => {
    const small = bare(word).toLowerCase();
    return /^balanc(?:e|ed|ing)$/.test(small) || slipOf(small, "balance") !== null;
  };
  if (!words.some(isAsking)) return null;
  const isSaid = (word: string) =>
    isAsking(word) || (/[a-z]/.test(word[0] ?? "") && isHarmless(word)) || isAskingAloud(word);
  const from = words.findIndex((word) => !isSaid(word));
  const to = words.findLastIndex((word) => !isSaid(word));
  const reaction = readReaction(
    words
      .slice(from, to + 1)
      .join(" ")
      .replace(/[.?!,]+$/, ""),
    false,
  );
  return reaction && reaction.left.length + reaction.right.length <= MOST_TERMS
    ? { ask: "balance", reaction }
    : null;
}

/** A word of several letters with a capital: "Please", "Write", but no formula. */
const isAskingAloud = (word: string): boolean =>
  word.length > 2 && readFormula(bareFormula(word)) === null && isHarmless(word);
