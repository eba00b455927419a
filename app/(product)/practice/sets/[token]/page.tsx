import type { Metadata } from "next";
import { NextLink } from "@/app/_components/practice/next-link";
import { TryForm } from "@/app/_components/practice/try-form";
import { TurnSheet } from "@/app/_components/practice/turn-sheet";
import { orMissing } from "@/app/_components/shell/or-missing";
import { Note } from "@/app/_components/ui/note";
import { SessionStage } from "@/app/_device/practice/session-stage";
import { answerInSetAction, joinSetAction } from "@/server/features/practice/actions";
import { loadSet, loadSetReport, loadSetTurn } from "@/server/features/practice/loaders";
import { createSolveAction } from "@/server/features/solve/actions";
import { PracticeMissing } from "../../_components/practice-missing";
import { sessionOf } from "../../_components/session-of";
import { Invitation } from "./_components/invitation";
import { OwnPlace } from "./_components/own-place";
import { Report } from "./_components/report";

interface SetPageProps {
  readonly params: Promise<{ readonly token: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** The page is sent whole rather than streamed into a shell: without JavaScript a streamed form stays hidden. */
export const instant = false;

export const metadata: Metadata = { title: "Practice set", robots: { index: false, follow: false } };

/** A set: for its maker what came of it, for those who take part their own problems, for others the way in. */
export default function SetPage(props: SetPageProps) {
  return orMissing(() => PracticeSet(props), <PracticeMissing />);
}

async function PracticeSet({ params, searchParams }: SetPageProps) {
  const [{ token }, { place, failed }] = await Promise.all([params, searchParams]);
  const address = `/practice/sets/${token}`;
  const turn = typeof place === "string" ? await loadSetTurn({ token, place: Number(place) }) : null;
  if (turn?.problem) {
    const { place: first, length } = turn;
    const isLast = first + 1 >= length;
    return (
      <SessionStage session={sessionOf(turn, turn.problem, { id: address, stop: address })}>
        <TurnSheet
          {...turn}
          problem={turn.problem}
          action={answerInSetAction}
          fields={{ token, place: String(first) }}
          next={<NextLink href={isLast ? address : `${address}?place=${first + 1}`} isLast={isLast} />}
          stop={address}
          working={
            <TryForm text={turn.problem.text} action={createSolveAction}>
              Check my working
            </TryForm>
          }
          just={`/practice/${turn.problem.skill}?just=${turn.problem.skill}.`}
          hasFailed={failed !== undefined}
        />
      </SessionStage>
    );
  }
  const set = await loadSet(token);
  const report = set.isMaker ? await loadSetReport(token) : null;
  return (
    <div data-page>
      <h1 className="font-serif text-[36px] leading-tight break-words sm:text-[40px]">{set.title}</h1>
      {failed !== undefined && (
        <div className="mt-4">
          <Note kind="wrong">This could not be done. Reload the page and try again.</Note>
        </div>
      )}
      {report && <Report report={report} />}
      {set.participation ? (
        <OwnPlace set={set} participation={set.participation} />
      ) : (
        <Invitation set={set} action={joinSetAction} />
      )}
    </div>
  );
}
