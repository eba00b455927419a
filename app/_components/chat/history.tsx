import type { ChatMessage } from "@/server/features/chat/types";
import { Paced } from "../math/paced";
import { MessageView } from "./message-view";
import { OwnMessage } from "./own-message";
import { ReplyTools } from "./reply-tools";
import { SAID_AWAY, SAID_BEFORE } from "./said";

interface HistoryProps {
  readonly messages: readonly ChatMessage[];
  /** The message the first one follows; null at the conversation's beginning. */
  readonly after: string | null;
  /** The first of them that is surely out of sight at first; so are those after it. */
  readonly awayFrom: number;
}

/** What was said before, as finished markup: the browser needs code for the tools of each message only. Versions of a
 * message are in the same place, behind the same message. */
export function History({ messages, after: before, awayFrom }: HistoryProps) {
  return messages.map(({ id: _id, versions, ...message }, index) => {
    const after = messages[index - 1]?.id ?? before;
    const className = index < awayFrom ? SAID_BEFORE : SAID_AWAY;
    if (message.role === "user") {
      return (
        <OwnMessage key={after} after={after} text={message.text} versions={versions} className={className}>
          <Paced characters={message.text.length}>
            <MessageView {...message} />
          </Paced>
        </OwnMessage>
      );
    }
    return (
      <div key={after} className={className}>
        <Paced characters={message.text.length}>
          <MessageView {...message} />
        </Paced>
        <ReplyTools text={message.text} versions={versions} />
      </div>
    );
  });
}
