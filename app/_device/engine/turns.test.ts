import { expect, it } from "vitest";
import { pause, Turns } from "./turns";

/** A promise that is kept from outside. */
function later() {
  let keep = () => {};
  const kept = new Promise<void>((resolve) => {
    keep = resolve;
  });
  return { kept, keep };
}

it("fetches no part ahead while an order is at work, and goes on after the last one", async () => {
  const turns = new Turns();
  const begun: string[] = [];
  const [first, order, second] = [later(), later(), later()];
  const ahead = turns.loadAhead([
    () => {
      begun.push("first part");
      return first.kept;
    },
    async () => void begun.push("second part"),
  ]);
  await pause();
  await pause();
  expect(begun).toEqual(["first part"]);

  const done = turns.order(() => order.kept);
  const alsoDone = turns.order(() => second.kept);
  first.keep();
  order.keep();
  await done;
  for (let turn = 0; turn < 5; turn += 1) await pause();
  expect(begun).toEqual(["first part"]);

  second.keep();
  await alsoDone;
  await ahead;
  expect(begun).toEqual(["first part", "second part"]);
});

it("leaves out a part that cannot be loaded, and an order that fails holds up nothing", async () => {
  const turns = new Turns();
  const begun: string[] = [];
  await expect(turns.order(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await turns.loadAhead([
    () => Promise.reject(new Error("no line")),
    async () => void begun.push("the next"),
  ]);
  expect(begun).toEqual(["the next"]);
});
