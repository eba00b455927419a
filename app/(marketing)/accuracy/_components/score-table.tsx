import type { ScorecardView } from "@/server/features/scorecard/types";
import { formatCount } from "@/server/format";
import { topicName } from "./topic-name";

/** Every topic with its counts. On a narrow screen it scrolls inside its own frame. */
export function ScoreTable({ topics }: { readonly topics: ScorecardView["topics"] }) {
  return (
    <section
      aria-label="Results by topic"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard.
      tabIndex={0}
      className="sideways mt-4"
    >
      <table className="w-full min-w-[31rem] text-left text-[15px]">
        <thead className="text-muted">
          <tr className="border-b border-hairline">
            <th scope="col" className="py-2 pr-3 font-normal">
              Topic
            </th>
            {["Exercises", "Right", "Different", "Unclear", "No answer"].map((name) => (
              <th key={name} scope="col" className="py-2 pl-3 text-right font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map((score) => (
            <tr key={score.topic} className="border-b border-hairline">
              <th scope="row" className="py-2 pr-3 font-normal">
                {topicName(score.topic)}
              </th>
              {[score.exercises, score.right, score.differs, score.undecided, score.unanswered].map(
                (count, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always these five.
                  <td key={column} className="py-2 pl-3 text-right tabular-nums">
                    {formatCount(count)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
