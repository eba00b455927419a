import { useEffect, useState } from "react";
import type { DeviceEngine } from "@/app/_device/device-engine";
import type { Act } from "@/app/_device/jobs";
import type { SolveView } from "@/server/features/solve/types";
import { Formula, Sentence } from "./formula";
import { HintLadder, type OneProblem, type Reveal, Step } from "./hint-ladder";

interface ProblemProps {
  readonly engine: DeviceEngine;
  readonly id: string;
  readonly text: string;
  /** Works another text instead: one of the ways to read this one. */
  readonly choose: (text: string) => void;
}

/** A problem worked in the panel, hints first: what is not opened stays with the engine. */
export function Problem({ engine, id, text, choose }: ProblemProps) {
  const [started] = useState(Date.now);
  const [acts, setActs] = useState<readonly Act[]>([]);
  const [view, setView] = useState<SolveView | "none" | null>(null);

  useEffect(() => {
    let isWanted = true;
    void engine.run("work", { id, text, mode: "hints", at: started, acts }).then((worked) => {
      if (isWanted) setView(worked?.view ?? "none");
    });
    return () => {
      isWanted = false;
    };
  }, [engine, id, text, started, acts]);

  if (view === null) return <p role="status">Working…</p>;
  if (view === "none") return <p role="status">That took too long on this device. Try it in another way.</p>;
  const open = (part?: number): Reveal => {
    return (what) => setActs((before) => [...before, { kind: "reveal", what, part }]);
  };
  return (
    <section aria-label="Your problem">
      {view.parts.length === 0 && <Sheet view={view} reveal={open()} choose={choose} />}
      {view.parts.map((part, place) => (
        <section key={part.label} aria-label={`Part ${part.label}`}>
          <h2>Part {part.label}</h2>
          <Sheet view={part} reveal={open(place)} choose={choose} />
        </section>
      ))}
    </section>
  );
}

interface SheetProps {
  readonly view: OneProblem;
  readonly reveal: Reveal;
  readonly choose: (text: string) => void;
}

function Sheet({ view, reveal, choose }: SheetProps) {
  const { reason, readings, steps } = view;
  const isClosed = isAnswered(view) && !view.answerRevealed;
  return (
    <>
      <ReadAs view={view} />
      {reason && <p role="status">{reason}</p>}
      {readings.map(({ text, meaning }) => (
        <button key={text} type="button" onClick={() => choose(text)}>
          <Sentence text={meaning} />
        </button>
      ))}
      {isClosed && <HintLadder view={view} reveal={reveal} />}
      {!isClosed && steps.length > 0 && (
        <ol className="ladder" aria-label="Steps">
          {steps.map((step, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps only ever follow one another
            <li key={place}>
              <Step step={step} />
            </li>
          ))}
        </ol>
      )}
      {isAnswered(view) && view.answerRevealed && <Answer view={view} />}
    </>
  );
}

/** What was understood: of a story its facts, of anything else the mathematics. */
function ReadAs({ view: { read, story } }: { readonly view: OneProblem }) {
  if (!read.latex && !story) return null;
  return (
    <section className="sheet" aria-label="What was read">
      <p className="muted">Read as</p>
      {story && (
        <dl>
          {story.rows.map(({ who, what, sentence }) => (
            <div key={sentence}>
              <dt>{who}</dt>
              <dd>
                <Sentence text={what} />
              </dd>
            </div>
          ))}
          <div>
            <dt>Asked</dt>
            <dd>
              <Sentence text={`${story.asked.who} ${story.asked.what}`} />
            </dd>
          </div>
        </dl>
      )}
      {read.latex && (
        <>
          <p>
            <Sentence text={read.instruction} />
          </p>
          <Formula latex={read.latex} display />
        </>
      )}
    </section>
  );
}

const isAnswered = ({ status }: OneProblem): boolean => status === "solved" || status === "no-solution";

const BADGES = { verified: "Checked", partial: "Spot-checked", unchecked: "Not checked" } as const;

function Answer({ view: { latex, verification } }: { readonly view: OneProblem }) {
  return (
    <section className={`sheet ${verification === "verified" ? "checked" : "caution"}`} aria-label="Answer">
      <p>{BADGES[verification]}</p>
      <Formula latex={latex} display />
    </section>
  );
}
