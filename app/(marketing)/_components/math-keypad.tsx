"use client";

import type { RefObject } from "react";

interface Key {
  readonly face: string;
  readonly name: string;
  /** Put before and after the selection, or around the caret. */
  readonly before: string;
  readonly after?: string;
}

const KEYS: readonly Key[] = [
  { face: "√", name: "Square root", before: "√(", after: ")" },
  { face: "∛", name: "Cube root", before: "∛(", after: ")" },
  { face: "a/b", name: "Fraction", before: "(", after: ")/()" },
  { face: "x²", name: "Squared", before: "²" },
  { face: "x³", name: "Cubed", before: "³" },
  { face: "xⁿ", name: "Power", before: "^(", after: ")" },
  { face: "( )", name: "Brackets", before: "(", after: ")" },
  { face: "|x|", name: "Absolute value", before: "|", after: "|" },
  { face: "π", name: "Pi", before: "π" },
  { face: "×", name: "Times", before: "×" },
  { face: "÷", name: "Divided by", before: "÷" },
  { face: "−", name: "Minus", before: "−" },
  { face: "=", name: "Equals", before: " = " },
  { face: "%", name: "Percent", before: "%" },
  { face: "≤", name: "Less than or equal", before: " ≤ " },
  { face: "≥", name: "Greater than or equal", before: " ≥ " },
];

/** Signs that are hard to find on a keyboard. A key wraps what is selected and leaves the caret inside. */
export default function MathKeypad({ field }: { readonly field: RefObject<HTMLTextAreaElement | null> }) {
  return (
    <fieldset className="keypad">
      <legend className="sr-only">Mathematics keypad</legend>
      {KEYS.map((key) => (
        <button
          key={key.name}
          type="button"
          aria-label={key.name}
          onClick={() => field.current && press(field.current, key)}
          className="button px-0 text-[17px] font-normal"
        >
          {key.face}
        </button>
      ))}
    </fieldset>
  );
}

function press(field: HTMLTextAreaElement, { before, after = "" }: Key) {
  const { selectionStart, selectionEnd, value } = field;
  const selected = value.slice(selectionStart, selectionEnd);
  field.setRangeText(before + selected + after, selectionStart, selectionEnd, "end");
  const caret = selectionStart + before.length + selected.length;
  field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}
