import type { ChatMessage } from "@/server/features/chat/types";
import { MessageView } from "./message-view";
import { OwnMessage } from "./own-message";
import { ReplyTools } from "./reply-tools";

interface HistoryProps {
  readonly messages: readonly ChatMessage[];
  /** The message the first one follows; null at the conversation's beginning. */
  readonly after: string | null;
}

/** What was said before, as finished markup: the browser needs code for the tools of each message only. Versions of a
 * message stand in the same place, behind the same message. */
export function History({ messages, after: before }: HistoryProps) {
  return messages.map(({ id: _id, versions, ...message }, index) => {
    const after = messages[index - 1]?.id ?? before;
    if (message.role === "user") {
      return (
        <OwnMessage key={after} after={after} text={message.text} versions={versions}>
          <MessageView {...message} />
        </OwnMessage>
      );
    }
    return (
      <div key={after}>
        <MessageView {...message} />
        <ReplyTools text={message.text} versions={versions} />
      </div>
    );
  });
}
