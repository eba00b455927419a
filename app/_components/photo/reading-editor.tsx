import { Suspense, useId, useRef, useState } from "react";
import { optional } from "@/app/_lib/optional";
import { READING_LENGTH_MAX } from "@/server/features/photo/constants";
import type { PhotoReading } from "@/server/features/photo/types";
import { DoubtfulMarks } from "./doubtful-marks";
import { PickProblem } from "./pick-problem";
import { problemsOnPage } from "./problems-on-page";

const LivePreview = optional(() => import("../solve/live-preview"));

interface ReadingEditorProps {
  readonly reading: PhotoReading;
  readonly onUse: (text: string) => void;
  readonly onDiscard: () => void;
}

/** What was read, to be put right: the characters in doubt are marked, and how the mathematics reads is shown below. */
export function ReadingEditor({ reading, onUse, onDiscard }: ReadingEditorProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(reading.text);
  const isUntouched = text === reading.text;

  return (
    <div>
      {reading.doubtful.length > 0 && isUntouched && (
        <DoubtfulMarks
          reading={reading}
          onPick={(from, to) => {
            field.current?.focus();
            field.current?.setSelectionRange(from, to);
          }}
        />
      )}
      <label htmlFor={id} className="mt-4 mb-1.5 block text-[15px]">
        What I read
      </label>
      <textarea
        ref={field}
        id={id}
        value={text}
        maxLength={READING_LENGTH_MAX}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        onChange={(event) => setText(event.target.value)}
        className="field photo-text"
      />
      <div className="composer-preview sideways mt-2">
        {text.trim() !== "" && (
          <Suspense>
            <LivePreview text={text} />
          </Suspense>
        )}
      </div>
      <PickProblem text={text} onPick={onUse} />
      <div className="mt-3 flex flex-wrap justify-end gap-3">
        <button type="button" onClick={onDiscard} className="button">
          Discard
        </button>
        <button
          type="button"
          disabled={text.trim() === ""}
          onClick={() => onUse(text.trim())}
          className="button button-primary"
        >
          {problemsOnPage(text).length > 0 ? "Use all of it" : "Use this"}
        </button>
      </div>
    </div>
  );
}
