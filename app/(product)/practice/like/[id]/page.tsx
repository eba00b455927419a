import type { Metadata } from "next";
import Link from "next/link";
import { orMissing } from "@/app/_components/shell/or-missing";
import { Message } from "@/app/_components/ui/message";
import { LIKE_ROUNDS_MAX } from "@/server/features/practice/constants";
import { loadLike } from "@/server/features/practice/loaders";
import { createSolveAction } from "@/server/features/solve/actions";
import { PracticeMissing } from "../../_components/practice-missing";
import { LikeRow } from "./_components/like-row";

interface LikePageProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** The page is sent whole rather than streamed into a shell: without JavaScript a streamed form stays hidden. */
export const instant = false;

export const metadata: Metadata = { title: "More like this", robots: { index: false } };

const AGAIN = "The step that went wrong, with different numbers.";

/** Three problems like one that was solved, to be tried one by one. */
export default function LikePage(props: LikePageProps) {
  return orMissing(() => Like(props), <PracticeMissing />);
}

async function Like({ params, searchParams }: LikePageProps) {
  const [{ id }, { round: asked = "1", again: step }] = await Promise.all([params, searchParams]);
  const round = Number(asked);
  const again = step !== undefined;
  const { skill, problems } = await loadLike({ id, round, again });
  const back = (
    <Link href={`/solve/${encodeURIComponent(id)}`} prefetch={false} className="button">
      Back to the solution
    </Link>
  );
  if (problems.length === 0)
    return (
      <Message title="No others like this">
        <p>I can’t find different numbers with which this problem works out the same way.</p>
        <p>{back}</p>
      </Message>
    );
  return (
    <div data-page>
      <h1 className="font-serif text-[36px] leading-tight sm:text-[40px]">More like this</h1>
      <p className="mt-2 text-muted">
        {skill ? skill.name : again ? AGAIN : "The same problem with different numbers."}
      </p>
      <ol className="mt-5 divide-y divide-hairline border-y border-hairline">
        {problems.map((problem) => (
          <LikeRow
            key={problem.text}
            problem={problem}
            skill={skill?.id ?? null}
            action={createSolveAction}
          />
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap gap-3">
        {skill && (
          <Link href={`/practice/${skill.id}`} prefetch={false} className="button button-primary">
            Practise ten, mixed
          </Link>
        )}
        {round < LIKE_ROUNDS_MAX && (
          <Link
            href={`/practice/like/${encodeURIComponent(id)}?${again ? "again=1&" : ""}round=${round + 1}`}
            prefetch={false}
            className="button"
          >
            Others
          </Link>
        )}
        {back}
      </div>
    </div>
  );
}
