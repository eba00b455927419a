import "server-only";
import { IMPORT_PROBLEMS } from "./constants";
import { isImportProblem, outcomeWords } from "./policy";
import { importOutcomeSchema } from "./schema";
import type { ImportNote } from "./types";

/** What the settings page's address says of a file that was sent without JavaScript.
 * @param query the address's search parameters, whatever they are
 * @returns null when it says nothing */
export function importNoteOf(query: Readonly<Record<string, unknown>>): ImportNote | null {
  if (query.import === "done") {
    return { kind: "done", text: outcomeWords(importOutcomeSchema.parse(query)) };
  }
  return isImportProblem(query.import) ? { kind: "wrong", text: IMPORT_PROBLEMS[query.import] } : null;
}
