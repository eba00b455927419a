import type { Session } from "./session";

const KEY = "talk";

/** A conversation with the tutor that this panel, or the one before it, began. */
export interface Talk {
  readonly origin: string;
  readonly chatId: string;
  /** The problem it is about; empty where it is about none. */
  readonly text: string;
}

/** The browser keeps it in memory: a panel that is opened again goes on with it. */
export const keepTalk = (talk: Talk): Promise<void> => chrome.storage.session.set({ [KEY]: talk });

export async function keptTalk({ origin }: Pick<Session, "origin">): Promise<Talk | null> {
  const { [KEY]: kept } = await chrome.storage.session.get(KEY);
  const talk = kept as Talk | undefined;
  return talk?.origin === origin ? talk : null;
}

/** How often in a row a connection that brings nothing is tried again. */
const TRIES = 5;
const PAUSE_MS = 1_000;

const pauseForAMoment = () => new Promise<void>((resume) => setTimeout(resume, PAUSE_MS));

/** A reply that is followed. */
export interface Followed {
  readonly run: string;
  readonly signal: AbortSignal;
  /** Asks the server for the reply's events behind the first so many. */
  readonly open: (query: string) => Promise<Response>;
  /** What passes between two connections; a moment when absent. */
  readonly pause?: () => Promise<void>;
}

/** What a reply has to say, as it is written. */
export interface Heard {
  readonly text: string;
  /** What went wrong, in the server's words; null where nothing did. */
  readonly problem: string | null;
  /** Null while it goes on; `lost` where the server cannot be reached any more. */
  readonly end: "finish" | "error" | "lost" | null;
}

/** Follows a reply to its end. It is written whether or not anyone follows: who comes later hears all of it, and who loses
 * the connection asks for what comes after the last event that arrived. */
export async function* followReply(followed: Followed): AsyncGenerator<Heard, void> {
  const { run, signal, open, pause = pauseForAMoment } = followed;
  let [after, text, tries] = [0, "", 0];
  while (tries < TRIES && !signal.aborted) {
    const before = after;
    for await (const event of eventsOf(() => open(`run=${encodeURIComponent(run)}&after=${after}`))) {
      after += 1;
      if (typeof event === "string") text += event;
      const { end, problem } = endOf(event);
      yield { text, problem, end };
      if (end) return;
    }
    tries = after > before ? 0 : tries + 1;
    await pause();
  }
  if (!signal.aborted) yield { text, problem: null, end: "lost" };
}

/** Server-sent events, each a JSON value, until the stream ends or breaks off. */
async function* eventsOf(open: () => Promise<Response>): AsyncGenerator<unknown, void> {
  try {
    const { ok, body } = await open();
    if (!ok || !body) return;
    let rest = "";
    const decoder = new TextDecoder();
    const reader = body.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const blocks = (rest + decoder.decode(read.value, { stream: true })).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) if (block.startsWith(DATA)) yield JSON.parse(block.slice(DATA.length));
    }
  } catch {
    // The connection is lost, or the panel goes: whoever reads decides what comes of it.
  }
}

const DATA = "data: ";

function endOf(event: unknown): Pick<Heard, "end" | "problem"> {
  const { type, errorText } = Object(event) as { readonly type?: unknown; readonly errorText?: unknown };
  if (type === "error") return { end: "error", problem: String(errorText) };
  return { end: type === "finish" ? "finish" : null, problem: null };
}
