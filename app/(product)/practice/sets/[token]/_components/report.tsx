import { CopyButton } from "@/app/_components/ui/copy-button";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import { deleteSetAction } from "@/server/features/practice/actions";
import type { SetReport } from "@/server/features/practice/types";
import { PrintForm } from "./print-form";
import { SkillRow } from "./skill-row";

/** What a set's maker sees: its link, its sheet, who is stuck and which errors come up. */
export function Report({ report }: { readonly report: SetReport }) {
  const { token, url, title, length, participants, skills } = report;
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        <input
          readOnly
          aria-label="Link to send to the people you made it for"
          value={url}
          className="field min-w-0 flex-1 basis-52 text-[15px]"
        />
        <CopyButton text={url} name="Copy link" />
      </div>
      <PrintForm token={token} length={length} />
      <section aria-labelledby="by-skill" className="mt-8">
        <h2 id="by-skill" className="font-serif text-[26px] leading-tight">
          By skill
        </h2>
        {participants.length === 0 ? (
          <p className="mt-2 text-muted">
            Nobody has started yet. Send the link to the people you made it for.
          </p>
        ) : (
          <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
            {skills.map((skill) => (
              <SkillRow key={skill.skill} skill={skill} participants={participants.length} />
            ))}
          </ul>
        )}
      </section>
      {participants.length > 0 && <Participants {...{ participants, length }} />}
      <details className="row-fold mt-6">
        <summary className="flex min-h-11 cursor-pointer items-center">Delete this set</summary>
        <p className="text-[15px] text-muted">
          “{title}” will be permanently deleted, and its link will stop working. What others practised stays
          with them.
        </p>
        <form action={deleteSetAction} className="mt-3">
          <input type="hidden" name="token" value={token} />
          <SubmitButton className="button button-danger" pendingText="Deleting…">
            Delete set
          </SubmitButton>
        </form>
      </details>
    </>
  );
}

function Participants({ participants, length }: Pick<SetReport, "participants" | "length">) {
  return (
    <details className="row-fold mt-6">
      <summary className="flex min-h-11 cursor-pointer items-center">
        {participants.length} taking part
      </summary>
      <ol className="divide-y divide-hairline border-y border-hairline">
        {participants.map(({ name, done }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two participants may have one name; their order is fixed.
          <li key={index} className="flex min-h-11 items-center justify-between gap-4 py-2">
            <span className="min-w-0 break-words">{name ?? "Without a name"}</span>
            <span className="shrink-0 text-sm text-muted">
              {done} of {length} done
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
