import { asksNotToBeCounted, whenIdle } from "./analytics";

/** Served by the hosting platform. Elsewhere the same path holds an empty script. */
const SCRIPT_PATH = "/_vercel/insights/script.js";

let started = false;

/** Lets the hosting platform count page views, whether or not events are counted: not for a browser that asks not to be
 * counted. Later calls do nothing. */
export function startPageCounter(): void {
  if (started || asksNotToBeCounted()) return;
  started = true;
  whenIdle(() => {
    const script = document.createElement("script");
    script.src = SCRIPT_PATH;
    script.defer = true;
    document.head.append(script);
  });
}
