import { describe, expect, it } from "vitest";
import { openDeviceStore } from "./device-store";
import { sendFrom } from "./keep-problems-here";
import { Sender } from "./sender";
import { Shelf, type ShelvedProblem } from "./shelf";
import { memoryStore, problemNumbered } from "./testing";

const worked = (at: number) => ({ problem: problemNumbered(at), outcome: "a1" });

describe("the shelf", () => {
  it("keeps a problem with what was done with it last, and says that it stays", async () => {
    const shelf = new Shelf(memoryStore<ShelvedProblem>());
    const fates: unknown[] = [];
    shelf.listen((id, fate) => fates.push([id, fate]));
    let changes = 0;
    shelf.follow(() => {
      changes += 1;
    });
    const changed = {
      ...worked(1),
      problem: problemNumbered(1, { acts: [{ kind: "reveal", what: "step" }] }),
    };
    expect(await shelf.send(worked(1))).toBe("here");
    await shelf.send(changed);
    const { id } = changed.problem;
    expect(fates).toEqual([
      [id, "here"],
      [id, "here"],
    ]);
    expect(await shelf.all()).toEqual([{ id, ...changed }]);
    await shelf.remove(id);
    expect(await shelf.all()).toEqual([]);
    expect(changes).toBe(3);
  });

  it("says of a browser that stores nothing that the problem is gone with the page", async () => {
    const factory = (): IDBFactory => {
      throw new DOMException("denied", "SecurityError");
    };
    const shelf = new Shelf(openDeviceStore({ factory, name: "shelf", madeAt: ({ problem }) => problem.at }));
    expect(await shelf.send(worked(1))).toBe("unstored");
    expect(await shelf.all()).toHaveLength(1);
  });

  it("is sent when that is asked for, all of it, and is empty then", async () => {
    const shelf = new Shelf(memoryStore<ShelvedProblem>());
    for (const at of [2, 1]) await shelf.send(worked(at));
    const created: string[] = [];
    const outbox = memoryStore();
    const sender = new Sender(outbox, async (path, { body }) => {
      if (path.endsWith("solve.create")) created.push(JSON.parse(String(body)).json.text);
      return Response.json({});
    });
    await sendFrom(shelf, sender);
    await sender.sendAll();
    expect(created).toEqual([problemNumbered(1).text, problemNumbered(2).text]);
    expect(await shelf.all()).toEqual([]);
    expect(outbox.now().every(({ kept }) => kept)).toBe(true);
  });
});
