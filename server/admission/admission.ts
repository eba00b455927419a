import "server-only";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { AppError } from "@/server/errors/app-error";
import { readTarget } from "./canonical-target";
import { createInFlight, type Place } from "./in-flight";
import { ALLOW, isMethod } from "./methods";
import { createOneAtATime } from "./one-at-a-time";
import { kindOf, PAGES_AT_ONCE, type RequestKind, takesTurn } from "./policy";
import { hasBody } from "./receive-body";
import { type Refused, refuse } from "./refuse";
import { createRenderQueue, spareTime } from "./render-queue";
import { CLIENT_GONE } from "./request-log";
import { bodyLimitOf, pathClassOf } from "./routes";
import type { ServerOptions } from "./server-options";
import { createUploads } from "./uploads";

export interface AdmissionOptions extends ServerOptions {
  /** For how long an answer on a socket has been waiting for its reader, in milliseconds. */
  readonly waitsFor: (socket: Socket) => number;
}

/** The framework, its compression and anyone who counts requests listen to one response; Node takes more than ten for a
 * leak and says so, which a library here cannot hear without failing. */
const LISTENERS_MAX = 30;

/** How long work that nobody waits for any more is believed to go on. */
const FORGOTTEN_MS = 30_000;

/** How long a rendered page keeps others waiting at most, and how often it is looked whether the processor has time. */
const TURN_MS = 500;
const LOOK_EVERY_MS = 20;

/** An answer that has waited for its reader for so long is done, as far as this process can do it. */
const READER_MS = 400;

const ENDING = "Classmate is being restarted. Nothing is lost; please try again in a few seconds.";
const UNREADABLE = "This address is not valid. Check it for stray slashes and dots.";
const TOO_SLOW = "Your request did not arrive in time. Check your connection and try again.";

/** One request on its way through. */
interface Asked extends Refused {
  readonly kind: RequestKind;
  /** The route its path belongs to. */
  readonly route: string;
  /** What it counts at. */
  readonly clients: readonly string[];
}

/** Lets requests through to the framework whose path has one reading, whose body is in, and for which there is room. A
 * place is counted from then on until the work for it has ended: neither who sends slowly nor who reads slowly has one. */
export class Admission {
  private readonly inFlight;
  private readonly uploads;
  private readonly inTurn;
  private readonly queue = createRenderQueue({
    atOnce: PAGES_AT_ONCE,
    heldMs: TURN_MS,
    lookEveryMs: LOOK_EVERY_MS,
    isSpare: spareTime(),
  });
  /** What ends the place of each request that is being answered. */
  private readonly working = new Map<ServerResponse, () => void>();
  /** Forms that were let in beyond the room there is, by their numbers. */
  private readonly over = new Set<string>();
  private answering = 0;
  private refused = 0;

  constructor(private readonly options: AdmissionOptions) {
    const { limits, now } = options;
    this.inFlight = createInFlight(limits.capacity);
    this.uploads = createUploads(limits.uploads, now);
    this.inTurn = createOneAtATime(limits.pipelined);
  }

  /** Takes a request from Node's server. */
  admit(request: IncomingMessage, response: ServerResponse): void {
    this.inTurn(response, request.socket, () => this.begin(request, response));
  }

  /** Ends bodies that come too slowly, and takes places from answers that only wait for their readers. */
  look(): void {
    this.uploads.look();
    for (const [{ socket }, leave] of this.working)
      if (socket && this.options.waitsFor(socket) > READER_MS) leave();
  }

  /** Refuses a form that was let in beyond the room there is.
   * @throws {AppError} SERVER_BUSY */
  assertRoom(requestId: string): void {
    if (this.over.has(requestId)) throw this.busy();
  }

  /** How many requests are being answered. */
  underWay(): number {
    return this.answering;
  }

  private begin(request: IncomingMessage, response: ServerResponse): void {
    const id = randomUUID();
    const target = readTarget(request.url ?? "");
    const path = target?.path ?? "/";
    const route = target ? pathClassOf(path) : "refused";
    response.setMaxListeners(LISTENERS_MAX);
    response.setHeader("x-request-id", id);
    this.writeDown({ request, response, id, path: route });
    if (!target) {
      refuse({ request, response, id, path }, unreadable(), "close");
      return;
    }
    if (!isMethod(request.method)) {
      response.setHeader("allow", ALLOW);
      refuse({ request, response, id, path }, new AppError("METHOD_NOT_SUPPORTED"), "close");
      return;
    }
    request.url = target.url;
    this.options.note(request, id);
    const kind = kindOf({ method: request.method ?? "GET", path, head: request.headers });
    const asked: Asked = { request, response, id, path, kind, route, clients: this.clientsOf(request) };
    if (hasBody(request)) void this.receive(asked);
    else this.answer(asked);
  }

