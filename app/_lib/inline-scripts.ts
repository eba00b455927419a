import { DISMISSED_STORAGE_KEY, ELEMENT_ID } from "@/server/features/promotion/constants";
import { DEVICE_ONLY_KEY } from "./device-only-key";
import { FIRST_ENTRY_KEY } from "./session-bootstrap";

/** Scripts that are in the page itself and run while it is still arriving. Their texts are the same for everyone and
 * always: the Content-Security-Policy allows them by their hashes, and pages made ahead of time carry them. */

const text = (value: string) => JSON.stringify(value);

/** Keeps the path a visitor first came by: someone who goes on before the page's own script runs would otherwise leave
 * it, and an invitation in it, behind. A browser without storage remembers nothing. */
export const REMEMBER_FIRST_ENTRY = `try{localStorage.getItem(${text(FIRST_ENTRY_KEY)})===null&&localStorage.setItem(${text(FIRST_ENTRY_KEY)},location.pathname+location.search)}catch{}`;

/** Hides the promotion above it where this browser has put it away, or where it has ended since the page was made, so
 * that nothing moves afterwards. */
export const SETTLE_PROMOTION = `try{let e=document.getElementById(${text(ELEMENT_ID)}),o=Date.now()>=+e.dataset.endsAt;if(o)document.documentElement.dataset.accent="blue";if(o||localStorage.getItem(${text(DISMISSED_STORAGE_KEY)})===e.dataset.id)e.hidden=true}catch{}`;

/** Writes on the root whether problems stay on this device, and follows what other tabs change. A form with a problem in it
 * that is handed in before the page's own script has taken it over would go to the server: it stays where it is. */
export const KEEP_ON_DEVICE = `{let d=document.documentElement.dataset,o=()=>{try{localStorage[${text(DEVICE_ONLY_KEY)}]?d.deviceOnly=1:delete d.deviceOnly}catch{}};o();addEventListener("storage",o);addEventListener("pageshow",o);addEventListener("submit",e=>d.deviceOnly&&e.target.elements.text&&e.preventDefault())}`;

/** What the page begins with. */
export const BEGINNING = `${REMEMBER_FIRST_ENTRY};${KEEP_ON_DEVICE}`;

/** What React writes into a page made ahead of time, to time what is shown later. */
const NOTE_TIME = "requestAnimationFrame(function(){$RT=performance.now()});";

/** The hash of the script that `next-themes` writes into the page, to put the theme's class on the root before the first
 * paint. `verbatim-script-loader.mjs` keeps its text as the package has it. */
export const THEME_SCRIPT_HASH = "sha256-cd+HpnSsLaEz1lKWBNn+k+xOe1m2p5ZgfjoyNvHy9eU=";

export const INLINE_SCRIPTS: readonly string[] = [BEGINNING, SETTLE_PROMOTION, NOTE_TIME];
