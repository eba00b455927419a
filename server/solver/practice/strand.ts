import type { Skill, Strand } from "./types";

/** A skill of a strand, without what the strand says of all. */
export interface StrandSkill {
  readonly name: string;
  readonly family: string;
  readonly after?: readonly string[];
  readonly example: string;
  readonly spotChecked?: true;
}

/** The skills of one row of the map, by their ids and in the order in which they are learnt. */
export const strandOf = (strand: Strand, skills: Readonly<Record<string, StrandSkill>>): readonly Skill[] =>
  Object.entries(skills).map(([id, skill]) => ({ after: [], ...skill, id, strand }));
