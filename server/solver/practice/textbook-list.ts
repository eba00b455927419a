import { skillsBySection, WITHOUT_SECTION } from "./sections";
import { findSkill } from "./skills";
import { TEXTBOOK_LICENCE, TEXTBOOK_PUBLISHER, TEXTBOOKS } from "./textbooks";
import type { Skill } from "./types";

type NamedSkill = Pick<Skill, "id" | "name">;

/** Textbooks by which skills can be looked up, and what is owed to whom for them. */
export interface TextbookList {
  readonly publisher: string;
  readonly licence: { readonly name: string; readonly address: string };
  readonly books: readonly {
    readonly id: string;
    readonly title: string;
    readonly address: string;
    readonly sections: readonly {
      readonly number: string;
      readonly title: string;
      readonly skills: readonly NamedSkill[];
    }[];
  }[];
  /** Skills that no book teaches, and why. */
  readonly without: readonly (NamedSkill & { readonly why: string })[];
}

const named = (id: string): NamedSkill => ({ id, name: findSkill(id)?.name ?? id });

/** Textbooks with their sections and the skills that each teaches. */
export function textbookList(): TextbookList {
  const skills = skillsBySection();
  const books = Object.entries(TEXTBOOKS).map(([id, { title, address, sections }]) => {
    const listed = Object.entries(sections).map(([number, section]) => {
      return { number, title: section, skills: (skills.get(`${id} ${number}`) ?? []).map(named) };
    });
    return { id, title, address, sections: listed };
  });
  const without = Object.entries(WITHOUT_SECTION).map(([id, why]) => ({ ...named(id), why }));
  return { publisher: TEXTBOOK_PUBLISHER, licence: TEXTBOOK_LICENCE, books, without };
}
