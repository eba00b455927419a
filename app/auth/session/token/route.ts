import { compose } from "@/server/composition/compose";
import { answerRenewal } from "@/server/request-context/browser-session";

/** Renews this browser's session, for the auth protocol's client in it. */
export function POST(request: Request): Promise<Response> {
  return answerRenewal(request, compose());
}
