import type { ChatMessage } from "@/server/features/chat/types";
import { UncheckedIcon } from "../ui/icons";
import { Bubble } from "./bubble";
import { PlainText } from "./rich-text/plain-text";
import { RichText } from "./rich-text/rich-text";

type MessageViewProps = Omit<ChatMessage, "id"> & {
  /** The reply is still being written. */
  readonly growing?: boolean;
};

/** One message, with what a reader must know about it: who wrote it, whether it was checked, where it was stopped. */
export function MessageView({ role, text, source, stopped, growing = false }: MessageViewProps) {
  if (role === "user") {
    return (
      <Bubble by="user">
        <PlainText text={text} />
      </Bubble>
    );
  }
  return (
    <Bubble by="assistant">
      <RichText text={text} growing={growing} />
      {stopped && <p className="mt-2 text-[14px] text-muted">You stopped the reply here.</p>}
      {source === "language-model" && !growing && (
        <p className="mt-2 flex items-center gap-1.5 text-[14px] text-muted">
          <UncheckedIcon />
          Not checked. A language model wrote this, so check it before you rely on it.
        </p>
      )}
    </Bubble>
  );
}
