import type { Metadata } from "next";
import { Suspense } from "react";
import type { Exchange } from "@/app/_components/chat/last-exchange";
import { MessageView } from "@/app/_components/chat/message-view";
import { SubjectCard } from "@/app/_components/chat/subject-card";
import { ChatView } from "@/app/_components/chat/views";
import { Paced } from "@/app/_components/math/paced";
import { orMissing } from "@/app/_components/shell/or-missing";
import type { ChatMessage } from "@/server/features/chat/types";
import { loadConversation } from "@/server/features/tutor/loaders";
import { loadKnownUsage } from "@/server/features/usage/loaders";
import { ChatMissing } from "./_components/chat-missing";
import { ConversationSkeleton } from "./_components/conversation-skeleton";
import { RecentHistory } from "./_components/recent-history";

interface ChatPageProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<{ readonly all?: string | string[]; readonly before?: string | string[] }>;
}

/** Whether the conversation is there is known before anything is sent: the answer's status says so. */
export const instant = false;

export function generateMetadata({ params }: Pick<ChatPageProps, "params">): Promise<Metadata> {
  const named = async () => {
    const { title } = await loadConversation((await params).id);
    return { title, robots: { index: false } };
  };
  return orMissing<Metadata>(named, { title: "Conversation not found", robots: { index: false } });
}

export default function ChatPage(props: ChatPageProps) {
  return orMissing(() => Found(props), <ChatMissing />);
}

/** The frame is sent as soon as the conversation is found, its formulas as they are set. */
async function Found(props: ChatPageProps) {
  await loadConversation((await props.params).id);
  return (
    <Suspense fallback={<ConversationSkeleton />}>
      <Conversation {...props} />
    </Suspense>
  );
}

async function Conversation({ params, searchParams }: ChatPageProps) {
  const { all, before } = await searchParams;
  const { id, title, subject, mode, messages, runId } = await loadConversation((await params).id);
  const lastAt = messages.findLastIndex(({ role }) => role === "user");
  const earlier = lastAt < 0 ? messages : messages.slice(0, lastAt);
  const exchange = exchangeOf(messages.slice(earlier.length), earlier.at(-1)?.id ?? null);
  const upTo = earlier.findIndex((message) => message.id === before);
  return (
    <div data-page className="flex flex-1 flex-col">
      <ChatView
        key={id}
        chat={{ id, title }}
        solveId={null}
        subject={subject && <SubjectCard subject={subject} />}
        exchange={exchange}
        history={
          earlier.length > 0 ? (
            <RecentHistory chatId={id} messages={earlier} upTo={upTo} whole={all !== undefined} />
          ) : null
        }
        runId={exchange?.reply === null ? runId : null}
        mode={mode}
        usage={loadKnownUsage()}
      />
    </div>
  );
}

/** The student's last message and the reply behind it. */
function exchangeOf([message, reply]: readonly ChatMessage[], after: string | null): Exchange | null {
  if (!message) return null;
  return {
    message: {
      id: message.id,
      text: message.text,
      after,
      versions: message.versions,
      shown: pacedView(message),
    },
    reply: reply
      ? {
          id: reply.id,
          broken: reply.cutOff === true || reply.interrupted === true,
          text: reply.text,
          versions: reply.versions,
          shown: pacedView(reply),
        }
      : null,
  };
}

const pacedView = (message: ChatMessage) => (
  <Paced characters={message.text.length}>
    <MessageView {...message} />
  </Paced>
);
