import { ALGEBRA_SKILLS } from "./skills/algebra";
import { FUNCTION_SKILLS } from "./skills/functions";
import { NUMBER_SKILLS } from "./skills/numbers";
import type { Skill } from "./types";

/** Everything one can practise, in the order of the map. */
export const SKILLS: readonly Skill[] = [...NUMBER_SKILLS, ...ALGEBRA_SKILLS, ...FUNCTION_SKILLS];

const BY_ID: ReadonlyMap<string, Skill> = new Map(SKILLS.map((skill) => [skill.id, skill]));

export const findSkill = (id: string): Skill | null => BY_ID.get(id) ?? null;
