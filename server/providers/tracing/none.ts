import "server-only";
import type { Tracer } from "./port";

/** Where no collector is named nothing is kept. */
export const noTracer: Tracer = { ended: () => {}, close: async () => {} };
