import { describe, expect, it } from "vitest";
import type { Fate, FateListener } from "./keeper";
import { followKept } from "./kept-meanwhile";

let made = 0;
const newId = () => {
  made += 1;
  return `problem-${made}`;
};

/** A page that lists problems, in a browser whose device has had some kept. */
function page(kept: readonly string[], listed: readonly string[], areNewest = true) {
  let tell: FateListener = () => {};
  let refreshes = 0;
  const looked = Promise.resolve(kept);
  const stop = followKept({
    sender: {
      kept: () => looked,
      listen: (listener) => {
        tell = listener;
        return () => {
          tell = () => {};
        };
      },
    },
    listed: listed.map((id) => ({ id })),
    areNewest,
    refresh: () => {
      refreshes += 1;
    },
  });
  return {
    tell: (id: string, fate: Fate = "kept") => tell(id, fate),
    stop,
    refreshes: async () => {
      await looked;
      return refreshes;
    },
  };
}

describe("a list of problems", () => {
  it("is made again where the server got one while it made the list", async () => {
    const sent = newId();
    expect(await page([sent], []).refreshes()).toBe(1);
    // Once: what is not there then was deleted.
    expect(await page([sent], []).refreshes()).toBe(0);
  });

  it("stays where all that was kept is on it, or is older than what it lists", async () => {
    const [older, listed] = [newId(), newId()];
    expect(await page([older, listed], [listed]).refreshes()).toBe(0);
  });

  it("is made again when one is kept while it is open, once, and not for what still waits", async () => {
    const open = page([], []);
    const sent = newId();
    open.tell(sent, "waiting");
    expect(await open.refreshes()).toBe(0);
    open.tell(sent);
    open.tell(sent);
    expect(await open.refreshes()).toBe(1);
  });

  it("of some problems only is not compared with what was kept, and hears what is", async () => {
    const some = page([newId()], [], false);
    expect(await some.refreshes()).toBe(0);
    some.tell(newId());
    expect(await some.refreshes()).toBe(1);
  });

  it("that has been left asks for nothing", async () => {
    const left = page([newId()], []);
    left.stop();
    left.tell(newId());
    expect(await left.refreshes()).toBe(0);
  });
});
