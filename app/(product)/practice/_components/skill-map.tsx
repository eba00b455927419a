import Link from "next/link";
import type { SkillsView, SkillView, Standing } from "@/server/features/practice/types";
import { StandingMark } from "./standing-mark";
import { STANDING_WORDS, StrandMap } from "./strand-map";
import { StrandMarks } from "./strand-marks";
import { STRAND_NAMES } from "./strand-names";

/** All skills, a row to a strand: how well they are known at a glance, and what each is called below. */
export function SkillMap({ skills }: Pick<SkillsView, "skills">) {
  const names = new Map(skills.map(({ id, name }) => [id, name]));
  const count = (wanted: Standing) => skills.filter(({ standing }) => standing === wanted).length;
  return (
    <section aria-labelledby="skill-map" className="mt-12 border-hairline border-t pt-8">
      <h2 id="skill-map" className="font-serif text-[26px] leading-tight">
        Your map
      </h2>
      <ul className="mt-3 mb-3 flex flex-wrap gap-x-6 gap-y-2 text-[15px]">
        {(["steady", "shaky", "new"] as const).map((standing) => (
          <li key={standing} className="flex items-center gap-2">
            <StandingMark standing={standing} />
            {count(standing)} {STANDING_WORDS[standing]}
          </li>
        ))}
      </ul>
      <p className="mb-2 text-[15px]">
        <Link href="/practice/books" prefetch={false} className="link inline-flex min-h-11 items-center">
          Find a skill by the section of your textbook
        </Link>
      </p>
      {Object.entries(STRAND_NAMES).map(([strand, name]) => (
        <StrandRow
          key={strand}
          name={name}
          skills={skills.filter((skill) => skill.strand === strand)}
          names={names}
        />
      ))}
    </section>
  );
}

interface StrandRowProps {
  readonly name: string;
  readonly skills: readonly SkillView[];
  /** Of all skills. */
  readonly names: ReadonlyMap<string, string>;
}

function StrandRow({ name, skills, names }: StrandRowProps) {
  return (
    <details className="row-fold border-hairline border-b">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-2">
        <span className="mr-auto">{name}</span>
        <StrandMarks skills={skills} />
      </summary>
      <StrandMap skills={skills} names={names} />
    </details>
  );
}
