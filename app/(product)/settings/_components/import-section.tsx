import { FILE_FIELD, IMPORT_PATH } from "@/server/features/import/constants";
import type { ImportNote } from "@/server/features/import/types";
import { ImportForm } from "./import-form";
import { Section } from "./section";

const ABOUT =
  "Choose a JSON file you downloaded from Classmate, up to 20 MB. What is already in your account stays, and nothing is duplicated.";

/** Brings a download back. */
export function ImportSection({ note }: { readonly note: ImportNote | null }) {
  return (
    <Section id="import" title="Import your work" about={ABOUT}>
      <ImportForm path={IMPORT_PATH} field={FILE_FIELD} note={note} />
    </Section>
  );
}
