import "server-only";
import { withFallback } from "@/server/request-context/fallback";
import { pageScope } from "@/server/request-context/page-context";
import { answerAddress, isFromStore } from "./policy";
import { connectSchema } from "./schema";
import type { ConnectView } from "./types";

/** What the page that lets an extension in has to show.
 * @param params of the page's address
 * @param storeLink where the product's own extension is listed, if it is */
export async function loadConnect(
  params: Readonly<Record<string, unknown>>,
  storeLink?: string,
): Promise<ConnectView> {
  const asked = connectSchema.safeParse(params).data;
  if (!asked) return { kind: "broken" };
  const scope = await withFallback(pageScope(), "unknown");
  const again = `/connect?${new URLSearchParams(asked)}`;
  if (scope === "unknown") return { kind: "away", again };
  if (scope?.kind !== "user") return { kind: "guest", next: again };
  return {
    kind: "account",
    asked,
    email: scope.email,
    isFromStore: isFromStore(asked.client_id, storeLink),
    refusal: answerAddress(asked.redirect_uri, { error: "access_denied", state: asked.state }),
  };
}
