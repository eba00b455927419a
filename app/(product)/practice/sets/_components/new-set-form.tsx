"use client";

import { useActionState } from "react";
import { FieldError } from "@/app/_components/ui/field-error";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import { TextField } from "@/app/_components/ui/text-field";
import { SET_COUNT_MAX, SET_SKILLS_MAX, SET_TITLE_MAX } from "@/server/features/practice/constants";
import type { NewSetState, SkillView } from "@/server/features/practice/types";
import { STRAND_NAMES } from "../../_components/strand-names";
import { SelectField } from "./select-field";

type Choice = Pick<SkillView, "id" | "name" | "strand" | "standards">;

interface NewSetFormProps {
  readonly action: (state: NewSetState, form: FormData) => Promise<NewSetState>;
  readonly skills: readonly Choice[];
}

const COUNTS = Array.from({ length: SET_COUNT_MAX }, (_, index) => String(index + 1)).map((value) => {
  return { value, name: value };
});
const LEVELS = [
  { value: "1", name: "Easier" },
  { value: "2", name: "Medium" },
  { value: "3", name: "Harder" },
];
const START: NewSetState = { error: null, title: "", skills: [], count: "3", level: "1" };

/** Chooses the skills of a new set, how many problems of each, and how hard they are. */
export function NewSetForm({ action, skills }: NewSetFormProps) {
  const [state, submit] = useActionState(action, START);
  return (
    <form action={submit} className="mt-4">
      <TextField
        id="set-title"
        name="title"
        label="Title"
        required
        maxLength={SET_TITLE_MAX}
        autoComplete="off"
        defaultValue={state.title}
      />
      <fieldset className="mt-6">
        <legend className="text-[15px] font-medium">Skills, up to {SET_SKILLS_MAX}</legend>
        <p className="mt-1 text-sm text-muted">Beside each are the codes of its Common Core standards.</p>
        {Object.entries(STRAND_NAMES).map(([strand, name]) => (
          <StrandChoices
            key={strand}
            name={name}
            chosen={state.skills}
            skills={skills.filter((skill) => skill.strand === strand)}
          />
        ))}
      </fieldset>
      <div className="mt-6 grid gap-4 sm:grid-cols-2">
        <SelectField
          id="set-count"
          name="count"
          label="Problems of each skill"
          options={COUNTS}
          value={state.count}
        />
        <SelectField id="set-level" name="level" label="How hard" options={LEVELS} value={state.level} />
      </div>
      <FieldError id="set-error" message={state.error ?? undefined} />
      <SubmitButton className="button button-primary mt-5 w-full sm:w-auto" pendingText="Making the set…">
        Make the set
      </SubmitButton>
    </form>
  );
}

interface StrandChoicesProps {
  readonly name: string;
  readonly skills: readonly Choice[];
  readonly chosen: readonly string[];
}

function StrandChoices({ name, skills, chosen }: StrandChoicesProps) {
  return (
    <details
      className="row-fold border-hairline border-b"
      open={skills.some(({ id }) => chosen.includes(id))}
    >
      <summary className="flex min-h-12 cursor-pointer items-center justify-between py-2">{name}</summary>
      <ul className="pb-3 sm:grid sm:grid-cols-2">
        {skills.map(({ id, name: skill, standards }) => (
          <li key={id} className="flex items-center gap-3 hover:bg-wash">
            <label className="flex min-h-11 flex-1 items-center gap-3 px-1">
              <input
                type="checkbox"
                name="skill"
                value={id}
                defaultChecked={chosen.includes(id)}
                className="size-5 shrink-0"
              />
              {skill}
            </label>
            {standards.length > 0 && (
              <span className="pr-2 text-right text-[13px] text-muted">{standards.join(", ")}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
