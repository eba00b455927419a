import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { processSlot } from "@/server/runtime";
import { requestIdOf } from "./request-metadata";

const underWay = processSlot<Map<string, ServerResponse>>("answersUnderWay");

/** Keeps an answer at hand while it is being made, under the number of its request. */
export function keepAnswer({ headers }: IncomingMessage, response: ServerResponse): void {
  const id = requestIdOf({ get: (name) => headers[name]?.toString() ?? null });
  if (id === null) return;
  underWay.current ??= new Map();
  underWay.current.set(id, response);
  response.once("close", () => underWay.current?.delete(id));
}

/** What Next asks for on behalf of a page that is open already: data, whatever it says. */
const DATA_HEADERS = ["rsc", "next-action"];

/** Gives a document its status, from where Next offers no way to: a page is rendered after Next has chosen one. It has no
 * effect once the head has been sent. */
export function setStatus(requestId: string, status: number): void {
  const response = underWay.current?.get(requestId);
  const isData = DATA_HEADERS.some((name) => response?.req.headers[name] !== undefined);
  if (response && !isData && !response.headersSent) response.statusCode = status;
}
