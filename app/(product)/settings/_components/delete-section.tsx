import { deleteAccountAction } from "@/server/features/deletion/actions";
import { DeleteForm } from "./delete-form";
import { Section } from "./section";

interface DeleteSectionProps {
  readonly email: string;
  readonly hasPassword: boolean;
}

/** The way out. Closed until it is asked for. */
export function DeleteSection({ email, hasPassword }: DeleteSectionProps) {
  return (
    <Section
      id="delete"
      title="Delete the account"
      about="Every problem, conversation and setting goes, at once and for good. Download your work first if you may want it."
    >
      <details className="group">
        <summary className="button text-danger group-open:hidden">Delete my account</summary>
        <DeleteForm action={deleteAccountAction} email={email} hasPassword={hasPassword} />
      </details>
    </Section>
  );
}
