import { cache } from "react";

/** How the page that is being rendered is sent: as a document, whose markup has every formula set, or as data for a page
 * that is open already. Data must bring its formulas set, because such a page may have nothing to set them with; a
 * document has them in its markup, and would bring them twice. */
export const pageForm = cache((): { isDocument: boolean } => ({ isDocument: false }));

/** To be called before a page is rendered. Browsers ask for a document by that name, and for data by others.
 * @param headers what the page was asked for with */
export function noteForm(headers: Pick<Headers, "get">): void {
  pageForm().isDocument = headers.get("accept")?.includes("text/html") ?? false;
}
