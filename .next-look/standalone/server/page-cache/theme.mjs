/** The colours of the request a page is made for. The static part of a page knows nothing of its request, so that it can be
 * kept; of this one thing it may know, because the memory keeps each page once for each answer (handler.mjs). */
import { AsyncLocalStorage } from "node:async_hooks";

const COOKIE = /(?:^|; ?)(?:__Host-)?cm-theme=(light|dark)(?:;|$)/;

const KEY = Symbol.for("classmate.theme");

// One per process: Next bundles the pages apart from the server and the memory they are kept in.
globalThis[KEY] ??= new AsyncLocalStorage();
const requests = globalThis[KEY];

/** Does the work of a request under the colours its visitor has chosen.
 * @template Result
 * @param {string | undefined} cookies the request's `Cookie` header
 * @param {() => Result} work
 * @returns {Result} */
export const withTheme = (cookies, work) => requests.run(COOKIE.exec(cookies ?? "")?.[1] ?? null, work);

/** The colours chosen by the visitor a page is made for; null where none are, and where nobody says. */
export const chosenTheme = () => requests.getStore() ?? null;
