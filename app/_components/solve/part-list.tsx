import type { PartView } from "@/server/features/solve/types";
import { Typeset } from "../math/typeset";
import { CheckedIcon, SampledIcon, StopIcon, UncheckedIcon } from "../ui/icons";
import { isAnswered, partId, sheetProgress } from "./part-state";

/** The parts of a worksheet at a glance, each a link to its sheet: the answers that are open, and what the others wait
 * for. */
export function PartList({ parts }: { readonly parts: readonly PartView[] }) {
  return (
    <nav
      aria-label="Parts of this worksheet"
      className="no-print mt-4 xl:absolute xl:top-0 xl:right-full xl:mt-0 xl:mr-9 xl:w-[200px]"
    >
      <p className="pb-2 text-[15px] text-muted">{sheetProgress(parts)}</p>
      <ul>
        {parts.map((part, place) => (
          <li key={`${part.label} ${part.text}`} className="border-b border-hairline first:border-t">
            <a href={`#${partId(place)}`} className="flex min-h-11 items-center gap-2.5 hover:bg-wash">
              <span className="min-w-9 shrink-0 font-serif text-muted">({part.label})</span>
              <span className="min-w-0 flex-1 overflow-hidden text-[15px] whitespace-nowrap">
                <Outcome part={part} />
              </span>
              <Mark part={part} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Outcome({ part }: { readonly part: PartView }) {
  const { status, latex, answerRevealed } = part;
  if (status === "ambiguous") return "One question";
  if (!isAnswered(part)) return "Not solved yet";
  if (!answerRevealed) return "Not shown yet";
  if (status === "no-solution") return "No solution";
  return <Typeset latex={latex} />;
}

const MARKS = {
  verified: { word: "Checked", Icon: CheckedIcon, tone: "text-checked" },
  partial: { word: "Spot-checked", Icon: SampledIcon, tone: "text-caution" },
  unchecked: { word: "Not checked", Icon: UncheckedIcon, tone: "text-muted" },
} as const;

function Mark({ part }: { readonly part: PartView }) {
  if (isAnswered(part) && !part.answerRevealed) return null;
  if (!isAnswered(part))
    return (
      <span className="text-caution">
        <StopIcon />
      </span>
    );
  const { word, Icon, tone } = MARKS[part.verification];
  return (
    <span className={tone} title={word}>
      <Icon />
      <span className="sr-only">{word}</span>
    </span>
  );
}
