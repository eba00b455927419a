import Link from "next/link";
import { Fragment } from "react";
import type { SkillsView, SkillView, Standing } from "@/server/features/practice/types";
import { StandingMark } from "./standing-mark";
import { STRAND_NAMES } from "./strand-names";
import { StrandPicture } from "./strand-picture";

const WORDS: Readonly<Record<Standing, string>> = { steady: "steady", shaky: "shaky", new: "not met yet" };

/** All skills, a row to a strand: a picture in which lines lead from what comes first, and a list of links that says the same
 * in words. */
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
            {count(standing)} {WORDS[standing]}
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
        <StrandPicture skills={skills} />
      </summary>
      <ul className="pb-3">
        {skills.map(({ id, name: skill, standing, after, sections }) => (
          <li key={id}>
            <Link
              href={`/practice/${id}`}
              prefetch={false}
              className="flex min-h-11 items-center gap-3 px-1 py-1 hover:bg-wash"
            >
              <StandingMark standing={standing} />
              <span>
                {skill}
                {after.length > 0 && (
                  <span className="block text-sm text-muted">
                    after {after.map((each) => names.get(each) ?? each).join(" and ")}
                  </span>
                )}
              </span>
              <span className="ml-auto text-sm text-muted">{WORDS[standing]}</span>
            </Link>
            {sections.length > 0 && (
              <p className="pb-2 pl-9 text-sm text-muted">
                {sections.map(({ book, number }, index) => (
                  <Fragment key={`${book} ${number}`}>
                    {index > 0 && ", "}
                    <span className="whitespace-nowrap">{`${book} ${number}`}</span>
                  </Fragment>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
