import "server-only";

/** What a request costs the process, as far as its head tells:
 * - `free`: a file of the build or a look at the server's health, never refused
 * - `ahead`: a page fetched before anybody has asked for it
 * - `page`: a page somebody looks at
 * - `form`: a form sent by the page's script, which shows words only from its own action
 * - `work`: everything else
 * - `stream`: an answer that stays open while a reply is written or a photo is read */
export type RequestKind = "free" | "ahead" | "page" | "form" | "work" | "stream";

/** What the process has to do at the moment. */
export interface Load {
  /** Requests being answered, of the kinds `ahead`, `page`, `form` and `work`. */
  readonly atWork: number;
  /** Requests whose turn has not come. */
  readonly waiting: number;
  /** Requests being answered of the kind `stream`. */
  readonly streams: number;
  /** How many may be at work. */
  readonly room: number;
}

/** Requests at work, two seconds of pages, and streams that one process, which is one processor, takes at most; and those that it takes however
 * late it is, which are no more than it can do and enough to keep it busy. */
export const CAPACITY = { room: 100, roomLeast: 24, streams: 500, streamsLeast: 60 } as const;

/** Pages rendered at the same time while the processor is busy. Many at once are done no sooner, each of them later, and
 * all in one turn of the event loop, in which nobody else is listened to and one new connection is taken. */
export const PAGES_AT_ONCE = 2;

/** Less room than this, and nothing that can wait is begun. */
const TIGHT = CAPACITY.room / 4;

type Head = Readonly<Record<string, string | string[] | undefined>>;

const FREE = /^\/(_next\/static|api\/health)\//;
const NO_PAGE = /^\/(api|auth|mp|ocr|_next)\//;
const STREAM = /^\/api\/(chat|photo)(\/|$)/;

interface Asked {
  /** Such as `GET`. */
  readonly method: string;
  /** The address without its query. */
  readonly path: string;
  /** The request's headers, their names in lower case. */
  readonly head: Head;
}

/** What a request costs, as far as its first lines tell. */
export function kindOf({ method, path, head }: Asked): RequestKind {
  if (FREE.test(path)) return "free";
  if (STREAM.test(path)) return "stream";
  if (head["next-action"] !== undefined) return "form";
  const early = head["next-router-prefetch"] ?? head["next-router-segment-prefetch"] ?? head["sec-purpose"];
  if (early !== undefined) return "ahead";
  return method === "POST" || NO_PAGE.test(path) ? "work" : "page";
}

/** Whether a request waits for its turn, as what is only looked at does; what somebody sends goes before. */
export const takesTurn = (kind: RequestKind): boolean => kind === "ahead" || kind === "page";

/** Whether one more request of a kind finds room. Pages fetched ahead are the first to go without: half the room is
 * kept from them. Pages are next: those that wait take their room, and nobody else's. A form finds twice the room,
 * because its own action refuses it sooner, in words beside what was typed. While there is little room few streams are
 * opened; those that are open go on. */
export function hasRoom(kind: RequestKind, { atWork, waiting, streams, room }: Load): boolean {
  switch (kind) {
    case "free":
      return true;
    case "ahead":
      return room >= TIGHT && atWork + waiting < room / 2;
    case "page":
      return atWork + waiting < room;
    case "work":
      return atWork < room;
    case "form":
      return atWork < 2 * room;
    case "stream":
      return streams < (room >= TIGHT ? CAPACITY.streams : CAPACITY.streamsLeast);
  }
}

/** Whether more requests are at work than find room, as forms may bring about. */
export const isOver = ({ atWork, room }: Load): boolean => atWork > room;

/** What is seen of how the process keeps up, at one moment. */
export interface Look {
  /** How much later than planned this look came, in milliseconds. */
  readonly lateMs: number;
  /** Requests that are being answered or wait for their turn. */
  readonly atWork: number;
  /** How many of those came longer ago than `SLOW_MS`. */
  readonly slow: number;
}

/** So long may a request take, in milliseconds, before somebody waits for it. */
export const SLOW_MS = 2_000;

/** From how much on a look is late, up to how much it is punctual, and how many of a kind in a row count: one long
 * computation makes one late look, a queue that never empties makes all of them late. */
const LATE_MS = 150;
const PUNCTUAL_MS = 75;
const IN_A_ROW = 4;

const SHRINK = 0.8;
const GROW = 4;

/** How much room there is, and what the last looks said: behind, abreast, or neither. */
export interface Pace {
  readonly room: number;
  readonly looks: readonly ("behind" | "between" | "abreast")[];
}

export const UNHURRIED: Pace = { room: CAPACITY.room, looks: [] };

/** Takes one more look into account. While all of them say that the process is behind, the room shrinks by a fifth each
 * time, to a quarter in a second and a half; while all say that it keeps up, it grows by a few places: down fast and up
 * slowly finds what can be done in time, whatever the machine and whatever is asked. */
export function adjust({ room, looks }: Pace, look: Look): Pace {
  const recent = [...looks, say(look)].slice(-IN_A_ROW);
  if (recent.length < IN_A_ROW) return { room, looks: recent };
  const { room: most, roomLeast } = CAPACITY;
  if (recent.every((one) => one === "behind"))
    return { room: Math.max(roomLeast, Math.floor(room * SHRINK)), looks: recent };
  const grows = recent.every((one) => one === "abreast");
  return { room: grows ? Math.min(most, room + GROW) : room, looks: recent };
}

/** Few requests that take long wait for somebody else, such as a payment provider; many wait for this process. */
function say({ lateMs, atWork, slow }: Look): Pace["looks"][number] {
  const many = atWork >= CAPACITY.roomLeast;
  if (lateMs > LATE_MS || (many && slow > atWork / 2)) return "behind";
  return lateMs < PUNCTUAL_MS && !(many && slow > atWork / 4) ? "abreast" : "between";
}
