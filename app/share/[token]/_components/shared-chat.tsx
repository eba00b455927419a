import Link from "next/link";
import { MessageView } from "@/app/_components/chat/message-view";
import { pageParts } from "@/app/_components/chat/page-parts";
import { SubjectCard } from "@/app/_components/chat/subject-card";
import { Paced } from "@/app/_components/math/paced";
import type { SharedChat as SharedChatData } from "@/server/features/share/types";

interface SharedChatProps {
  readonly chat: SharedChatData;
  /** Where the link leads. */
  readonly path: string;
  /** Which part of a very long conversation, from 1. */
  readonly part: number;
}

/** A conversation to read, with its badges and the problem it is about. A very long one comes in parts. */
export function SharedChat({ chat, path, part: wanted }: SharedChatProps) {
  const parts = pageParts(chat.messages);
  const part = Math.min(wanted, Math.max(1, parts.length));
  return (
    <>
      <h1 className="font-serif text-[28px] leading-tight break-words">{chat.title}</h1>
      <div className="mt-6 space-y-6">
        {chat.subject && part === 1 && <SubjectCard subject={chat.subject} />}
        {parts[part - 1]?.map(({ id, ...message }) => (
          <Paced key={id} characters={message.text.length}>
            <MessageView {...message} shared />
          </Paced>
        ))}
      </div>
      {parts.length > 1 && (
        <nav aria-label="Parts of the conversation" className="no-print mt-6 flex items-center gap-4">
          {part > 1 && <PartLink href={`${path}?part=${part - 1}`}>Earlier</PartLink>}
          <span className="text-[15px] text-muted">
            Part {part} of {parts.length}
          </span>
          {part < parts.length && <PartLink href={`${path}?part=${part + 1}`}>Later</PartLink>}
        </nav>
      )}
    </>
  );
}

const PartLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <Link href={href} prefetch={false} className="button">
    {children}
  </Link>
);
