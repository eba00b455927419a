import "server-only";
import type { Socket } from "node:net";
import type { CountedNetwork } from "@/server/http/client-address";

export interface ConnectionLimits {
  /** Sockets in all. */
  readonly sockets: number;
  /** Sockets of one address. */
  readonly socketsPerAddress: number;
  /** Sockets of one address, and in all, whose reader lets an answer wait. */
  readonly unreadPerAddress: number;
  readonly unread: number;
  /** How long a reader may take nothing at all, and how many bytes a second keep an answer going after that. */
  readonly stalledMs: number;
  readonly bytesPerSecond: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  sockets: 4_096,
  socketsPerAddress: 512,
  unreadPerAddress: 64,
  unread: 512,
  stalledMs: 20_000,
  bytesPerSecond: 2 * 1024,
};

interface Connection {
  readonly socket: Socket;
  /** Where it is counted; nowhere for a trusted proxy, which stands for many. */
  readonly places: readonly CountedNetwork[];
  /** Since when an answer waits for its reader without a break, and how much had been sent by then. */
  waitsSince: number | null;
  sentThen: number;
  /** How much has been sent, and since when no more. */
  sent: number;
  movedAt: number;
}

/** The sockets of a server. */
export interface Connections {
  /** Takes a socket in, or destroys it where its address has as many as it may. Where there are as many as there may be in
   * all, one of the address that has most goes. */
  add(socket: Socket): void;
  /** For how long an answer on a socket has been waiting for its reader, in milliseconds. */
  waitsFor(socket: Socket): number;
  /** Notes how far readers have come, and destroys the sockets of those that do not read. To be called every second. */
  look(): void;
  count(): number;
}

export interface ConnectionOptions {
  readonly limits: ConnectionLimits;
  /** Where a peer's sockets are counted, the narrowest first; nowhere for a trusted proxy. */
  readonly networksOf: (peer: string) => readonly CountedNetwork[];
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
}

export function createConnections({ limits, networksOf, now }: ConnectionOptions): Connections {
  const open = new Map<Socket, Connection>();
  const byPlace = new Map<string, Set<Connection>>();

  const close = (connection: Connection) => {
    if (!open.delete(connection.socket)) return;
    for (const { name } of connection.places) {
      const others = byPlace.get(name);
      others?.delete(connection);
      if (others?.size === 0) byPlace.delete(name);
    }
  };
  const isFull = ({ name, share }: CountedNetwork) =>
    (byPlace.get(name)?.size ?? 0) >= limits.socketsPerAddress * share;
  /** Makes room at the expense of the one who has most.
   * @returns whether there is room for a newcomer from `places` */
  const makeRoom = (places: readonly CountedNetwork[]): boolean => {
    if (open.size < limits.sockets) return true;
    let most: Set<Connection> | undefined;
    for (const others of byPlace.values()) if (others.size > (most?.size ?? 1)) most = others;
    const own = Math.max(0, ...places.map(({ name }) => byPlace.get(name)?.size ?? 0));
    const newest = most && most.size > own ? [...most].at(-1) : undefined;
    if (!newest) return false;
    close(newest);
    newest.socket.destroy();
    return true;
  };

  return {
    add(socket) {
      const places = networksOf(socket.remoteAddress ?? "");
      if (places.some(isFull) || !makeRoom(places)) {
        socket.destroy();
        return;
      }
      const connection = { socket, places, waitsSince: null, sentThen: 0, sent: 0, movedAt: now() };
      open.set(socket, connection);
      for (const { name } of places) byPlace.set(name, (byPlace.get(name) ?? new Set()).add(connection));
      socket.once("close", () => close(connection));
    },
    waitsFor(socket) {
      const since = open.get(socket)?.waitsSince;
      return since == null ? 0 : now() - since;
    },
    look() {
      const time = now();
      const waiting = [...open.values()].filter((connection) => note(connection, time));
      for (const { socket } of notReading(waiting, time, limits)) socket.destroy();
    },
    count: () => open.size,
  };
}

/** @returns whether an answer waits on this connection */
function note(connection: Connection, time: number): boolean {
  const { socket } = connection;
  if (socket.writableLength === 0) {
    connection.waitsSince = null;
    return false;
  }
  const sent = sentOn(socket);
  if (connection.waitsSince === null || sent !== connection.sent) connection.movedAt = time;
  if (connection.waitsSince === null) {
    connection.waitsSince = time;
    connection.sentThen = sent;
  }
  connection.sent = sent;
  return true;
}

interface Handle {
  readonly bytesWritten: number;
  /** What the system has not taken yet of what was written; Node's own time-out of sockets looks at it. */
  readonly writeQueueSize: number;
}

/** Bytes that the system has taken from this process. A part that is being sent counts as far as it has gone. */
function sentOn(socket: Socket): number {
  const handle = (socket as Socket & { readonly _handle?: Handle | null })._handle;
  return handle ? handle.bytesWritten - handle.writeQueueSize : socket.bytesWritten - socket.writableLength;
}

/** Of the connections on which an answer waits, those that take nothing or hardly anything, and those beyond what may be
 * waiting at once, the ones that have not moved for longest first. */
function notReading(
  waiting: readonly Connection[],
  time: number,
  { unread, unreadPerAddress, stalledMs, bytesPerSecond }: ConnectionLimits,
): Set<Connection> {
  const given = new Set<Connection>();
  const counts = new Map<string, number>();
  let count = 0;
  const newestFirst = waiting.toSorted((one, other) => other.movedAt - one.movedAt);
  for (const connection of newestFirst) {
    const { waitsSince, sent, sentThen, movedAt, places } = connection;
    const earned = stalledMs + ((sent - sentThen) / bytesPerSecond) * 1_000;
    const isLate = time - movedAt >= stalledMs || time - (waitsSince ?? time) >= earned;
    const isBeyond = places.some(({ name, share }) => (counts.get(name) ?? 0) >= unreadPerAddress * share);
    if (isLate || isBeyond || count >= unread) {
      given.add(connection);
      continue;
    }
    count += 1;
    for (const { name } of places) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return given;
}
