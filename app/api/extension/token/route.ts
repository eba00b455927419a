import { compose } from "@/server/composition/compose";
import { tokenRequestSchema } from "@/server/features/extension/schema";
import { grantTokens } from "@/server/features/extension/service";
import { endExtensionSession } from "@/server/features/session/service";
import { assertExtension } from "@/server/http/origin";
import { takeRate } from "@/server/rate-limits/take-rate";
import { answerRequest, jsonOf } from "@/server/request-context/answer-request";
import { userOf } from "@/server/session/scope";

const NO_STORE = { "cache-control": "no-store" };

/** Gives a browser extension its tokens, for a code of the page that let it in or for the token that renews them. The
 * browser itself says which extension asks. */
export function POST(request: Request): Promise<Response> {
  return answerRequest(request, "extension.token", async ({ address, requestId, headers }) => {
    const { deps } = compose();
    const asked = tokenRequestSchema.parse(await jsonOf(request));
    assertExtension(headers, asked.client_id);
    const limit = asked.grant_type === "authorization_code" ? "confirm" : "read";
    await takeRate(deps, limit, { scope: null, address });
    const visit = { address, requestId, userAgent: headers.get("user-agent") };
    return Response.json(await grantTokens(deps, asked, visit), { headers: NO_STORE });
  });
}

/** Signs the extension out whose token comes with the request. */
export function DELETE(request: Request): Promise<Response> {
  return answerRequest(request, "extension.end", async (opened) => {
    const { deps } = compose();
    const scope = userOf(await opened.scope());
    await takeRate(deps, "read", { scope, address: opened.address });
    await endExtensionSession(deps, scope);
    return new Response(null, { status: 204, headers: NO_STORE });
  });
}
