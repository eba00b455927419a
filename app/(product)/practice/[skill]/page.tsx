import type { Metadata } from "next";
import { NextLink } from "@/app/_components/practice/next-link";
import { TryForm } from "@/app/_components/practice/try-form";
import { TurnSheet } from "@/app/_components/practice/turn-sheet";
import { orMissing } from "@/app/_components/shell/or-missing";
import { SessionStage } from "@/app/_device/practice/session-stage";
import { answerAction } from "@/server/features/practice/actions";
import { loadTurn, taughtIn } from "@/server/features/practice/loaders";
import { createSolveAction } from "@/server/features/solve/actions";
import { PracticeMissing } from "../_components/practice-missing";
import { sessionOf } from "../_components/session-of";
import { AllDone } from "./_components/all-done";
import { InTextbooks } from "./_components/in-textbooks";

interface SessionPageProps {
  readonly params: Promise<{ readonly skill: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** The page is sent whole rather than streamed into a shell: without JavaScript a streamed form stays hidden. */
export const instant = false;

export const metadata: Metadata = { title: "Practice", robots: { index: false } };

/** What a session without a skill of its own is called in its address. */
const DUE = "due";

export default function SessionPage(props: SessionPageProps) {
  return orMissing(() => Session(props), <PracticeMissing />);
}

async function Session({ params, searchParams }: SessionPageProps) {
  const [{ skill: session }, { place = "0", problem, just, failed }] = await Promise.all([
    params,
    searchParams,
  ]);
  const skill = session === DUE ? undefined : session;
  const named = typeof problem === "string" ? problem : undefined;
  if (place === "10") return <AllDone session={session} />;
  const turn = await loadTurn({
    skill,
    place: Number(place),
    problem: named,
    just: typeof just === "string" ? just : undefined,
  });
  if (!turn.problem) return <AllDone session={session} />;
  const { skill: its, level, seed } = turn.problem;
  const { place: first, length } = turn;
  const [address, stop] = [`/practice/${session}`, "/practice"];
  return (
    <SessionStage session={sessionOf(turn, turn.problem, { id: address, stop })}>
      <TurnSheet
        {...turn}
        problem={turn.problem}
        action={answerAction}
        fields={{ session, place: String(first), problem: `${its}.${level}.${seed}` }}
        next={<NextLink href={`${address}?place=${first + 1}`} isLast={first + 1 >= length} />}
        stop={stop}
        working={
          <TryForm text={turn.problem.text} action={createSolveAction}>
            Check my working
          </TryForm>
        }
        just={`${address}?place=${first}&just=${its}.`}
        hasFailed={failed !== undefined}
      />
      <InTextbooks sections={taughtIn(its)} />
    </SessionStage>
  );
}
