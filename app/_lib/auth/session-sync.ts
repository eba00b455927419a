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
  /** Has the page made anew by the server. */
  readonly reread: () => void;
}

/** Keeps one page in step with the session of its browser. */
export interface InStep {
  /** The server has made the page for this session. Tells the other tabs when they do not know.
   * @returns whether the page was somebody's before and is nobody's now */
  shows(session: KnownSession | null): boolean;
  /** The auth client or another tab reports a change. */
  receive(change: AuthChange): void;
  /** The session the page keeps. */
  kept(): KnownSession | null;
}

/** The server alone decides who is signed in: a change another tab reports only makes the page ask again. */
export function createInStep({ channel, storage, reread }: Surroundings): InStep {
  let kept: KnownSession | null = null;
  let shown: string | null = null;
  let madeFor: string | null = null;

  const receive = (change: AuthChange) => {
    kept = nextSession(kept, change);
    const account = accountOf(change.session);
    if (account === shown) return;
    // The same change may come twice, from the auth client and from the tab that saw it first.
    shown = account;
    reread();
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
      shown = madeFor;
      kept = nextSession(kept, { event: "INITIAL_SESSION", session });
      announce(session);
      return left;
    },
    receive,
    kept: () => kept,
  };
}
