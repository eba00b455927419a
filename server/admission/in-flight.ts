import "server-only";
import { type Capacity, hasRoom, type Load, type RequestKind, takesTurn } from "./policy";

/** A request's place in the process. */
export interface Place {
  /** Whether it was let in beyond the room there is, which a form is told by its own action. */
  readonly isOver: boolean;
  /** Tells that its turn has come. */
  begin(): void;
  /** Tells, any number of times, that the work for it has ended. */
  leave(): void;
}

/** The requests being answered, in all and by client. */
export interface InFlight {
  /** Whether a request finds room now; `enter` may say otherwise when its body is in. */
  hasRoom(kind: RequestKind, clients: readonly string[]): boolean;
  /** Counts a request in, if there is room for it.
   * @param clients what it counts at: its address and, of IPv6, the network around it
   * @returns its place; null when there is no room */
  enter(kind: RequestKind, clients: readonly string[]): Place | null;
}

type Count = { -readonly [Name in keyof Load]: Load[Name] };

const NONE: Load = { atWork: 0, waiting: 0, streams: 0 };
const UNCOUNTED: Place = { isOver: false, begin: () => {}, leave: () => {} };

/** Counts of this process. */
export function createInFlight(capacity: Capacity): InFlight {
  const all: Count = { ...NONE };
  const byClient = new Map<string, Count>();

  const change = (clients: readonly string[], field: keyof Load, by: number) => {
    all[field] += by;
    for (const client of clients) {
      const count = byClient.get(client) ?? { ...NONE };
      count[field] += by;
      if (count.atWork + count.waiting + count.streams > 0) byClient.set(client, count);
      else byClient.delete(client);
    }
  };
  const finds = (kind: RequestKind, clients: readonly string[]) =>
    clients.every((client) => hasRoom(kind, all, byClient.get(client) ?? NONE, capacity));

  return {
    hasRoom: finds,
    enter(kind, clients) {
      if (!finds(kind, clients)) return null;
      if (kind === "free") return UNCOUNTED;
      const isOver = kind === "form" && !finds("work", clients);
      let field: keyof Load | null = kind === "stream" ? "streams" : takesTurn(kind) ? "waiting" : "atWork";
      change(clients, field, 1);
      const move = (to: keyof Load | null) => {
        if (field === null || field === to) return;
        change(clients, field, -1);
        if (to) change(clients, to, 1);
        field = to;
      };
      return { isOver, begin: () => move(kind === "stream" ? "streams" : "atWork"), leave: () => move(null) };
    },
  };
}
