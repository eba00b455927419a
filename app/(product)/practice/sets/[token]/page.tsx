import type { Metadata } from "next";
import { Note } from "@/app/_components/ui/note";
import { answerInSetAction, joinSetAction } from "@/server/features/practice/actions";
import { loadSet, loadSetReport, loadSetTurn } from "@/server/features/practice/loaders";
import { TurnSheet } from "../../_components/turn-sheet";
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
export default async function SetPage({ params, searchParams }: SetPageProps) {
  const [{ token }, { place, failed }] = await Promise.all([params, searchParams]);
  const address = `/practice/sets/${token}`;
  const turn = typeof place === "string" ? await loadSetTurn({ token, place: Number(place) }) : null;
  if (turn?.problem) {
    const next = turn.place + 1 < turn.length ? `${address}?place=${turn.place + 1}` : address;
    return (
      <TurnSheet
        {...turn}
        problem={turn.problem}
        action={answerInSetAction}
        fields={{ token, place: String(turn.place) }}
        next={next}
        stop={address}
        hasFailed={failed !== undefined}
      />
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
