import { TypesetHtml } from "@/app/_components/math/typeset-html";
import type { SetSheet } from "@/server/features/practice/types";

interface AnswerPagesProps {
  readonly title: string;
  readonly sheets: readonly SetSheet[];
}

/** The answers of all copies, on pages of their own. */
export function AnswerPages({ title, sheets }: AnswerPagesProps) {
  return (
    <section aria-labelledby="answers" className="break-before-page">
      <h2 id="answers" className="font-serif text-[26px] leading-tight break-words">
        {title}: answers
      </h2>
      {sheets.map(({ copy, problems }) => (
        <div key={copy} className="mt-4 break-inside-avoid">
          {sheets.length > 1 && <h3 className="text-[15px] font-medium">Copy {copy}</h3>}
          <ol className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-x-6 gap-y-2">
            {problems.map(({ answer }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sheet of paper does not change its order.
              <li key={place} className="flex items-baseline gap-2">
                <span className="text-sm text-muted">{place + 1}</span>
                <TypesetHtml html={answer} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
