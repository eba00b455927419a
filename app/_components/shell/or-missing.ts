import { isHTTPAccessFallbackError } from "next/dist/client/components/http-access-fallback/http-access-fallback";
import { answerNotFound } from "@/server/features/session/loaders";

/** What a page shows, or what stands in for it where a loader finds nothing at its address. Next would render such a page
 * in the browser alone, with the title of the front page.
 * @param shown waits for the loaders */
export async function orMissing<Shown>(shown: () => Promise<Shown>, missing: Shown): Promise<Shown> {
  try {
    return await shown();
  } catch (error) {
    if (!isHTTPAccessFallbackError(error)) throw error;
    await answerNotFound();
    return missing;
  }
}
