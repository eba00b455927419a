import type { ProblemView } from "@/server/features/solve/types";

type UnderstoodTextProps = Pick<ProblemView, "text" | "missed">;

/** The student's words, word by word: a thin line is under what was understood, dots are under what was not. Those are
 * named below as well, for anyone who does not see them. */
export function UnderstoodText({ text, missed }: UnderstoodTextProps) {
  return (
    <>
      <p className="understood mt-1 text-lg break-words whitespace-pre-wrap">
        {missed.flatMap(({ start, end }, at) => [
          <span key={`before ${start}`}>{text.slice(missed[at - 1]?.end ?? 0, start)}</span>,
          <span key={start} className="missed">
            {text.slice(start, end)}
          </span>,
        ])}
        <span>{text.slice(missed.at(-1)?.end ?? 0)}</span>
      </p>
      {missed.length > 0 && (
        <p className="mt-2 text-[15px] text-muted">
          I don’t know what the dotted words mean here: {quoted(text, missed)}.
        </p>
      )}
    </>
  );
}

const QUOTED_MAX = 4;

function quoted(text: string, missed: ProblemView["missed"]): string {
  const words = [...new Set(missed.map(({ start, end }) => `“${text.slice(start, end)}”`))];
  const rest = words.length > QUOTED_MAX ? " and others" : "";
  return words.slice(0, QUOTED_MAX).join(", ") + rest;
}
