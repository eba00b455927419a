import "server-only";

export type ChosenTheme = "light" | "dark";

/** Does the work of a request under the colours its visitor has chosen.
 * @param cookies the request's `Cookie` header */
export function withTheme<Result>(cookies: string | undefined, work: () => Result): Result;

/** The colours chosen by the visitor a page is made for; null where none are, and where nobody says. */
export function chosenTheme(): ChosenTheme | null;
