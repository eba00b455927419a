"use client";

import { choicesIn } from "./choices-in";

interface ChoicesProps {
  /** The reply: Markdown. */
  readonly text: string;
  readonly onChoose: (text: string) => void;
}

/** What a reply leaves to the student to choose, a press away instead of to be typed again. */
export default function Choices({ text, onChoose }: ChoicesProps) {
  const choices = choicesIn(text);
  if (choices.length === 0) return null;
  return (
    <ul aria-label="Choose one" className="needs-script mt-3 flex flex-wrap gap-2.5">
      {choices.map(({ send, shown }) => (
        <li key={send} className="max-w-full">
          <button type="button" onClick={() => onChoose(send)} className="chip pr-4 break-words">
            {shown}
          </button>
        </li>
      ))}
    </ul>
  );
}
