import { flushSync } from "react-dom";
import { PROBLEM_FIELD } from "./constants";
import type { ShowSheet } from "./stage-context";

/** Shows the page again in place of a sheet, from its top, for the next problem. The one before is still in the field, and
 * gives way to what is typed now. */
export function showForm(show: ShowSheet): void {
  flushSync(() => show(null));
  window.scrollTo(0, 0);
  const field = document.querySelector<HTMLTextAreaElement>(PROBLEM_FIELD);
  field?.focus({ preventScroll: true });
  field?.select();
  // What is said of this device may stand above it.
  field?.form?.scrollIntoView({ block: "nearest" });
}
