import { describe, expect, it } from "vitest";
import { createInbox } from "./inbox";

const mail = (subject: string) => ({ to: "a@x.test", subject, text: "Hello.", html: "<p>Hello.</p>" });

describe("the inbox", () => {
  it("shows the newest message first, with the time it was sent", () => {
    const inbox = createInbox({ now: () => new Date(1_000) });
    inbox.send(mail("first"));
    inbox.send(mail("second"));
    expect(inbox.list().map(({ subject }) => subject)).toEqual(["second", "first"]);
    expect(inbox.list()[0]).toEqual({
      id: expect.any(String),
      to: "a@x.test",
      subject: "second",
      text: "Hello.",
      sentAt: new Date(1_000),
    });
  });

  it("forgets the oldest when it is full", () => {
    const inbox = createInbox({ keep: 2 });
    for (const subject of ["first", "second", "third"]) inbox.send(mail(subject));
    expect(inbox.list().map(({ subject }) => subject)).toEqual(["third", "second"]);
  });

  it("hands out a list of its own", () => {
    const inbox = createInbox();
    inbox.send(mail("kept"));
    (inbox.list() as unknown[]).length = 0;
    expect(inbox.list()).toHaveLength(1);
  });
});