  private clientsOf({ socket, headers }: IncomingMessage): readonly string[] {
    const { addressOf, networksOf } = this.options;
    const address = addressOf(socket.remoteAddress, headers["x-forwarded-for"]?.toString());
    return networksOf(address).map(({ name }) => name);
  }

  private async receive(asked: Asked): Promise<void> {
    const { request, response, kind, clients, route } = asked;
    const limit = bodyLimitOf(route);
    if (Number(request.headers["content-length"] ?? 0) > limit.bytesMax)
      return refuse(asked, new AppError("PAYLOAD_TOO_LARGE"), "linger");
    if (this.isClosedTo(kind) || (this.options.isBounded && !this.inFlight.hasRoom(kind, clients)))
      return this.turnAway(asked);
    const { received, request: whole, release } = await this.uploads.receive(request, clients, limit);
    response.once("close", release);
    if (response.destroyed) release();
    switch (received) {
      case "complete":
        return this.answer({ ...asked, request: whole });
      case "too-large":
        return refuse(asked, new AppError("PAYLOAD_TOO_LARGE"), "linger");
      case "too-slow":
        return refuse(asked, new AppError("TIMEOUT", { message: TOO_SLOW }), "close");
      case "no-room":
        return refuse(asked, this.busy(), "close");
      case "gone":
    }
  }

  private answer(asked: Asked): void {
    const { response, kind, id } = asked;
    if (response.destroyed) return;
    const place = this.enter(asked);
    if (!place) {
      this.turnAway(asked);
      return;
    }
    if (place.isOver) this.over.add(id);
    this.answering += 1;
    response.once("close", () => {
      this.answering -= 1;
      this.over.delete(id);
    });
    if (this.options.isBounded && takesTurn(kind)) this.queueUp(asked, place);
    else this.work(asked, place, () => place.leave());
  }

  private enter({ kind, clients }: Asked): Place | null {
    if (!this.options.isBounded) return this.inFlight.enter("free", []);
    return this.isClosedTo(kind) ? null : this.inFlight.enter(kind, clients);
  }

  private queueUp(asked: Asked, place: Place): void {
    let begun = false;
    const [narrow = null] = asked.clients;
    const wide = asked.clients.at(-1) ?? "";
    const endTurn = this.queue.take({ address: wide, person: narrow }, () => {
      begun = true;
      // Its turn may come within this call, before the way to end it is known.
      this.work(asked, place, () => {
        queueMicrotask(() => endTurn());
        place.leave();
      });
    });
    asked.response.once("close", () => {
      endTurn();
      if (!begun) place.leave();
    });
  }

  private work({ request, response }: Asked, place: Place, ended: () => void): void {
    const leave = () => {
      this.working.delete(response);
      ended();
    };
    this.working.set(response, leave);
    place.begin();
    let settled = false;
    const settle = () => {
      settled = true;
      if (response.writableEnded || response.destroyed) leave();
    };
    Promise.resolve(this.options.handle(request, response)).then(settle, settle);
    response.once("finish", leave);
    response.once("close", () => {
      // What nobody waits for any more may go on, and keeps its place.
      if (settled) leave();
      else if (!response.writableFinished) setTimeout(leave, FORGOTTEN_MS).unref();
    });
  }

  private isClosedTo(kind: RequestKind): boolean {
    return this.options.isBounded && this.options.isEnding() && kind !== "free";
  }

  private turnAway(asked: Asked): void {
    const ending = this.options.isEnding();
    refuse(asked, this.busy(ending ? ENDING : undefined), ending ? "close" : "keep");
  }

  /** When to come back is spread over a few seconds, so that not everyone does in the same one. */
  private busy(message?: string): AppError {
    this.refused += 1;
    return new AppError("SERVER_BUSY", {
      retryAfterSeconds: 2 + (this.refused % 4),
      ...(message && { message }),
    });
  }

  /** Writes a line about a request when its answer has ended. */
  private writeDown({ request, response, id, path }: Refused): void {
    const { log, now } = this.options;
    const { socket, method = "" } = request;
    const began = now();
    const before = socket.bytesWritten;
    let isWhole = false;
    // Node says so of an answer, too, that went with its connection.
    response.once("finish", () => {
      isWhole = !socket.destroyed;
    });
    response.once("close", () => {
      const { headersSent, statusCode } = response;
      const status = headersSent ? statusCode : CLIENT_GONE;
      const bytes = socket.bytesWritten - before;
      const cut = headersSent && !isWhole && { cut: true };
      log({ requestId: id, method, path, status, ms: Math.round(now() - began), bytes, ...cut });
    });
  }
}

const unreadable = () => new AppError("BAD_REQUEST", { message: UNREADABLE });
