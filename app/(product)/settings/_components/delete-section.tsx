import { deleteAccountAction } from "@/server/features/deletion/actions";
import { loadDeletionForm } from "@/server/features/deletion/loaders";
import { DeleteForm } from "./delete-form";
import { Section } from "./section";

interface DeleteSectionProps {
  readonly email: string;
  readonly hasPassword: boolean;
  /** A form of the page was sent without JavaScript. */
  readonly told: boolean;
}

/** The way out. Closed until it is asked for. */
export async function DeleteSection({ email, hasPassword, told }: DeleteSectionProps) {
  const start = told ? await loadDeletionForm() : null;
  return (
    <Section
      id="delete"
      title="Delete account"
      about="Every problem, conversation and setting is deleted immediately and permanently. Download your work first if you may want it. For a year we keep a code made from your e-mail address, which cannot be turned back into it, so that a new account does not get a second trial."
    >
      <details className="group" open={start !== null}>
        <summary className="button text-danger group-open:hidden">Delete my account</summary>
        <DeleteForm action={deleteAccountAction} email={email} hasPassword={hasPassword} start={start} />
      </details>
    </Section>
  );
}
