import { expect, it } from "vitest";
import { closingEvents } from "./events";

const left = {
  limit: 5,
  remaining: 5,
  resetAt: "2026-01-02T00:00:00.000Z",
  asOf: "2026-01-01T12:00:00.000Z",
  sold: false,
};

it("tells what is left after a reply that failed and does not count, before the error that ends it", () => {
  const events = closingEvents("failed", "It went wrong.", { counted: false, left });
  expect(events).toEqual([
    { type: "message-metadata", messageMetadata: { left } },
    { type: "error", errorText: "It went wrong." },
  ]);
  expect(closingEvents("failed", "It went wrong.")).toEqual([{ type: "error", errorText: "It went wrong." }]);
});
