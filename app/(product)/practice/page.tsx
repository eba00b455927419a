import type { Metadata } from "next";
import { Suspense } from "react";
import { loadSkills } from "@/server/features/practice/loaders";
import { DueList } from "./_components/due-list";
import { PracticeSkeleton } from "./_components/practice-skeleton";
import { SkillMap } from "./_components/skill-map";
import { WeekByWeek } from "./_components/week-by-week";

export const metadata: Metadata = { title: "Practice" };

export default function PracticePage() {
  return (
    <Suspense fallback={<PracticeSkeleton />}>
      <Practice />
    </Suspense>
  );
}

async function Practice() {
  const { skills, weeks } = await loadSkills();
  const met = skills.some(({ standing }) => standing !== "new");
  return (
    <div data-page>
      <DueList skills={skills} />
      <SkillMap skills={skills} />
      {met && <WeekByWeek weeks={weeks} />}
    </div>
  );
}
