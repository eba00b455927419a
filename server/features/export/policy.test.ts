import { describe, expect, it } from "vitest";
import { present, replyParts } from "../chat/policy";
import { chatMarkdown } from "./policy";
import { exportedMessageSchema } from "./schema";

const BROKEN = {
  id: "message-0000000000001",
  role: "assistant" as const,
  position: 1,
  parentId: null,
  parts: replyParts("Take 3 from", { source: "language-model", stopped: false, cutOff: true }),
};

describe("a reply that was checked", () => {
  it("keeps its badges when it is taken home and brought back", () => {
    const checks = {
      claims: [{ kind: "answer" as const, latex: "x = 4", at: 3, outcome: "verified" as const, note: null }],
      left: 0,
    };
    const parts = replyParts("So $x = 4$.", { source: "language-model", stopped: false, checks });
    const back = exportedMessageSchema.pick({ parts: true }).parse({ parts });
    expect(present({ ...BROKEN, parts: back.parts }).checks).toEqual(checks);
  });
});

describe("a reply that was cut off", () => {
  it("says so in a printed conversation", () => {
    const text = chatMarkdown({ title: "Lines", createdAt: new Date("2026-03-01") }, [present(BROKEN)]);
    expect(text).toContain("Take 3 from\n\n*Not checked");
    expect(text).toContain("*The reply was cut off here.*");
    expect(text).not.toContain("You stopped");
  });

  it("is still one after it was taken home and brought back", () => {
    const { parts } = exportedMessageSchema.pick({ parts: true }).parse({ parts: BROKEN.parts });
    expect(present({ ...BROKEN, parts })).toMatchObject({ stopped: false, cutOff: true });
  });
});
