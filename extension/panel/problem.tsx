import { useEffect, useState } from "react";
import type { DeviceEngine } from "@/app/_device/device-engine";
import type { Act } from "@/app/_device/jobs";
import type { PartView, SolveView } from "@/server/features/solve/types";
import { Formula, Sentence } from "./formula";
import { OpenInClassmate } from "./open-in-classmate";

interface ProblemProps {
  readonly engine: DeviceEngine;
  readonly id: string;
  readonly text: string;
  /** Works another text instead: one of the ways to read this one. */
  readonly choose: (text: string) => void;
}

/** A problem of its own, or a part of a worksheet. */
type OneProblem = Omit<PartView, "label" | "status"> & Pick<SolveView, "status">;
type Reveal = (what: "step" | "answer") => void;

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
      <OpenInClassmate text={text} />
    </section>
  );
}

interface SheetProps {
  readonly view: OneProblem;
  readonly reveal: Reveal;
  readonly choose: (text: string) => void;
}

function Sheet({ view, reveal, choose }: SheetProps) {
  const { read, reason, readings, steps } = view;
  return (
    <>
      {read.latex && (
        <section className="sheet" aria-label="What was read">
          <p className="muted">{read.instruction}</p>
          <Formula latex={read.latex} display />
        </section>
      )}
      {reason && <p role="status">{reason}</p>}
      {readings.map(({ text, meaning }) => (
        <button key={text} type="button" onClick={() => choose(text)}>
          <Sentence text={meaning} />
        </button>
      ))}
      {view.hints && (
        <section className="sheet" aria-label="Hints">
          <p>{view.hints.kind}</p>
          <details>
            <summary>Which idea</summary>
            <p>{view.hints.idea}</p>
          </details>
        </section>
      )}
      {steps.length > 0 && (
        <ol className="sheet" aria-label="Steps">
          {steps.map((step, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps only ever follow one another
            <li key={place}>
              <Sentence text={step.title} />
              <Formula latex={step.latex} display />
              <span className="muted">
                <Sentence text={step.why} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {isAnswered(view) &&
        (view.answerRevealed ? <Answer view={view} /> : <Ladder view={view} reveal={reveal} />)}
    </>
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

function Ladder({ view, reveal }: { readonly view: OneProblem; readonly reveal: Reveal }) {
  const left = (view.hints?.steps ?? 0) - view.revealedSteps;
  return (
    <div className="row">
      {left > 0 && (
        <button type="button" className="primary" onClick={() => reveal("step")}>
          Show the next step
        </button>
      )}
      <button type="button" onClick={() => reveal("answer")}>
        Show the answer
      </button>
    </div>
  );
}
