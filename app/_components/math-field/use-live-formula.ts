"use client";

import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { insertionOf, type Notation } from "./insertion";
import { LiveFormula } from "./live-formula";

interface LiveFormulaOptions {
  /** The field of text that the formula goes into. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly notation: Notation;
  /** The text was handed in and cleared. */
  readonly onCleared: () => void;
}

/** Keeps the formula that is being written in its place in the text. Among words it goes there only when it is finished:
 * half of it between dollar signs reads as nothing. */
export function useLiveFormula({ field, notation, onCleared }: LiveFormulaOptions) {
  const formula = useRef<LiveFormula>(null);
  const cleared = useEffectEvent(onCleared);

  useEffect(() => {
    const text = field.current;
    if (!text || notation !== "bare") return;
    const own = new LiveFormula(text);
    formula.current = own;
    const onReset = () => cleared();
    text.form?.addEventListener("reset", onReset);
    return () => {
      text.form?.removeEventListener("reset", onReset);
      own.end();
      formula.current = null;
    };
  }, [field, notation]);

  return {
    show: (written: string) => {
      const own = formula.current;
      own?.show(written === "" ? "" : insertionOf(written, notation, own.place));
    },
    takeBack: () => formula.current?.takeBack(),
  };
}
