import type { Metadata } from "next";
import { History } from "@/app/_components/chat/history";
import { Room } from "@/app/_components/chat/room";
import { SubjectCard } from "@/app/_components/chat/subject-card";
import { loadChat } from "@/server/features/chat/loaders";

interface ChatPageProps {
  readonly params: Promise<{ readonly id: string }>;
}

export async function generateMetadata({ params }: ChatPageProps): Promise<Metadata> {
  const { title } = await loadChat((await params).id);
  return { title, robots: { index: false } };
}

export default async function ChatPage({ params }: ChatPageProps) {
  const { id, title, subject, messages, writing } = await loadChat((await params).id);
  const last = messages.at(-1);
  const unanswered = last?.role === "user" ? last : null;
  const answered = unanswered ? messages.slice(0, -1) : messages;
  return (
    <div data-page className="flex flex-1 flex-col">
      <h1 className="sr-only">{title}</h1>
      <Room
        key={id}
        chatId={id}
        solveId={null}
        subject={subject && <SubjectCard subject={subject} />}
        history={answered.length > 0 ? <History messages={answered} /> : null}
        unanswered={unanswered && { id: unanswered.id, text: unanswered.text }}
        writing={writing && unanswered !== null}
      />
    </div>
  );
}
