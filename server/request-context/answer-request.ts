import "server-only";
import { AppError } from "@/server/errors/app-error";
import { toErrorResponse } from "@/server/errors/to-response";
import { limitJson } from "@/server/http/limit-body";
import { compose } from "../composition/compose";
import { assertSameOrigin } from "../http/origin";
import { type ApiRequest, openApiRequest } from "./api-context";

/** Answers a script's request: its failures in the product's words, with the request's number and the cookies that
 * must go with the answer.
 * @param operation its name in the log */
export async function answerRequest(
  request: Request,
  operation: string,
  work: (opened: ApiRequest) => Promise<Response>,
): Promise<Response> {
  const composition = compose();
  const opened = openApiRequest(request, composition);
  let response: Response;
  try {
    assertSameOrigin(request.headers);
    response = await work(opened);
  } catch (error) {
    const context = { log: composition.deps.log, requestId: opened.requestId, operation };
    response = toErrorResponse(error, context);
  }
  response.headers.set("x-request-id", opened.requestId);
  for (const cookie of opened.setCookies()) response.headers.append("set-cookie", cookie);
  return response;
}

/** A request's body, of a bounded size, as JSON.
 * @throws {AppError} PAYLOAD_TOO_LARGE, TIMEOUT, BAD_REQUEST, PARSE_ERROR */
export async function jsonOf(request: Request): Promise<unknown> {
  const limited = await limitJson(request);
  try {
    return await limited.json();
  } catch (cause) {
    throw new AppError("PARSE_ERROR", { cause });
  }
}
