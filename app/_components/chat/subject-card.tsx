import Link from "next/link";
import type { ChatSubject, SubjectWords } from "@/server/features/chat/types";
import { MathLine } from "../math/math-line";
import { MathText } from "../math/math-text";

interface SubjectCardProps {
  readonly subject: SubjectWords & Partial<Pick<ChatSubject, "solveId" | "isSolved">>;
}

/** The problem a conversation is about, with the way to its solution for whom it belongs to. One that was not solved is in
 * the student's own words. */
export function SubjectCard({ subject }: SubjectCardProps) {
  const { isSolved = true } = subject;
  const isRead = isSolved && subject.latex !== "";
  return (
    <section aria-label="The problem" className="sheet px-5 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-[15px] text-muted">
          {isRead ? <MathText text={subject.instruction} /> : "About this problem"}
        </p>
        {subject.solveId !== undefined && (
          <Link href={`/solve/${subject.solveId}`} className="link text-[15px]">
            {isSolved ? "See the solution" : "Change its words"}
          </Link>
        )}
      </div>
      {isRead ? (
        <MathLine latex={subject.latex} label="The problem" />
      ) : (
        <p className="break-words">{subject.text}</p>
      )}
    </section>
  );
}
