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
      title="Delete the account"
      about="Every problem, conversation and setting goes, at once and for good. Download your work first if you may want it. For a year we keep a coded mark of your address, from which nobody can read it, so that a new account has no second trial."
    >
      <details className="group" open={start !== null}>
        <summary className="button text-danger group-open:hidden">Delete my account</summary>
        <DeleteForm action={deleteAccountAction} email={email} hasPassword={hasPassword} start={start} />
      </details>
    </Section>
  );
}
