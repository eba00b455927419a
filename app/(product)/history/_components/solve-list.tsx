import Link from "next/link";
import { Paced } from "@/app/_components/math/paced";
import { Typeset } from "@/app/_components/math/typeset";
import { VerificationBadge } from "@/app/_components/solve/verification-badge";
import type { SolveItem } from "@/server/features/solve/types";
import { formatShortDay } from "@/server/format";

/** Problems, newest first. The whole row leads to the solution. */
export function SolveList({ items }: { readonly items: readonly SolveItem[] }) {
  return (
    <ul className="sheet mt-6 divide-y divide-hairline overflow-hidden">
      {items.map((item) => (
        <li key={item.id} className="relative px-4 py-4 hover:bg-wash sm:px-6">
          <div className="flex items-baseline justify-between gap-4">
            <Link
              href={`/solve/${item.id}`}
              prefetch={false}
              className="min-w-0 truncate text-[17px] after:absolute after:inset-0"
            >
              {item.text}
            </Link>
            <time dateTime={item.createdAt.toISOString()} className="shrink-0 text-sm text-muted">
              {formatShortDay(item.createdAt)}
            </time>
          </div>
          <div className="mt-1 flex min-h-8 items-center justify-between gap-4">
            <Outcome item={item} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Outcome({ item }: { readonly item: SolveItem }) {
  const { status } = item;
  if (status === "unsupported" || status === "limit-reached") return <Quiet>No answer</Quiet>;
  if (status === "ambiguous") return <Quiet>Several readings: none chosen yet</Quiet>;
  if (!item.answerRevealed) return <Quiet>Hints: answer not shown yet</Quiet>;
  return (
    <>
      {status === "no-solution" ? (
        <span>No solution</span>
      ) : (
        <span className="min-w-0 overflow-hidden whitespace-nowrap">
          <Paced characters={item.latex.length}>
            <Typeset latex={item.latex} />
          </Paced>
        </span>
      )}
      <VerificationBadge status={item.verification} />
    </>
  );
}

function Quiet({ children }: { readonly children: string }) {
  return <span className="text-[15px] text-muted">{children}</span>;
}
