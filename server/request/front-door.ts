import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { AppError } from "@/server/errors/app-error";
import { busyAnswer } from "./busy-answer";
import { kindOf } from "./load-policy";
import { notedId } from "./note-requests";
import { enterWork, secondsToWait } from "./work-meter";

/** Bytes of a refused request's body that are read for the sake of its connection. */
const READ_AWAY_MAX = 256 * 1024;

/** The framework, its compression and whoever counts requests listen to one response; Node takes more than ten for a
 * leak and says so, which a library here cannot hear without failing. */
const LISTENERS_MAX = 30;

/** How long a connection may be idle. Longer than the minute after which usual proxies close theirs: whoever closes while
 * the other one sends loses a request. */
const KEEP_ALIVE_MS = 75_000;

/** How long work that nobody waits for any more is believed to go on. */
const FORGOTTEN_MS = 30_000;

const ENDING = "Classmate is being restarted. Nothing is lost; please try again in a few seconds.";

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

interface FrontDoor {
  server: Server | null;
}

// One per process, also where modules are loaded twice.
const shared = globalThis as typeof globalThis & { classmateFrontDoor?: FrontDoor };

/** Stands before the framework on its HTTP server and turns away what the process has no room for, before anything is
 * spent on it. Next offers no such place, and hands its server to nobody; Node names it with every request.
 * @param isEnding whether the process is about to end: everybody is turned away then, and connections are closed */
export function openFrontDoor(isEnding: () => boolean): void {
  if (shared.classmateFrontDoor) return;
  const door: FrontDoor = { server: null };
  shared.classmateFrontDoor = door;
  // Told of before the server's own listeners are called, so that the first request passes the door too.
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server };
    if (door.server) return;
    door.server = server;
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    const inside = server.listeners("request") as Answer[];
    server.removeAllListeners("request");
    server.on("request", (request, response) => {
      const leave = admit(request, response, isEnding());
      if (!leave) return;
      const answering = inside.map((answer) => answer.call(server, request, response));
      response.once("close", () => leaveAfter(answering, leave));
    });
  });
}

/** Gives the place back when the work for a request is done too, which goes on when whoever asked has gone. */
function leaveAfter(answering: readonly unknown[], leave: () => void): void {
  const forgotten = setTimeout(leave, FORGOTTEN_MS).unref();
  void Promise.allSettled(answering).then(() => {
    clearTimeout(forgotten);
    leave();
  });
}

/** @returns what to call when the request has been answered; null when it was turned away */
function admit(request: IncomingMessage, response: ServerResponse, ending: boolean): (() => void) | null {
  const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
  const kind = kindOf({ path, head: request.headers });
  const leave = ending && kind !== "free" ? null : enterWork(kind);
  response.setMaxListeners(LISTENERS_MAX);
  if (leave) return leave;
  const { status, headers, body } = busyAnswer({
    error: new AppError("SERVER_BUSY", {
      retryAfterSeconds: secondsToWait(),
      ...(ending && { message: ENDING }),
    }),
    path,
    accept: request.headers.accept ?? "",
    requestId: notedId({ get: (name) => headerOf(request, name) }) ?? "",
  });
  if (ending || isLong(request)) response.setHeader("connection", "close");
  response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
  // What is still being sent would otherwise stand before the connection's next request.
  request.resume();
  return null;
}

function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name];
  return typeof value === "string" ? value : null;
}

/** Whether a body is too long to be waited for only to be thrown away. */
function isLong(request: IncomingMessage): boolean {
  const chunked = headerOf(request, "transfer-encoding") !== null;
  return chunked || Number(headerOf(request, "content-length") ?? 0) > READ_AWAY_MAX;
}
