import Link from "next/link";
import type { ChatSubject } from "@/server/features/chat/types";
import { MathLine } from "../math/math-line";
import { MathText } from "../math/math-text";

interface SubjectCardProps {
  readonly subject: Omit<ChatSubject, "solveId" | "hintsFirst"> & Partial<Pick<ChatSubject, "solveId">>;
}

/** The problem a conversation is about, with the way to its solution for whom it belongs to. */
export function SubjectCard({ subject }: SubjectCardProps) {
  return (
    <section aria-label="The problem" className="sheet px-5 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-[15px] text-muted">
          {subject.latex ? <MathText text={subject.instruction} /> : "About this problem"}
        </p>
        {subject.solveId !== undefined && (
          <Link href={`/solve/${subject.solveId}`} className="link text-[15px]">
            See the solution
          </Link>
        )}
      </div>
      {subject.latex ? <MathLine latex={subject.latex} label="The problem" /> : <p>{subject.text}</p>}
    </section>
  );
}
