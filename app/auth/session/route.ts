import { answerSession } from "@/server/request/browser-session";
import { compose } from "@/server/request/deps";

/** Who is signed in in this browser. */
export function GET(request: Request): Promise<Response> {
  return answerSession(request, compose());
}
