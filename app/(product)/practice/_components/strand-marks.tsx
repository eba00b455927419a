import type { SkillView } from "@/server/features/practice/types";
import { StandingMark } from "./standing-mark";

/** The skills of a strand in their order at a glance, those joined that follow from the one before. What it opens says the
 * same in words. */
export function StrandMarks({ skills }: { readonly skills: readonly SkillView[] }) {
  return (
    <span aria-hidden="true" className="flex max-w-[184px] flex-wrap justify-end gap-y-2 sm:max-w-none">
      {skills.map(({ id, standing, after }, place) => (
        <span key={id} className="flex items-center">
          <span className={`h-px w-2.5 ${after.includes(skills[place - 1]?.id ?? "") ? "bg-edge" : ""}`} />
          <StandingMark standing={standing} />
        </span>
      ))}
    </span>
  );
}
