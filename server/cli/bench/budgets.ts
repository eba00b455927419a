/** What the product may cost. Bytes are checked with every test run (e2e/specs/budgets.spec.ts, container.spec.ts);
 * times depend on the machine and are only reported, by the benches. */

/** Of one page's first load, in bytes gzip: everything that comes until the network is quiet. */
export interface PageBudget {
  readonly scriptBytes: number;
  readonly documentBytes: number;
}

export const PAGE_BUDGETS = {
  "/": { scriptBytes: 160_000, documentBytes: 19_400 },
  "/solve/[id]": { scriptBytes: 160_000, documentBytes: 26_500 },
  "/chat": { scriptBytes: 220_000, documentBytes: 27_000 },
  "/chat/[id]": { scriptBytes: 220_000, documentBytes: 45_000 },
  "/practice": { scriptBytes: 180_000, documentBytes: 40_000 },
  "/practice/[skill]": { scriptBytes: 180_000, documentBytes: 21_600 },
  "/history": { scriptBytes: 200_000, documentBytes: 26_000 },
} as const satisfies Record<string, PageBudget>;

/** Of one token of a reply: bytes of everything that comes over the connection, microseconds of the server's processor. */
export const STREAM_BUDGET = { wireBytes: 25, cpuMicros: 250 };

/** Of a conversation of 200 messages: milliseconds until all of it is shown, and of the page's main thread for a token. */
export const CHAT_BUDGET = { renderedMs: 600, msPerToken: 4 };

/** Of a query with a look at the session: its requests a second, divided by those of a route handler that does nothing. */
export const API_BUDGET = { ofBareHandler: 0.65 };

/** Of a problem that is worked and kept, asked for over the API under load: milliseconds within which 95 of 100 are
 * answered. */
export const SOLVE_BUDGET = { p95Ms: 60 };

/** Scores of Lighthouse as on a phone, out of 100: of the front page, and of any other. */
export const LIGHTHOUSE_BUDGET = { frontPage: 100, otherPages: 95 };

/** Of the engine on a student's device, in bytes gzip: what the first problem needs, all that problems need, and what practice
 * takes of it and adds to it. And what the browser keeps for when there is no network, in bytes as it keeps them.
 * Laws of physics, of pay and of statistics that are told in words come in parts of their own, only for a text that speaks of
 * them: no first problem waits for them. */
export const DEVICE_BUDGET = {
  coreBytes: 296_000,
  engineBytes: 1_065_000,
  practiceBytes: 68_800,
  storedBytes: 1_520_000,
};

/** Of the browser extension, in bytes gzip: what the panel needs before it can be typed in, what the engine needs before its
 * first answer, and all of the engine. */
export const EXTENSION_BUDGET = {
  panelBytes: 180_000,
  backgroundBytes: 2_000,
  coreBytes: 299_000,
  engineBytes: 1_089_000,
  readerBytes: 23_500,
};
