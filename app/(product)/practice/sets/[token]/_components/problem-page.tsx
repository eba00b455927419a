import { MathText } from "@/app/_components/math/math-text";
import { TypesetHtml } from "@/app/_components/math/typeset-html";
import type { SetSheet } from "@/server/features/practice/types";

interface ProblemPageProps {
  readonly title: string;
  readonly sheet: SetSheet;
  /** There is no other copy, and no need for a number. */
  readonly isOnly: boolean;
}

/** One copy of a set on paper: a line for the name, the problems, and room to work them. */
export function ProblemPage({ title, sheet: { copy, problems }, isOnly }: ProblemPageProps) {
  const id = `copy-${copy}`;
  return (
    <section aria-labelledby={id} className="mb-12 break-after-page">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="font-serif text-[26px] leading-tight break-words">
          {title}
          {!isOnly && <span className="ml-3 font-sans text-base text-muted">Copy {copy}</span>}
        </h2>
        <p className="flex min-w-56 flex-1 items-baseline gap-2 text-[15px] text-muted">
          Name <span className="h-px flex-1 bg-edge" />
        </p>
      </div>
      <ol className="mt-5">
        {problems.map(({ instruction, html }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet of paper does not change its order.
          <li key={place} className="flex min-h-24 break-inside-avoid gap-4 border-hairline border-b py-3">
            <span className="w-6 shrink-0 font-serif text-lg text-muted">{place + 1}</span>
            <div className="min-w-0">
              <p className="math-sentence text-[15px]">
                <MathText text={instruction} />
              </p>
              {html !== "" && (
                <p className="sideways mt-1 text-[22px]">
                  <TypesetHtml html={html} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
