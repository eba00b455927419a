import { compose } from "@/server/composition/compose";
import { answerSession } from "@/server/request-context/browser-session";

/** Who is signed in in this browser. */
export function GET(request: Request): Promise<Response> {
  return answerSession(request, compose());
}
