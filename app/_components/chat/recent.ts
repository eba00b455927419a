import { TEMPORARY_LENGTH_MAX, TEMPORARY_MESSAGES_MAX } from "@/server/features/temporary/constants";

export interface Said {
  readonly role: "user" | "assistant";
  readonly text: string;
}

/** As much of the end of a conversation as the tutor can be told at once. */
export function recent(messages: readonly Said[]): Said[] {
  const spoken = messages.filter(({ text }) => text !== "").slice(-TEMPORARY_MESSAGES_MAX);
  let room = TEMPORARY_LENGTH_MAX;
  const first = spoken.findLastIndex(({ text }) => {
    room -= text.length;
    return room < 0;
  });
  return spoken.slice(first + 1);
}
