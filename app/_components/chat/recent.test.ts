import { describe, expect, it } from "vitest";
import { TEMPORARY_LENGTH_MAX, TEMPORARY_MESSAGES_MAX } from "@/server/features/temporary/constants";
import { temporarySchema } from "@/server/features/temporary/schema";
import { recent } from "./recent";

const user = (text: string) => ({ role: "user" as const, text });
const tutor = (text: string) => ({ role: "assistant" as const, text });

describe("what is sent of a temporary conversation", () => {
  it("is all of a short one, without replies that have no words", () => {
    expect(recent([user("a"), tutor(""), user("b"), tutor("c"), user("d")])).toEqual([
      user("a"),
      user("b"),
      tutor("c"),
      user("d"),
    ]);
  });

  it("is the end of a long one, and always what the server takes", () => {
    const many = Array.from({ length: 200 }, (_, at) => (at % 2 ? tutor(`r${at}`) : user(`q${at}`)));
    const sent = recent([...many, user("last")]);
    expect(sent).toHaveLength(TEMPORARY_MESSAGES_MAX);
    expect(sent.at(-1)).toEqual(user("last"));
    expect(temporarySchema.safeParse({ messages: sent }).success).toBe(true);
  });

  it("leaves out what is too long to be sent with the rest", () => {
    const huge = tutor("x".repeat(TEMPORARY_LENGTH_MAX));
    const sent = recent([user("a"), huge, user("b")]);
    expect(sent).toEqual([user("b")]);
    expect(recent([user("a"), tutor("x".repeat(TEMPORARY_LENGTH_MAX - 2)), user("b")])).toHaveLength(3);
  });
});
