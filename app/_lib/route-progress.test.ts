import { beforeEach, describe, expect, it, vi } from "vitest";
import { createRouteProgress, STOP_DELAY_MS } from "./route-progress";

let seen: string[];
let progress: ReturnType<typeof createRouteProgress>;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  const note = (what: string) => () => void seen.push(what);
  progress = createRouteProgress({ start: note("start"), fill: note("fill"), remove: note("remove") });
});

describe("the bar at the top of the page", () => {
  it("is shown from the start of a change of route until 200 ms after its end", () => {
    progress.start();
    vi.advanceTimersByTime(10_000);
    expect(seen).toEqual(["start"]);
    progress.complete();
    vi.advanceTimersByTime(STOP_DELAY_MS - 1);
    expect(seen).toEqual(["start", "fill"]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(["start", "fill", "remove"]);
    expect(STOP_DELAY_MS).toBe(200);
  });

  it("is there once while one change follows another, and until the last has come to its end", () => {
    progress.start();
    progress.start();
    progress.complete();
    progress.complete();
    vi.advanceTimersByTime(STOP_DELAY_MS);
    expect(seen).toEqual(["start", "fill", "remove"]);
  });

  it("begins again for a change that starts before it has gone", () => {
    progress.start();
    progress.complete();
    vi.advanceTimersByTime(STOP_DELAY_MS / 2);
    progress.start();
    vi.advanceTimersByTime(STOP_DELAY_MS);
    expect(seen).toEqual(["start", "fill", "remove", "start"]);
  });

  it("is not drawn by an end that nothing began, and goes at once with the page", () => {
    progress.complete();
    progress.leave();
    expect(seen).toEqual([]);
    progress.start();
    progress.leave();
    vi.runAllTimers();
    expect(seen).toEqual(["start", "remove"]);
  });

  it("goes at last where the change never comes to an end", () => {
    progress.start();
    vi.runAllTimers();
    expect(seen).toEqual(["start", "fill", "remove"]);
  });
});
