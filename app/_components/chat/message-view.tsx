import type { ChatMessage, ReplyChecks } from "@/server/features/chat/types";
import { COUNTED_WORDS } from "@/server/features/usage/constants";
import { UncheckedIcon } from "../ui/icons";
import { BadgeList } from "./badge-list";
import { Bubble } from "./bubble";
import { ReplyGraphs } from "./reply-graphs";
import { PlainText } from "./rich-text/plain-text";
import { RichText } from "./rich-text/rich-text";

type MessageViewProps = Omit<ChatMessage, "id"> & {
  /** The built-in tutor wrote it in place of the language model. */
  readonly standIn?: true;
  /** It went wrong and counts all the same. */
  readonly counted?: true;
  /** The reply is still being written. */
  readonly growing?: boolean;
  /** Someone else than the student reads it. */
  readonly shared?: boolean;
};

/** Something in the reply is mathematics. */
const isTelling = ({ claims, left, lacks }: ReplyChecks): boolean =>
  claims.length + left > 0 || lacks !== undefined;

/** One message, with what a reader must know about it: who wrote it, whether it was checked, where it was stopped. */
export function MessageView({
  role,
  text,
  source,
  stopped,
  cutOff,
  interrupted,
  standIn,
  counted,
  checks,
  graphs = [],
  growing = false,
  shared = false,
}: MessageViewProps) {
  if (role === "user") {
    return (
      <Bubble by="user" {...(shared && { author: "Student" })}>
        <PlainText text={text} />
      </Bubble>
    );
  }
  return (
    <Bubble by="assistant">
      <RichText
        text={text}
        growing={growing || stopped === true || cutOff === true || interrupted === true}
      />
      <ReplyGraphs graphs={graphs} />
      {stopped && (
        <p className="mt-2 text-[14px] text-muted">
          {shared ? "The reply was stopped here." : "You stopped the reply here."}
        </p>
      )}
      {cutOff && (
        <p className="mt-2 text-[14px] text-muted">
          {shared
            ? "The reply was cut off here."
            : "The reply was cut off here. You can ask for it again, or continue from here."}
        </p>
      )}
      {interrupted && (
        <p className="mt-2 text-[14px] text-muted">
          The server stopped here. What was written is kept, and the reply can be continued.
        </p>
      )}
      {standIn && (
        <p className="mt-2 text-[14px] text-muted">
          The language model has answered all it can today, so the built-in tutor answers for now.
        </p>
      )}
      {counted && <p className="mt-2 text-[14px] text-muted">{COUNTED_WORDS}</p>}
      {source === "language-model" && checks && isTelling(checks) && <BadgeList checks={checks} />}
      {source === "language-model" && !growing && !(checks && isTelling(checks)) && (
        <p className="mt-2 flex items-center gap-1.5 text-[14px] text-muted">
          <UncheckedIcon />
          Not checked. A language model wrote this, so check it before you rely on it.
        </p>
      )}
    </Bubble>
  );
}
