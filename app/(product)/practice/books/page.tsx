import type { Metadata } from "next";
import Link from "next/link";
import { skillsBySection, WITHOUT_SECTION } from "@/server/solver/practice/sections";
import { findSkill } from "@/server/solver/practice/skills";
import { TEXTBOOK_LICENCE, TEXTBOOK_PUBLISHER, TEXTBOOKS } from "@/server/solver/practice/textbooks";

export const metadata: Metadata = { title: "Practice by textbook" };

const SKILLS_OF = skillsBySection();

/** Every section of a textbook with the skills that it teaches, and to whom the books are owed. */
export default function BooksPage() {
  return (
    <div data-page>
      <h1 className="font-serif text-[36px] leading-tight sm:text-[40px]">Practice by textbook</h1>
      <p className="mt-2 text-muted">Find the section you are at, and practise what it teaches.</p>
      {Object.entries(TEXTBOOKS).map(([id, { title, address, sections }]) => (
        <section key={id} aria-labelledby={id} className="mt-10 border-hairline border-t pt-8">
          <h2 id={id} className="font-serif text-[26px] leading-tight">
            {title}
          </h2>
          <p className="text-[15px]">
            <a href={address} rel="noopener" className="link inline-flex min-h-11 items-center">
              Read {title} at OpenStax
            </a>
          </p>
          <ul className="divide-y divide-hairline">
            {Object.entries(sections).map(([number, section]) => (
              <li key={number} className="py-2">
                <p>
                  <span className="text-muted">{number}</span> {section}
                </p>
                <SkillLinks skills={SKILLS_OF.get(`${id} ${number}`) ?? []} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="sources" className="mt-10 border-hairline border-t pt-8">
        <h2 id="sources" className="font-serif text-[26px] leading-tight">
          Sources
        </h2>
        <p className="mt-2">
          The books are by {TEXTBOOK_PUBLISHER}, published under the licence{" "}
          <a href={TEXTBOOK_LICENCE.address} rel="noopener license" className="link">
            {TEXTBOOK_LICENCE.name}
          </a>
          . Only the titles and numbers of their sections are used here; which skill belongs to which section
          is our own work. OpenStax has no part in this product.
        </p>
        <ul className="mt-2 text-muted">
          {Object.entries(WITHOUT_SECTION).map(([skill, why]) => (
            <li key={skill}>
              {findSkill(skill)?.name}: in none of them. {why}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function SkillLinks({ skills }: { readonly skills: readonly string[] }) {
  return (
    <p className="flex flex-wrap gap-x-5">
      {skills.map((id) => (
        <Link
          key={id}
          href={`/practice/${id}`}
          prefetch={false}
          className="link inline-flex min-h-11 items-center text-[15px]"
        >
          {findSkill(id)?.name}
        </Link>
      ))}
    </p>
  );
}
