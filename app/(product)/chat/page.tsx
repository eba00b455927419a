import type { Metadata } from "next";
import type { EmptyStateSubject } from "@/app/_components/chat/empty-state";
import { SubjectCard } from "@/app/_components/chat/subject-card";
import { NewChat } from "@/app/_components/chat/views";
import { loadSubject } from "@/server/features/chat/loaders";
import { loadKnownUsage } from "@/server/features/usage/loaders";

interface ChatPageProps {
  readonly searchParams: Promise<{ readonly solve?: string | string[] }>;
}

export const metadata: Metadata = { title: "Tutor", robots: { index: false } };

/** The problem it may be about and the messages left arrive later: the field does not wait for them, nor is it replaced
 * when they are there. */
export default function ChatPage({ searchParams }: ChatPageProps) {
  return <NewChat subject={subjectOf(searchParams)} usage={loadKnownUsage()} />;
}

async function subjectOf(searchParams: ChatPageProps["searchParams"]): Promise<EmptyStateSubject | null> {
  const { solve } = await searchParams;
  const subject = typeof solve === "string" && solve !== "" ? await loadSubject(solve) : null;
  return (
    subject && {
      solveId: subject.solveId,
      mode: subject.hintsFirst ? "hints" : "explain",
      offers: subject.isSolved ? undefined : subject.offers,
      card: <SubjectCard subject={subject} />,
    }
  );
}
