import type { BrowserStorage } from "../browser-storage";
import { ACCOUNT_KEY } from "./constants";
import { type AuthChange, accountOf, type KnownSession, nextSession } from "./state";

/** The part of a BroadcastChannel that is used. */
interface Channel {
  onmessage: ((message: MessageEvent) => void) | null;
  postMessage(change: AuthChange): void;
}

export interface Surroundings {
  readonly channel: Channel | null;
  /** Where the account is marked for all tabs. */
  readonly storage: BrowserStorage;
  /** Has the page made again by the server. */
  readonly reread: () => void;
}

/** Keeps one page in step with the session of its browser. */
export interface SessionSync {
  /** The server has made the page for this session. Tells the other tabs when they do not know.
   * @returns whether the page was someone's before and is nobody's now */
  shows(session: KnownSession | null): boolean;
  /** The auth client or another tab reports a change. */
  receive(change: AuthChange): void;
  /** The session the page keeps: what its frame shows, and whose events are counted. */
  kept(): KnownSession | null;
  /** The account of it; undefined until the page has been shown.
   * @returns what `subscribe` tells of the changes of */
  account(): string | null | undefined;
  /** @returns what ends it */
  subscribe(listener: () => void): () => void;
}

/** The server alone decides who is signed in: a change that another tab reports makes the page ask again when it changes
 * the session the page keeps, and does nothing else. */
export function createSessionSync({ channel, storage, reread }: Surroundings): SessionSync {
  let kept: KnownSession | null = null;
  let account: string | null | undefined;
  let madeFor: string | null = null;
  const listeners = new Set<() => void>();

  /** @returns whether the page keeps another account's session than before */
  const apply = (change: AuthChange): boolean => {
    kept = nextSession(kept, change);
    const before = account;
    account = accountOf(kept);
    if (account === before) return false;
    for (const listener of listeners) listener();
    return true;
  };
  const receive = (change: AuthChange) => {
    if (apply(change)) reread();
  };
  const announce = (session: KnownSession | null) => {
    const account = accountOf(session);
    if (storage.get(ACCOUNT_KEY) === account) return;
    if (account) storage.set(ACCOUNT_KEY, account);
    else storage.remove(ACCOUNT_KEY);
    channel?.postMessage({ event: account ? "SIGNED_IN" : "SIGNED_OUT", session });
  };

  if (channel) {
    channel.onmessage = ({ data }) => {
      if (typeof data?.event === "string") receive(data);
    };
  }
  return {
    shows(session) {
      const left = madeFor !== null && session === null;
      madeFor = accountOf(session);
      apply({ event: "INITIAL_SESSION", session });
      announce(session);
      return left;
    },
    receive,
    kept: () => kept,
    account: () => account,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
