import { FILE_FIELD, IMPORT_PATH } from "@/server/features/import/constants";
import type { ImportNote } from "@/server/features/import/types";
import { ImportForm } from "./import-form";
import { Section } from "./section";

const ABOUT =
  "Takes in a JSON file from here, up to 20 MB. What is in your account already stays; nothing is doubled.";

/** Brings a download back. */
export function ImportSection({ note }: { readonly note: ImportNote | null }) {
  return (
    <Section id="import" title="Bring your work back" about={ABOUT}>
      <ImportForm path={IMPORT_PATH} field={FILE_FIELD} note={note} />
    </Section>
  );
}
