"use client";

import { useState } from "react";
import type { ProblemView } from "@/server/features/solve/types";
import { Formula } from "../math/formula";
import { splitAtDollars } from "../math/split";
import { fetchTypesetter } from "../math/typesetter";

type Lines = NonNullable<ProblemView["steps"][number]["smaller"]>;

/** What a step is made of, for those who want to see it line by line, each with its reason. Its formulas are set when it is
 * opened: most are not, and set they are most of a page. */
export function SmallerSteps({ lines }: { readonly lines: Lines }) {
  const [standing, stand] = useState<"closed" | "waits" | "open" | "failed">("closed");
  const open = () => {
    stand("waits");
    fetchTypesetter().then(
      () => stand("open"),
      () => stand("failed"),
    );
  };
  return (
    <details
      className="needs-script no-print -mb-2.5 open:mb-1"
      // One that was opened while the page was still arriving is open by now.
      ref={(element) => {
        if (element?.open && standing === "closed") open();
      }}
      onToggle={({ currentTarget }) => currentTarget.open && standing !== "open" && open()}
    >
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-[15px]">
        Smaller steps
      </summary>
      {standing === "waits" && <p className="why">One moment …</p>}
      {standing === "failed" && (
        <p className="why" role="status">
          You are offline. Open this again later.
        </p>
      )}
      {standing === "open" && (
        <ol className="why space-y-3">
          {lines.map(({ latex, why }, at) => (
            <li key={latex}>
              <div {...reachable(at)} className="math-line text-[21px] text-ink">
                <Formula latex={latex} display />
              </div>
              <details>
                <summary className="link inline-flex min-h-11 cursor-pointer items-center">Why?</summary>
                <Reason text={why} />
              </details>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

/** A long line scrolls sideways, with the keyboard too. */
const reachable = (at: number) => ({ tabIndex: 0, role: "group", "aria-label": `Smaller step ${at + 1}` });

function Reason({ text }: { readonly text: string }) {
  return (
    <p className="sideways math-sentence">
      {splitAtDollars(text).map(({ at, content, isMath }) =>
        isMath ? <Formula key={at} latex={content} /> : <span key={at}>{content}</span>,
      )}
    </p>
  );
}
