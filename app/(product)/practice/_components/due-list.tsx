import Link from "next/link";
import { Typeset } from "@/app/_components/math/typeset";
import type { SkillsView, SkillView } from "@/server/features/practice/types";
import { formatAgo } from "@/server/format";

/** What is due today and the way into it. */
export function DueList({ skills }: Pick<SkillsView, "skills">) {
  const due = skills.filter(({ isDue }) => isDue);
  return (
    <section aria-labelledby="due-today">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 id="due-today" className="font-serif text-[36px] leading-tight sm:text-[40px]">
            {due.length > 0 ? "Due today" : "Practice"}
          </h1>
          <p className="mt-2 text-muted">{invitation(due.length)}</p>
        </div>
        <Link href="/practice/due" prefetch={false} className="button button-primary w-full sm:w-auto">
          Start
        </Link>
      </div>
      {due.length > 0 && (
        <ul className="mt-5 divide-y divide-hairline border-y border-hairline">
          {due.map((skill) => (
            <DueRow key={skill.id} skill={skill} />
          ))}
        </ul>
      )}
    </section>
  );
}

function invitation(due: number): string {
  if (due === 0) return "Nothing is due. Ten problems on something new, or choose a skill below.";
  return `${due === 1 ? "One skill" : `${due} skills`}, ten problems, about 15 minutes.`;
}

function DueRow({ skill: { id, name, example, slipped, reviewedAt } }: { readonly skill: SkillView }) {
  return (
    <li>
      <Link
        href={`/practice/${id}`}
        prefetch={false}
        className="flex min-h-14 items-center justify-between gap-4 py-2.5 hover:bg-wash"
      >
        <span>
          <span className="block font-medium">{name}</span>
          {reviewedAt && (
            <span className="block text-sm text-muted">
              {formatAgo(reviewedAt, new Date())}
              {slipped && ", with a slip"}
            </span>
          )}
        </span>
        <span aria-hidden="true" className="shrink-0 text-muted">
          <Typeset latex={example} />
        </span>
      </Link>
    </li>
  );
}
