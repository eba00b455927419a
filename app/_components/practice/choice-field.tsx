import type { ReactNode } from "react";

/** An answer to choose from. */
export interface ShownChoice {
  /** As it is sent. */
  readonly text: string;
  /** As it is seen. */
  readonly shown: ReactNode;
}

interface ChoiceFieldProps {
  readonly choices: readonly ShownChoice[];
  /** The one that was chosen last; empty before the first try. */
  readonly chosen: string;
  /** What describes the whole of it. */
  readonly describedBy?: string;
  /** The answer is being written instead. What is shown stays in the page: it arrived set. */
  readonly isAway: boolean;
}

/** The answers of which one is right, to choose from. */
export function ChoiceField({ choices, chosen, describedBy, isAway }: ChoiceFieldProps) {
  return (
    <fieldset aria-describedby={describedBy} hidden={isAway} disabled={isAway}>
      <legend className="text-[15px] font-medium">Choose your answer</legend>
      <div className="mt-1.5 grid gap-2 sm:grid-cols-2">
        {choices.map(({ text, shown }) => (
          <label
            key={text}
            className="flex min-h-12 min-w-0 items-center gap-3 rounded-control border border-hairline px-3 py-1 [--surface:var(--sheet)] hover:bg-wash hover:[--surface:var(--wash)] has-checked:border-accent"
          >
            <input
              type="radio"
              name="answer"
              value={text}
              required
              defaultChecked={text === chosen}
              aria-label={text}
              className="size-5 shrink-0"
            />
            <span className="math-line min-w-0 text-lg">{shown}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
