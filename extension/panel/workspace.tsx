import { type FormEvent, useCallback, useEffect, useState } from "react";
import { readClipboard } from "@/app/_components/math-field/paste/read-clipboard";
import type { DeviceEngine } from "@/app/_device/device-engine";
import { TEXT_LENGTH_MAX } from "@/server/features/solve/constants";
import { watchCaptures } from "../captures";
import type { Capture } from "../page/capture";
import { restrictionOf } from "../page/policy";
import { Idea } from "./idea";
import { Problem } from "./problem";

interface Asked {
  readonly id: string;
  readonly text: string;
}

interface PanelProps {
  readonly engine: DeviceEngine;
}

/** What is beside the page: a field, and what came of the problem in it. */
export function Panel({ engine }: PanelProps) {
  const [page, setPage] = useState<Capture | null>(null);
  const [draft, setDraft] = useState("");
  const [asked, setAsked] = useState<Asked | null>(null);
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

  function submit(event: FormEvent) {
    event.preventDefault();
    ask(draft.trim());
  }

  return (
    <main>
      <h1>What are you working on?</h1>
      <form onSubmit={submit}>
        <label htmlFor="problem" className="muted">
          Select a problem on the page, or type it here.
        </label>
        <textarea
          id="problem"
          value={draft}
          maxLength={TEXT_LENGTH_MAX}
          onChange={(event) => setDraft(event.target.value)}
        />
        <div className="row">
          <button type="submit" className="primary">
            {restriction ? "Explain the idea" : "Start"}
          </button>
        </div>
      </form>
      {asked && restriction && (
        <Idea key={asked.id} engine={engine} text={asked.text} restriction={restriction} />
      )}
      {asked && !restriction && <Problem key={asked.id} engine={engine} {...asked} choose={ask} />}
    </main>
  );
}
