import { MessageView } from "@/app/_components/chat/message-view";
import { SubjectCard } from "@/app/_components/chat/subject-card";
import type { SharedChat as SharedChatData } from "@/server/features/share/types";

/** A conversation to read, with its badges and the problem it is about. */
export function SharedChat({ chat }: { readonly chat: SharedChatData }) {
  return (
    <>
      <h1 className="font-serif text-[28px] leading-tight break-words">{chat.title}</h1>
      <div className="mt-6 space-y-6">
        {chat.subject && <SubjectCard subject={chat.subject} />}
        {chat.messages.map(({ id, ...message }) => (
          <MessageView key={id} {...message} shared />
        ))}
      </div>
    </>
  );
}
