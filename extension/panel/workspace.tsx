import { type FormEvent, useCallback, useEffect, useState } from "react";
import { readClipboard } from "@/app/_components/math-field/paste/read-clipboard";
import type { DeviceEngine } from "@/app/_device/device-engine";
import { TEXT_LENGTH_MAX } from "@/server/features/solve/constants";
import { watchCaptures } from "../captures";
import type { Capture } from "../page/capture";
import { restrictionOf } from "../page/policy";
import { Idea } from "./idea";
import type { OpenProblem } from "./open-problem";
import { Problem } from "./problem";
import { ReadRegion } from "./read-region";
import { YourClassmate } from "./your-classmate";

interface PanelProps {
  readonly engine: DeviceEngine;
}

/** What is beside the page: a field, and what came of the problem in it. */
export function Panel({ engine }: PanelProps) {
  const [page, setPage] = useState<Capture | null>(null);
  const [draft, setDraft] = useState("");
  const [asked, setAsked] = useState<OpenProblem | null>(null);
  const restriction = page && restrictionOf(page);

  const ask = useCallback((text: string) => {
    setDraft(text);
    setAsked(text ? { id: crypto.randomUUID(), text } : null);
  }, []);

  useEffect(
    () =>
      watchCaptures((capture) => {
        setPage(capture);
        ask(capture ? readClipboard(capture, "bare").trim().slice(0, TEXT_LENGTH_MAX) : "");
      }),
    [ask],
  );

  const onText = (text: string) => {
    setAsked(null);
    setDraft(text.slice(0, TEXT_LENGTH_MAX));
  };

  return (
    <main>
      <p className="brand">
        {/* biome-ignore lint/performance/noImgElement: it is a file of the extension */}
        <img src="icons/48.png" alt="" />
        Classmate
      </p>
      <h1>What are you working on?</h1>
      <ProblemField draft={draft} change={setDraft} ask={ask}>
        {restriction ? "Explain the idea" : "Start"}
      </ProblemField>
      <ReadRegion onPage={setPage} onText={onText} />
      {asked && restriction && (
        <Idea key={asked.id} engine={engine} text={asked.text} restriction={restriction} />
      )}
      {asked && !restriction && <Problem key={asked.id} engine={engine} {...asked} choose={ask} />}
      <YourClassmate problem={restriction ? null : asked} restricted={restriction !== null} />
    </main>
  );
}

interface ProblemFieldProps {
  readonly draft: string;
  readonly change: (text: string) => void;
  readonly ask: (text: string) => void;
  /** What the button says. */
  readonly children: string;
}

function ProblemField({ draft, change, ask, children }: ProblemFieldProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    ask(draft.trim());
  }
  return (
    <form onSubmit={submit}>
      <label htmlFor="problem" className="muted">
        Select a problem on the page, or type it here.
      </label>
      <textarea
        id="problem"
        value={draft}
        maxLength={TEXT_LENGTH_MAX}
        onChange={(event) => change(event.target.value)}
      />
      <div className="row">
        <button type="submit" className="primary">
          {children}
        </button>
      </div>
    </form>
  );
}
