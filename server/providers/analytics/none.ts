import "server-only";
import type { AnalyticsProvider } from "./port";

/** Stands in where no token is set: nothing is kept and nothing is sent. */
export const noAnalytics: AnalyticsProvider = { track: () => {}, close: async () => {} };
