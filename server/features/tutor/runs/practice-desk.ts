import { table } from "@/server/solver/table";
import "server-only";
import type { Deps } from "@/server/deps";
import { listLog, setProblem } from "@/server/features/practice/service";
import type { Scope } from "@/server/session/scope";
import { skillAbout } from "@/server/solver/practice/skill-about";
import { findSkill } from "@/server/solver/practice/skills";
import type { PracticeDesk } from "../reply/contract";
import type { ToolAnswer } from "../tools/types";

const REVIEWS_MAX = 10;
const NO_SKILL =
  "There is no skill like this to practise. Use the tool practice for a problem like another one.";

/** What a tutor may do with a student's practice: set a problem, and see what came of those before. */
export function practiceDesk(deps: Deps, scope: Scope): PracticeDesk {
  return {
    async set(topic): Promise<ToolAnswer> {
      const skill = skillAbout(topic);
      if (!skill) return { error: NO_SKILL };
      const { text, level, seed } = await setProblem(deps, scope, skill.id);
      const link = `${deps.siteUrl}/practice/${skill.id}?problem=${skill.id}.${level}.${seed}`;
      return { skill: skill.name, problem: text, link };
    },
    async seen() {
      const { reviews } = await listLog(deps, scope, { limit: REVIEWS_MAX });
      const ids = [...new Set(reviews.flatMap(({ misconception }) => misconception ?? []))];
      const known = ids.length > 0 ? await deps.engine.run("knownErrors", ids) : [];
      const titles = new Map(known.map(({ id, title }) => [id, title]));
      return {
        problems: reviews.map(({ skill, text, rating, misconception }) => ({
          skill: findSkill(skill)?.name ?? skill,
          problem: text,
          outcome: OUTCOMES[rating],
          error: misconception === null ? null : (titles.get(misconception) ?? null),
        })),
      };
    },
  };
}

const OUTCOMES = table({
  good: "right at the first try",
  hard: "right after one hint or one wrong answer",
  again: "wrong, or the solution was shown",
} as const);
