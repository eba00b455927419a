import Link from "next/link";
import { DeleteIcon } from "@/app/_components/chat/icons";
import { TypesetHtml } from "@/app/_components/math/typeset-html";
import { VerificationBadge } from "@/app/_components/solve/verification-badge";
import type { SolveItem } from "@/server/features/solve/types";
import { withoutTex } from "@/server/typeset/without-tex";

interface SolveRowProps {
  readonly item: SolveItem;
  readonly onDelete: (item: SolveItem) => void;
}

/** A problem in the history. All of the row leads to the solution, but for the button that deletes it. */
export function SolveRow({ item, onDelete }: SolveRowProps) {
  const name = withoutTex(item.text);
  return (
    <li className="relative px-4 py-4 hover:bg-wash sm:px-6">
      <Link
        href={`/solve/${item.id}`}
        prefetch={false}
        className="block truncate text-[17px] after:absolute after:inset-0"
      >
        {name}
      </Link>
      <div className="mt-1 flex min-h-8 items-center gap-4">
        <Outcome item={item} />
        <button
          type="button"
          onClick={() => onDelete(item)}
          className="needs-script relative z-10 -my-1.5 -mr-3 ml-auto flex size-11 shrink-0 items-center justify-center text-muted hover:text-danger"
        >
          <DeleteIcon />
          <span className="sr-only">Delete “{name}”</span>
        </button>
      </div>
    </li>
  );
}

function Outcome({ item }: { readonly item: SolveItem }) {
  const { status } = item;
  if (status === "partly-solved") return <Quiet>A worksheet: some parts solved</Quiet>;
  if (status === "unsupported" || status === "limit-reached") return <Quiet>Not solved yet</Quiet>;
  if (status === "ambiguous") return <Quiet>Several readings: none chosen yet</Quiet>;
  if (!item.answerRevealed) return <Quiet>Hints: answer not shown yet</Quiet>;
  return (
    <>
      {status === "no-solution" ? (
        <span>No solution</span>
      ) : (
        <span className="min-w-0 overflow-hidden whitespace-nowrap" style={FADING}>
          <TypesetHtml html={item.html ?? ""} />
        </span>
      )}
      <VerificationBadge status={item.verification} />
    </>
  );
}

/** An answer that is longer than its place fades at its end, and takes no more room for that. */
const FADING = {
  marginRight: -16,
  paddingRight: 16,
  maskImage: "linear-gradient(to left, transparent, #000 16px)",
} as const;

function Quiet({ children }: { readonly children: string }) {
  return <span className="text-[15px] text-muted">{children}</span>;
}
