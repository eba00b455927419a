import type { Metadata } from "next";
import { Suspense } from "react";
import { NewChat } from "@/app/_components/chat/new-chat";
import { SubjectCard } from "@/app/_components/chat/subject-card";
import { loadSubject } from "@/server/features/chat/loaders";

interface ChatPageProps {
  readonly searchParams: Promise<{ readonly solve?: string | string[] }>;
}

export const metadata: Metadata = { title: "Tutor", robots: { index: false } };

export default function ChatPage({ searchParams }: ChatPageProps) {
  return (
    <Suspense fallback={<NewChat solveId={null} subject={null} />}>
      <Start searchParams={searchParams} />
    </Suspense>
  );
}

async function Start({ searchParams }: ChatPageProps) {
  const { solve } = await searchParams;
  const subject = typeof solve === "string" && solve !== "" ? await loadSubject(solve) : null;
  return (
    <NewChat solveId={subject?.solveId ?? null} subject={subject && <SubjectCard subject={subject} />} />
  );
}
