import Link from "next/link";
import type { PartView, SolveView } from "@/server/features/solve/types";
import { StopIcon } from "../ui/icons";
import { CheckRow } from "./check-row";
import { correctionOf } from "./correction";
import { EditProblem } from "./edit-problem";
import { HintLadder } from "./hint-ladder";
import { hintProgress } from "./hint-progress";
import { Offers } from "./offers";
import { PartList } from "./part-list";
import { PartSheet } from "./part-sheet";
import { answerId, isAnswered } from "./part-state";
import { ReadingChoices } from "./reading-choices";
import type { SheetActions } from "./sheet-actions";
import { SheetRow } from "./sheet-row";
import { WorksheetWords } from "./worksheet-words";

interface WorksheetProps {
  readonly solve: SolveView;
  readonly actions: SheetActions;
  /** What is beside the badges of the answers. */
  readonly note?: string;
}

/** A worksheet as one page: its parts at a glance, then each on a sheet of its own. */
export function Worksheet({ solve, actions, note }: WorksheetProps) {
  const { parts, text, mode } = solve;
  return (
    <div className="relative">
      <h1 className="font-serif text-[24px] leading-tight sm:text-[28px]">
        Your worksheet with {parts.length} parts
      </h1>
      <WorksheetWords text={text} />
      <PartList parts={parts} />
      <details className="no-print">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center text-[15px]">
          Not what you meant?
        </summary>
        <EditProblem action={actions.create} text={text} mode={mode} />
      </details>
      {parts.map((part, place) => (
        <PartSheet
          key={`${part.label} ${part.text}`}
          part={part}
          place={place}
          note={note}
          correction={correctionOf(actions.correct, solve.id, place)}
        >
          <PartRows solve={solve} part={part} place={place} actions={actions} />
        </PartSheet>
      ))}
    </div>
  );
}

interface PartRowsProps {
  readonly solve: Pick<SolveView, "id" | "mode">;
  readonly part: PartView;
  readonly place: number;
  readonly actions: SheetActions;
}

/** What a student can do with a part: open it, check an answer of their own, say which reading is meant. */
function PartRows({ solve: { id, mode }, part, place, actions }: PartRowsProps) {
  const { answerRevealed, revealedSteps, hints, status, reason, readings, offers, attempt } = part;
  if (!isAnswered(part))
    return (
      <SheetRow tone={status === "ambiguous" ? "caution" : "wash"}>
        <p id={`question-${place + 1}`} className="flex gap-2 text-base">
          <span className="mt-[3px] text-caution">
            <StopIcon />
          </span>
          {reason}
        </p>
        {status === "ambiguous" && (
          <ReadingChoices
            readings={readings}
            mode={mode}
            create={actions.create}
            labelledBy={`question-${place + 1}`}
          />
        )}
        {offers.length > 0 && (
          <div className="mt-4">
            <Offers offers={offers} mode={mode} create={actions.create} id={`offers-${place + 1}`} />
          </div>
        )}
        <OtherWords id={id} text={part.text} mode={mode} create={actions.create} />
      </SheetRow>
    );
  return (
    <>
      {!answerRevealed && (
        <SheetRow tone="wash">
          <HintLadder
            action={actions.reveal}
            id={id}
            progress={hintProgress({ revealedSteps, hints })}
            part={place}
            answer={answerId(place)}
          />
        </SheetRow>
      )}
      <CheckRow id={id} attempt={attempt} action={actions.attempt} part={place} />
    </>
  );
}

interface OtherWordsProps {
  readonly id: string;
  readonly text: string;
  readonly mode: SolveView["mode"];
  readonly create: SheetActions["create"];
}

/** What is left to do with a part that was not understood: put it in other words, or take the sheet to the tutor. */
function OtherWords({ id, text, mode, create }: OtherWordsProps) {
  return (
    <details className="no-print mt-2">
      <summary className="link inline-flex min-h-11 items-center text-[15px]">Change the words</summary>
      <EditProblem action={create} text={text} mode={mode} />
      <p className="text-[15px] text-muted">
        Or{" "}
        <Link href={`/chat?solve=${encodeURIComponent(id)}`} prefetch={false} className="link underline">
          ask the tutor
        </Link>{" "}
        with this worksheet in it.
      </p>
    </details>
  );
}
