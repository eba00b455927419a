import type { ChatMessage } from "@/server/features/chat/types";
import { MessageView } from "./message-view";
import { ReplyTools } from "./reply-tools";

/** What was said before, as finished markup: the browser needs code for the tools below the replies only. */
export function History({ messages }: { readonly messages: readonly ChatMessage[] }) {
  return messages.map(({ id, ...message }) => (
    <div key={id}>
      <MessageView {...message} />
      {message.role === "assistant" && <ReplyTools text={message.text} />}
    </div>
  ));
}
