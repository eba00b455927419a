import "server-only";
import { unstable_rethrow } from "next/navigation";
import { toAppError } from "@/server/errors/normalise";
import { getDeps } from "../composition/compose";

/** What stands in for a part of a page that the rest can do without, while the database or the auth server does not
 * answer. Everything else that is thrown goes on, Next's control flow included. */
export async function withFallback<Asked, const Instead>(
  asked: Promise<Asked>,
  instead: Instead,
): Promise<Asked | Instead> {
  try {
    return await asked;
  } catch (error) {
    unstable_rethrow(error);
    const { code } = toAppError(error);
    if (code !== "SERVICE_UNAVAILABLE" && code !== "TIMEOUT" && code !== "SERVER_BUSY") throw error;
    getDeps().log.warn("a part of a page is left out", { operation: "page", code, error });
    return instead;
  }
}
