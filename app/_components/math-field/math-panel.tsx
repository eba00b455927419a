"use client";

import { type RefObject, useRef, useState } from "react";
import { MathStyles } from "../math/math-styles";
import { insertFormula, type Notation } from "./insertion";
import { Keypad } from "./keypad";
import { type Key, pressIn } from "./keys";
import { hasEmptyBox, readableLatex } from "./readable-latex";
import { typedFormula } from "./typed-formula";
import { leaveGroups } from "./typing";
import { useLiveFormula } from "./use-live-formula";
import { useMathField } from "./use-math-field";
import "./math-field.css";

export interface MathPanelProps {
  /** The field of text that formulas are put into. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly notation: Notation;
  readonly onClose: () => void;
}

/** The field keeps a telephone's own keyboard away. */
const isTouch = () => window.matchMedia("(pointer: coarse)").matches;

const EMPTY = "Write something first.";
const BOX = "There is an empty box left. Fill it in, or delete it.";
const HINTS = {
  loading: "Loading the field…",
  ready: "Write it here. It goes into your text.",
  failed: "",
} as const;
const FAILED = "This field could not be loaded. The symbols below go straight into your text.";

/** Where mathematics is written as on paper, and put into the text from there. */
export default function MathPanel({ field, notation, onClose }: MathPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState("");
  const [touch] = useState(isTouch);

  const insert = () => {
    const latex = maths.ref.current?.getValue("latex") ?? "";
    const left = latex.trim() === "" ? EMPTY : hasEmptyBox(latex) ? BOX : "";
    setProblem(left);
    if (left === BOX) maths.ref.current?.executeCommand("moveToNextPlaceholder");
    if (left !== "") return maths.ref.current?.focus();
    // Taken back first: put in as if it were typed, it can be undone.
    live.takeBack();
    if (field.current) insertFormula(field.current, written(latex, notation), notation);
    onClose();
  };
  const close = () => {
    live.takeBack();
    onClose();
    field.current?.focus();
  };
  const live = useLiveFormula({ field, notation, onCleared: onClose });
  const onInput = () => live.show(written(maths.ref.current?.getValue("latex") ?? "", notation));
  const maths = useMathField({ place, onEnter: insert, onEscape: close, onInput });

  const press = (key: Key) => {
    const into = maths.ref.current;
    if (!into) return field.current && pressIn(field.current, key);
    leaveGroups(into, key.latex);
    into.insert(key.latex, { focus: true, selectionMode: "placeholder" });
    onInput();
  };

  return (
    <section aria-label="Write mathematics" className="math-panel">
      <MathStyles />
      {maths.state === "failed" ? (
        <p role="alert" className="py-2 text-[15px] text-danger">
          {FAILED}
        </p>
      ) : (
        <div className="flex items-start gap-2">
          <div ref={place} className="math-place" />
          <button
            type="button"
            disabled={maths.state === "loading"}
            onClick={insert}
            className="button min-h-[52px] shrink-0"
          >
            Insert
          </button>
        </div>
      )}
      <p role={problem ? "alert" : undefined} className="math-hint">
        {problem || HINTS[maths.state]}
      </p>
      <Keypad
        whole={touch && maths.state !== "failed"}
        onPress={press}
        onEdit={({ command }) => {
          maths.ref.current?.executeCommand(command);
          onInput();
        }}
      />
    </section>
  );
}

/** What is put into the text: as a person types it where that is possible, else LaTeX. */
function written(latex: string, notation: Notation): string {
  const plain = readableLatex(latex);
  return notation === "bare" ? (typedFormula(plain) ?? plain) : plain;
}
