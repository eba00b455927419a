import type { ShownProblem } from "@/server/features/practice/types";
import { TypesetHtml } from "../math/typeset-html";

interface ChoiceFieldProps {
  readonly choices: ShownProblem["choices"];
  /** The one that was chosen last; empty before the first try. */
  readonly chosen: string;
  /** What describes the whole of it. */
  readonly describedBy?: string;
}

/** The answers of which one is right, to choose from. */
export function ChoiceField({ choices, chosen, describedBy }: ChoiceFieldProps) {
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="text-[15px] font-medium">Choose your answer</legend>
      <div className="mt-1.5 grid gap-2 sm:grid-cols-2">
        {choices.map(({ text, html }) => (
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
            <TypesetHtml html={html} className="math-line min-w-0 text-lg" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
