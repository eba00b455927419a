import type { ProblemView } from "@/server/features/solve/types";
import { SheetRow } from "./sheet-row";
import { StepList } from "./step-list";

/** The same problem worked in other ways, each folded up under its name. */
export function OtherWays({ alternatives }: Pick<ProblemView, "alternatives">) {
  return (
    <section id="another-way" aria-label="Another way">
      {alternatives.map(({ way, steps }) => (
        <details key={way} className="no-print">
          <summary className="block cursor-pointer list-none">
            <SheetRow tone="wash">
              <span className="link text-[15px]">Another way: {way}</span>
            </SheetRow>
          </summary>
          <StepList steps={steps} />
        </details>
      ))}
    </section>
  );
}
