import { expect, it } from "vitest";
import type { SolveItem } from "@/server/features/solve/types";
import { byDay } from "./by-day";

const made = (id: string, at: string) => ({ id, createdAt: new Date(at) }) as SolveItem;

it("puts problems under their days and loses none", () => {
  const items = [
    made("d", "2026-03-02T09:00:00Z"),
    made("c", "2026-03-01T23:59:00Z"),
    made("b", "2026-03-01T00:01:00Z"),
    made("a", "2025-12-31T12:00:00Z"),
  ];
  const days = byDay(items);
  expect(days.map(({ name, items: its }) => [name, its.length])).toEqual([
    ["2 Mar 2026", 1],
    ["1 Mar 2026", 2],
    ["31 Dec 2025", 1],
  ]);
  expect(days.flatMap(({ items: its }) => its)).toEqual(items);
  expect(byDay([])).toEqual([]);
});
