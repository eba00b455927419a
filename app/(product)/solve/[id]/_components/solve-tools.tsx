import Link from "next/link";
import { ShareButton } from "@/app/_components/share/share-button";
import { CopyButton } from "@/app/_components/ui/copy-button";
import { PrintButton } from "@/app/_components/ui/print-button";
import { failedAtStep, practiceAfter } from "@/server/features/practice/loaders";
import type { SolveView } from "@/server/features/solve/types";
import { solutionLatex } from "./solution-latex";

const SHAREABLE: ReadonlySet<string> = new Set(["solved", "no-solution", "partly-solved"]);

/** What to do with a solution next. */
export function SolveTools({ solve }: { readonly solve: SolveView }) {
  const settled = solve.latex !== "";
  const practice = practiceAfter(solve);
  return (
    <div className="no-print mt-5 flex flex-wrap gap-2.5">
      <Link
        href={`/chat?solve=${encodeURIComponent(solve.id)}`}
        prefetch={false}
        className={settled ? "button button-primary" : "button"}
      >
        Ask the tutor
      </Link>
      {practice && (
        <Link
          href={`/practice/like/${encodeURIComponent(solve.id)}`}
          prefetch={false}
          aria-label={practice}
          className="button"
        >
          Practise this
        </Link>
      )}
      {failedAtStep(solve) && (
        <Link
          href={`/practice/like/${encodeURIComponent(solve.id)}?again=1`}
          prefetch={false}
          className="button"
        >
          Practise that step
        </Link>
      )}
      {solve.answer && <CopyButton text={`${solve.text}\n${solve.answer}`} name="Copy" />}
      {solve.latex && <CopyButton text={solutionLatex(solve)} name="Copy LaTeX" />}
      {SHAREABLE.has(solve.status) && (
        <ShareButton subject={{ kind: "solve", id: solve.id }} className="button">
          Share
        </ShareButton>
      )}
      {(solve.steps.length > 0 || solve.parts.length > 0) && <PrintButton />}
      {/* The page anew: Back brings the one with the text that was typed. */}
      <a href="/" className="button">
        New problem
      </a>
    </div>
  );
}
