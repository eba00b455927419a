import { expect, it } from "vitest";
import { byDay } from "./by-day";

const made = (id: string, at: string) => ({ id, at: new Date(at) });

it("puts entries under their days, the newest first, and loses none", () => {
  const entries = [
    made("b", "2026-03-01T00:01:00Z"),
    made("d", "2026-03-02T09:00:00Z"),
    made("a", "2025-12-31T12:00:00Z"),
    made("c", "2026-03-01T23:59:00Z"),
  ];
  expect(byDay(entries).map(({ name, entries: its }) => [name, its.map(({ id }) => id)])).toEqual([
    ["2 Mar 2026", ["d"]],
    ["1 Mar 2026", ["c", "b"]],
    ["31 Dec 2025", ["a"]],
  ]);
  expect(byDay([])).toEqual([]);
});
