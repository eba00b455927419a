import "server-only";
import type { IncomingMessage } from "node:http";
import { createFairShare } from "./fair-share";
import { type Received, type Receiving, receiveBody } from "./receive-body";
import type { BodyLimit } from "./routes";

export interface UploadLimits {
  /** How long a body that has to be in at once may take, and any body at its beginning. */
  readonly bodyMs: number;
  /** Bodies being received at once. */
  readonly bodies: number;
  /** Bytes of bodies in memory. */
  readonly bodyBytes: number;
}

interface Upload {
  readonly receiving: Receiving;
  readonly since: number;
  readonly limit: BodyLimit;
}

/** A body that is in, or why it is not. */
export interface Outcome {
  readonly received: Received;
  /** The request with its body, where that is complete. */
  readonly request: IncomingMessage;
  /** Gives its memory back, when the request has been answered. */
  readonly release: () => void;
}

/** The bodies being received: a bounded number in a bounded memory, fair to each client, none for longer than it should
 * take. */
export interface Uploads {
  receive(request: IncomingMessage, clients: readonly string[], limit: BodyLimit): Promise<Outcome>;
  /** Ends those that come too slowly. */
  look(): void;
}

/** @param now milliseconds of a clock that only goes forward */
export function createUploads({ bodyMs, bodies, bodyBytes }: UploadLimits, now: () => number): Uploads {
  const places = createFairShare(bodies);
  const memory = createFairShare(bodyBytes);
  const open = new Set<Upload>();
  return {
    async receive(request, clients, limit) {
      if (!places.take(clients, 1)) return { received: "no-room", request, release: () => {} };
      let held = 0;
      const reserve = (bytes: number) => {
        if (!memory.take(clients, bytes)) return false;
        held += bytes;
        return true;
      };
      const receiving = receiveBody(request, { bytesMax: limit.bytesMax, reserve });
      const upload = { receiving, since: now(), limit };
      open.add(upload);
      const received = await receiving.done;
      open.delete(upload);
      places.give(clients, 1);
      const release = () => {
        memory.give(clients, held);
        held = 0;
      };
      return { received, request: received === "complete" ? receiving.replay() : request, release };
    },
    look() {
      const time = now();
      for (const { receiving, since, limit } of open) {
        const { bytesPerSecond } = limit;
        const earned = bytesPerSecond > 0 ? (receiving.bytes() / bytesPerSecond) * 1_000 : 0;
        if (time - since > bodyMs + earned) receiving.stop("too-slow");
      }
    },
  };
}
