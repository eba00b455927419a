import type { TheoremView } from "@/server/features/solve/types";
import { MathText } from "../math/math-text";
import { Drawing } from "./drawing";

/** What a step rests on, under its name: a sentence, when it holds, it at work, and a picture where one helps. */
export function TheoremNote({ theorem }: { readonly theorem: TheoremView }) {
  const { name, says, when, example, picture } = theorem;
  return (
    <details className="no-print -mb-2.5">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-[15px]">{name}</summary>
      <div className="mb-2.5 space-y-1 text-[15px]">
        <p>{says}</p>
        <p className="text-muted">{when}</p>
        {example && (
          <p className="math-sentence">
            <MathText text={`For example: $${example}$`} />
          </p>
        )}
        {picture && <Drawing picture={picture} />}
      </div>
    </details>
  );
}
