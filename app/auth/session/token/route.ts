import { answerRenewal } from "@/server/request/browser-session";
import { compose } from "@/server/request/deps";

/** Renews this browser's session, for the auth protocol's client in it. */
export function POST(request: Request): Promise<Response> {
  return answerRenewal(request, compose());
}
