import type { SolveMode } from "@/server/features/solve/types";
import { ChooseReading } from "./choose-reading";
import { EXAMPLES } from "./examples";
import type { SheetActions } from "./sheet-actions";

interface ExampleChipsProps {
  readonly create: SheetActions["create"];
  readonly mode: SolveMode;
}

/** Problems to try with one press, one of each kind. */
export function ExampleChips({ create, mode }: ExampleChipsProps) {
  return (
    <ul aria-label="Examples" className="mt-3 flex flex-wrap gap-2.5">
      {EXAMPLES.map(({ shown, text }) => (
        <li key={text}>
          <ChooseReading action={create} text={text} mode={mode} className="chip pr-4">
            {shown}
          </ChooseReading>
        </li>
      ))}
    </ul>
  );
}
