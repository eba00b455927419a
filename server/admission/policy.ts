import "server-only";

/** What a request costs the process, as far as its head tells:
 * - `free`: a file of the build or a look at the server's health or numbers, never refused
 * - `ahead`: a page fetched before anyone has asked for it
 * - `page`: a page someone looks at
 * - `form`: a form sent by the page's script, which shows words only from its own action
 * - `work`: everything else
 * - `stream`: an answer that stays open while a reply is written or a photo is read */
export type RequestKind = "free" | "ahead" | "page" | "form" | "work" | "stream";

/** What the process, or one client of it, has to do at the moment. */
export interface Load {
  /** Requests being answered, of the kinds `ahead`, `page`, `form` and `work`. */
  readonly atWork: number;
  /** Requests whose turn has not come. */
  readonly waiting: number;
  /** Requests being answered of the kind `stream`. */
  readonly streams: number;
}

/** Requests at work, two seconds of pages, and streams that one process, which is one processor, takes at most. */
export interface Capacity {
  readonly room: number;
  readonly streams: number;
}

export const CAPACITY: Capacity = { room: 100, streams: 500 };

/** Pages rendered at the same time while the processor is busy. Many at once are done no sooner, each of them later, and
 * all in one turn of the event loop, in which nobody else is listened to and one new connection is taken. */
export const PAGES_AT_ONCE = 2;

/** A client may have so many times what is free. Alone it gets two thirds, two get two fifths each, and however many take
 * all they may, something stays free for anyone who comes next (dynamic thresholds, Choudhury and Hahne 1998). */
const SHARE = 2;

type Head = Readonly<Record<string, string | string[] | undefined>>;

const FREE = /^\/(_next\/static\/|api\/(?:health\/(?:live|ready)|metrics)$)/;
const NO_PAGE = /^\/(api|auth|mp|ocr|_next)\//;
const STREAM = /^\/api\/(chat|photo)(\/|$)/;

interface Asked {
  /** Such as `GET`. */
  readonly method: string;
  /** The canonical path, without its query. */
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

/** Whether a request waits for its turn, as what is only looked at does; what someone sends goes before. */
export const takesTurn = (kind: RequestKind): boolean => kind === "ahead" || kind === "page";

/** Whether one more fits where `used` of `most` are taken, `own` of them by the client who asks.
 * @param amount how much one more is */
export const fits = (used: number, own: number, { most, amount = 1 }: { most: number; amount?: number }) =>
  used + amount <= most && own + amount <= SHARE * (most - used);

/** Whether one more request of a kind finds room. Pages fetched ahead are the first to go without: half the room is
 * kept from them. Pages are next: those that wait take their room, and nobody else's. A form finds twice the room,
 * because its own action refuses it sooner, in words beside what was typed.
 * @param all what the process has to do
 * @param own what it has to do for the client who asks */
export function hasRoom(kind: RequestKind, all: Load, own: Load, { room, streams }: Capacity): boolean {
  switch (kind) {
    case "free":
      return true;
    case "ahead":
      return fits(all.atWork + all.waiting, own.atWork + own.waiting, { most: room / 2 });
    case "page":
      return fits(all.atWork + all.waiting, own.atWork + own.waiting, { most: room });
    case "work":
      return fits(all.atWork, own.atWork, { most: room });
    case "form":
      return fits(all.atWork, own.atWork, { most: 2 * room });
    case "stream":
      return fits(all.streams, own.streams, { most: streams });
  }
}
