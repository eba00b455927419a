import type { Metadata } from "next";
import Link from "next/link";
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
      <section aria-labelledby="sets" className="mt-12 border-hairline border-t pt-8">
        <h2 id="sets" className="font-serif text-[26px] leading-tight">
          For a class
        </h2>
        <p className="mt-2 text-muted">
          Make a set of problems for others to work on, online or on paper. Everyone gets numbers of their
          own.
        </p>
        <Link href="/practice/sets" prefetch={false} className="button mt-4">
          Practice sets
        </Link>
      </section>
    </div>
  );
}
