import { FIRST_ENTRY_KEY } from "@/app/_lib/first-load";

const KEY = JSON.stringify(FIRST_ENTRY_KEY);

/** Runs while the page is still arriving: somebody who goes on before the page's own script runs would otherwise leave
 * the path they came by, and an invitation in it, behind. A browser without storage remembers nothing. */
const REMEMBER = `try{localStorage.getItem(${KEY})===null&&localStorage.setItem(${KEY},location.pathname+location.search)}catch{}`;

/** Stores the path a visitor first came by. */
export function FirstEntryScript() {
  const content = { dangerouslySetInnerHTML: { __html: REMEMBER } };
  return <script {...content} />;
}
