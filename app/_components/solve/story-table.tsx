import { Fragment, type ReactNode } from "react";
import type { StoryView } from "@/server/features/solve/types";

type Row = StoryView["rows"][number];

interface StoryTableProps {
  readonly story: StoryView;
  /** A way to put a line right; absent for those who only read. */
  readonly correction?: (row: Row, place: number) => ReactNode;
}

const CELL = "py-2.5 pr-3 text-left align-top";

/** What a story was read to say: who, what and when, and what it asks for. */
export function StoryTable({ story: { rows, asked }, correction }: StoryTableProps) {
  return (
    <table className="mt-1 w-full text-[15px] sm:text-base">
      <caption className="sr-only">What the story says, as it was read</caption>
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className={`${CELL} w-[26%] font-normal`}>
            who
          </th>
          <th scope="col" className={`${CELL} font-normal`}>
            what
          </th>
          <th scope="col" className={`${CELL} w-[30%] font-normal`}>
            when
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a story may say the same twice, and its lines keep their places
          <Fragment key={place}>
            <Line told={row} isCorrectable={correction !== undefined} />
            {correction && (
              <tr>
                <td colSpan={3} className="relative p-0">
                  {correction(row, place)}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
        <Line told={asked} isCorrectable={false} isAsked />
      </tbody>
    </table>
  );
}

interface LineProps {
  readonly told: StoryView["asked"];
  readonly isCorrectable: boolean;
  readonly isAsked?: boolean;
}

function Line({ told: { who, what, when }, isCorrectable, isAsked = false }: LineProps) {
  return (
    <tr className={`border-t ${isAsked ? "border-ink" : "border-hairline"}`}>
      <th scope="row" className={`${CELL} font-semibold break-words`}>
        {who}
      </th>
      <td className={`${CELL} break-words`}>{what}</td>
      <td className={`${CELL} text-muted ${isCorrectable ? "pr-11" : ""}`}>{when}</td>
    </tr>
  );
}
