import { expect, it } from "vitest";
import { pause, Turns } from "./turns";

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await pause();
};

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
  await settle();
  expect(begun).toEqual(["first part"]);

  const done = turns.order(() => order.kept);
  const alsoDone = turns.order(() => second.kept);
  first.keep();
  order.keep();
  await done;
  await settle();
  expect(begun).toEqual(["first part"]);

  second.keep();
  await alsoDone;
  await ahead;
  expect(begun).toEqual(["first part", "second part"]);
});

it("fetches nothing ahead until nothing has been asked for in a while, and does at once what will be asked for next", async () => {
  const whiles: (() => void)[] = [];
  const turns = new Turns(() => new Promise((goOn) => whiles.push(goOn)));
  const begun: string[] = [];
  const part = (name: string) => async () => void begun.push(name);
  const ahead = turns.loadAhead([part("first part"), part("second part"), part("third part")]);
  await settle();
  await turns.order(async () => {});
  await turns.prepare(part("what comes next"));
  expect(begun).toEqual(["what comes next"]);

  whiles.shift()?.();
  await settle();
  expect(begun).toEqual(["what comes next"]);

  whiles.shift()?.();
  await ahead;
  expect(begun).toEqual(["what comes next", "first part", "second part", "third part"]);
  expect(whiles).toHaveLength(0);
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
