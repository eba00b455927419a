import Link from "next/link";
import { MathText } from "@/app/_components/math/math-text";
import { TypesetHtml } from "@/app/_components/math/typeset-html";
import { type TryAction, TryForm } from "@/app/_components/practice/try-form";
import type { LikeView } from "@/server/features/practice/types";

interface LikeRowProps {
  readonly problem: LikeView["problems"][number];
  /** The skill it is of; null where it is of none. */
  readonly skill: string | null;
  readonly action: TryAction;
}

/** One problem to try: in a practice session where it is of a skill, else on a page of its own, hints first. */
export function LikeRow({ problem: { text, instruction, html, problem }, skill, action }: LikeRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0">
        <p className={html === "" ? "math-sentence" : "math-sentence text-[15px] text-muted"}>
          <MathText text={instruction} />
        </p>
        {html !== "" && (
          <p className="sideways mt-1 text-[22px]">
            <TypesetHtml html={html} />
          </p>
        )}
      </div>
      {skill !== null && problem !== null ? (
        <Link
          href={`/practice/${skill}?problem=${problem}`}
          prefetch={false}
          aria-label={`Try ${text}`}
          className="button"
        >
          Try it
        </Link>
      ) : (
        <TryForm text={text} action={action}>
          Try it
        </TryForm>
      )}
    </li>
  );
}
