import type { ChatMessage } from "@/server/features/chat/types";
import { MessageView } from "./message-view";

/** What was said before, as finished markup: the browser needs no code for it. */
export function History({ messages }: { readonly messages: readonly ChatMessage[] }) {
  return messages.map(({ id, ...message }) => <MessageView key={id} {...message} />);
}
