import type { StoryDomain } from "../../../tasks/story";
import type { Draft } from "../draft";
import type { Story } from "../story";
import type { Amount, Equation, Said } from "./said";

export const TOLD = "The story says so.";

export const equationsIn = (said: readonly Said[]): Equation[] =>
  said.filter(({ kind }) => kind === "equal") as Equation[];
export const asksAll = (said: readonly Said[]): boolean => said.some(({ kind }) => kind === "ask all");
export const askedIn = (said: readonly Said[]): string[] => [
  ...new Set(said.flatMap((each) => (each.kind === "ask" ? each.letters : []))),
];

/** An equation as the parser reads it; its numbers count as used.
 * @param as changes what stands on a side */
export function written({ left, right }: Equation, reading: Draft, as = (text: string) => text): string {
  for (const mark of [...left.marks, ...right.marks]) reading.take(mark);
  return `${as(left.text)} = ${as(right.text)}`;
}

/** Whether it is a number of the story and nothing else. */
export const isNumber = ({ text, marks }: Amount): boolean => marks.length === 1 && text === `q_${marks[0]}`;

/** Which numbers are meant, by the words for them. */
export function numbersMeant({ sentences }: Story): StoryDomain {
  const says = (...words: readonly string[]) =>
    sentences.some((sentence) => words.some((word) => sentence.includes(word)));
  if (says("positive", "natural"))
    return says("integer", "whole", "natural", "consecutive") ? "whole" : "positive";
  return says("integer", "whole", "consecutive") ? "integer" : "any";
}

/** What is said of all members together, written out.
 * @param members in the parser's notation */
export function joinMembers(equation: string, members: readonly string[]): string {
  const joined = (sign: string, power = "") =>
    `(${members.map((member) => `(${member})${power}`).join(sign)})`;
  return equation
    .replaceAll("SUM_OF_SQUARES", joined(" + ", "^2"))
    .replaceAll("DIFFERENCE_OF_SQUARES", joined(" - ", "^2"))
    .replaceAll("SUM", joined(" + "))
    .replaceAll("PRODUCT", joined("*"))
    .replaceAll("DIFFERENCE", joined(" - "));
}
