import "server-only";
import { type Random, randomFrom } from "@/server/cli/fuzz/random";
import GRAMMAR from "./grammar.json";
import { spell } from "./notation";
import type { Case } from "./types";

const inTex = (value: string): string =>
  `$${value
    .replaceAll("²", "^2")
    .replaceAll("−", "-")
    .replace(/√(\d)/, "\\sqrt{$1}")
    .replace(/ (km\/h|cm\^2|m|euros)$/, "\\text{ $1}")
    .replace(/^(\d+)\/(\d+)$/, "\\frac{$1}{$2}")
    .replace(" and ", "\\text{ and }")}$`;

/** How a value is written, each with how often. */
const NOTATIONS: readonly (readonly [upTo: number, write: (value: string) => string])[] = [
  [20, (value) => `**${value}**`],
  [35, inTex],
  [50, (value) => value.replace(/^\d{1,3}(?= [a-z]|$)/, (digits) => spell(Number(digits)))],
  [56, (value) => `\`${value}\``],
  [100, (value) => value],
];

function written(value: string, random: Random): string {
  const turn = random.below(100);
  return NOTATIONS.find(([upTo]) => turn < upTo)?.[1](value) ?? value;
}

/** Of a hundred sentences so many give a subject its value with a verb. */
const LINKED = 55;

/** "The solutions are". */
const agreeing = (clause: string): string =>
  clause.replace(/^(the solutions (?:\w+ |of course )?)(\w+)/, (_all, subject: string, verb: string) => {
    const plural = verb === "is" ? "are" : verb === "has" ? "have" : verb.replace(/s$/, "");
    return subject + plural;
  });

function sentence(value: string, name: string, random: Random): string {
  const { leads, hedges, links, subjects, predicates, tails } = GRAMMAR;
  const said = written(value, random);
  const isLinked = random.below(100) < LINKED;
  const body = isLinked
    ? agreeing(
        `${random.pick(subjects).replace("{n}", name)} ${random.pick(hedges)}${random.pick(links)} ${said}`,
      )
    : random
        .pick(predicates)
        .replace("{v}", () => said)
        .replace("{n}", name);
  const text = `${random.pick(leads)}${body}${random.pick(tails)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Sentences made of parts that are drawn: each problem's answer and answers that are not, in so many wordings.
 * @param rounds how often each problem comes, with a right and a wrong sentence */
export function generated(seed: number, rounds: number): readonly Case[] {
  const random = randomFrom(seed);
  return Array.from({ length: rounds }).flatMap(() =>
    GRAMMAR.problems.flatMap(([problem = "", name = "", right = "", ...wrong]): Case[] => [
      { kind: "generated", problem, text: sentence(right, name, random), truth: "right" },
      { kind: "generated", problem, text: sentence(random.pick(wrong), name, random), truth: "wrong" },
    ]),
  );
}
