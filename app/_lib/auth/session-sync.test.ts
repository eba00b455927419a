import { afterEach, describe, expect, it, vi } from "vitest";
import { createBrowserStorage } from "../browser-storage";
import { createSessionSync } from "./session-sync";
import type { AuthChange, KnownSession } from "./state";

const SOON = { timeout: 10_000 };
const ada: KnownSession = { user: { id: "ada", app_metadata: { provider: "email" } } };
const ben: KnownSession = { user: { id: "ben", app_metadata: { provider: "google" } } };

const channels: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

/** A browser with real channels between its tabs; each tab counts how often it asked the server again. */
function createBrowser() {
  const values = new Map<string, string>();
  const storage = createBrowserStorage(
    () =>
      ({
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => void values.set(key, value),
        removeItem: (key: string) => void values.delete(key),
      }) as Storage,
  );
  const name = `in-step ${Math.random()}`;
  const open = () => {
    const channel = new BroadcastChannel(name);
    channels.push(channel);
    return channel;
  };
  const tab = () => {
    const reread = vi.fn();
    return { reread, ...createSessionSync({ channel: open(), storage, reread }) };
  };
  /** What the others hear, told apart by the message that ends it. */
  const heard = () => {
    const messages: AuthChange[] = [];
    open().onmessage = (message) => void messages.push((message as MessageEvent).data);
    return messages;
  };
  return { tab, heard };
}

describe("the tabs of one browser", () => {
  it("ask the server again when one of them signs in, and when it signs out", async () => {
    const { tab } = createBrowser();
    const [first, second] = [tab(), tab()];
    first.shows(null);
    second.shows(null);
    first.shows(ada);
    await vi.waitFor(() => expect(second.reread).toHaveBeenCalledTimes(1), SOON);
    second.shows(ada);
    first.shows(null);
    await vi.waitFor(() => expect(second.reread).toHaveBeenCalledTimes(2), SOON);
    expect(first.reread).not.toHaveBeenCalled();
  });

  it("follow a sign-in elsewhere by e-mail, and no other one", async () => {
    const { tab } = createBrowser();
    const [guest, left, bySocial] = [tab(), tab(), tab()];
    for (const page of [guest, left, bySocial]) page.shows(null);
    const seen: unknown[] = [];
    guest.subscribe(() => seen.push(guest.account()));
    guest.receive({ event: "SIGNED_IN", session: ben });
    expect([guest.account(), guest.reread.mock.calls.length, seen.length]).toEqual([null, 0, 0]);
    bySocial.shows(ben);
    bySocial.shows(null);
    left.shows(ada);
    await vi.waitFor(() => expect(guest.account()).toBe("ada"), SOON);
    expect(guest.reread).toHaveBeenCalledTimes(1);
    expect(seen).toEqual(["ada"]);
  });

  it("keep the session of a social sign-in that the server has made the page for", () => {
    const { tab } = createBrowser();
    const page = tab();
    expect(page.account()).toBeUndefined();
    page.shows(ben);
    page.receive({ event: "SIGNED_IN", session: ben });
    expect(page.account()).toBe("ben");
    page.receive({ event: "TOKEN_REFRESHED", session: ben });
    page.receive({ event: "SIGNED_OUT", session: null });
    expect([page.account(), page.reread.mock.calls.length]).toEqual([null, 1]);
  });

  it("let go of an account when another one comes by a social sign-in", async () => {
    const { tab } = createBrowser();
    const [first, second] = [tab(), tab()];
    first.shows(ada);
    second.shows(ada);
    first.shows(ben);
    await vi.waitFor(() => expect(second.reread).toHaveBeenCalledTimes(1), SOON);
    expect(second.kept()).toBeNull();
  });

  it("are told of a change once, by the tab that sees it first", async () => {
    const { tab, heard } = createBrowser();
    const messages = heard();
    tab().shows(ada);
    tab().shows(ada);
    tab().shows(null);
    await vi.waitFor(() => expect(messages).toHaveLength(2), SOON);
    expect(messages.map(({ event }) => event)).toEqual(["SIGNED_IN", "SIGNED_OUT"]);
  });
});

describe("a page", () => {
  it("knows that someone has left it, whichever tab they left by", () => {
    const storage = createBrowserStorage(() => {
      throw new Error("switched off");
    });
    const page = createSessionSync({ channel: null, storage, reread: () => {} });
    expect([page.shows(null), page.shows(ada)]).toEqual([false, false]);
    page.receive({ event: "SIGNED_OUT", session: null });
    expect([page.shows(null), page.shows(null)]).toEqual([true, false]);
  });

  it("asks once for a change that is reported twice", () => {
    const reread = vi.fn();
    const storage = createBrowserStorage(() => {
      throw new Error("switched off");
    });
    const page = createSessionSync({ channel: null, storage, reread });
    page.shows(ada);
    page.receive({ event: "SIGNED_OUT", session: null });
    page.receive({ event: "SIGNED_OUT", session: null });
    expect(reread).toHaveBeenCalledTimes(1);
    expect(page.kept()).toBeNull();
  });

  it("does not ask when the session it shows is renewed or seen again", () => {
    const reread = vi.fn();
    const storage = createBrowserStorage(() => {
      throw new Error("switched off");
    });
    const page = createSessionSync({ channel: null, storage, reread });
    page.shows(ben);
    for (const event of ["INITIAL_SESSION", "SIGNED_IN", "TOKEN_REFRESHED", "USER_UPDATED"]) {
      page.receive({ event, session: ben });
    }
    expect(reread).not.toHaveBeenCalled();
    expect(page.kept()).toBe(ben);
  });
});
