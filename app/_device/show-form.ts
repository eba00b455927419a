import { flushSync } from "react-dom";
import { PROBLEM_FIELD } from "./constants";
import type { ShowSheet } from "./stage-context";

/** Shows the page again in place of a sheet, from its top, for the next problem. */
export function showForm(show: ShowSheet): void {
  flushSync(() => show(null));
  window.scrollTo(0, 0);
  document.querySelector<HTMLTextAreaElement>(PROBLEM_FIELD)?.focus({ preventScroll: true });
}
