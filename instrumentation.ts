import type { Instrumentation } from "next";

/** Runs once when a server starts, and not in a build. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startServices } = await import("./server/boot");
    await startServices();
    if (process.env.NODE_ENV === "production") {
      const { getDeps } = await import("./server/composition/compose");
      const { guardConsole } = await import("./server/errors/guard-console");
      guardConsole(getDeps().log);
    }
  }
}

/** Runs when an error has reached Next: a page that could not be shown. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { getDeps } = await import("./server/composition/compose");
    const { reportPageError } = await import("./server/errors/report-page");
    const { requestIdOf } = await import("./server/http/request-metadata");
    const headers = { get: (name: string) => String(request.headers[name] ?? "") || null };
    reportPageError(getDeps().log, error, { ...context, requestId: requestIdOf(headers) });
  }
};
