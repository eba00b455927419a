import Link from "next/link";
import { MathText } from "@/app/_components/math/math-text";
import { loadMistakes } from "@/server/features/solve/loaders";
import { historyAddress } from "./wanted";

const times = (count: number): string => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);

/** Wrong turns by name that were found in the student's own tries, each with the right rule; nothing before there are
 * any. */
export async function Mistakes() {
  const mistakes = await loadMistakes();
  if (mistakes.length === 0) return null;
  return (
    <details className="fold sheet mt-5">
      <summary className="flex min-h-12 items-center px-4 text-[17px] sm:px-6">
        <span className="fold-title">Mistakes I make</span>
      </summary>
      <ul className="divide-y divide-hairline border-t border-hairline">
        {mistakes.map(({ id, title, explanation, count }) => (
          <li key={id} className="px-4 py-3.5 sm:px-6">
            <p className="flex justify-between gap-4">
              <span className="font-medium">
                <MathText text={title} />
              </span>
              <span className="shrink-0 text-sm text-muted">{times(count)}</span>
            </p>
            <p className="math-sentence mt-1 text-[15px] text-muted">
              <MathText text={explanation} />
            </p>
          </li>
        ))}
      </ul>
      <p className="border-t border-hairline px-4 sm:px-6">
        <Link
          href={historyAddress({ find: "", show: "mistakes" })}
          prefetch={false}
          className="link inline-flex min-h-12 items-center text-[15px]"
        >
          Show the problems
        </Link>
      </p>
    </details>
  );
}
