import { cache } from "react";
import { PAGE_COST_MAX, TEXT_COST_MAX } from "@/server/typeset/limits";
import { openLedger } from "@/server/typeset/render-ledger";

/** What is left for the page that is being rendered: on the server one for each request, which all that is set for it
 * draws from. Where a text is set in the browser, each has one of its own. */
export const pageLedger = cache(() =>
  openLedger(typeof window === "undefined" ? PAGE_COST_MAX : TEXT_COST_MAX),
);
