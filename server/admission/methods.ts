import "server-only";

/** What the framework has handlers for. It answers the rest of what Node's server reads (TRACE, PROPFIND, …) with 500. */
const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

export const ALLOW = [...METHODS].join(", ");

/** Whether there may be a route for a method; which ones a route has it says itself. */
export const isMethod = (method: string | undefined): boolean => METHODS.has(method ?? "");
