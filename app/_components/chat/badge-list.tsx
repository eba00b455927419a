import type { ReplyChecks } from "@/server/features/chat/types";
import { closingMarks } from "../math/closing-marks";
import { Formula } from "../math/formula";
import { MathText } from "../math/math-text";
import { pageLedger } from "../math/page-ledger";
import { WithMarks } from "../math/with-marks";
import { CheckedIcon, SampledIcon, StopIcon, UncheckedIcon } from "../ui/icons";
import { eachOnce, summaryOf } from "./checks-summary";
import { shownFormulaCost } from "./rich-text/text-cost";

type Claim = ReplyChecks["claims"][number];

const BADGES = {
  verified: { word: "Checked", Icon: CheckedIcon, tone: "text-checked" },
  sampled: { word: "Spot-checked", Icon: SampledIcon, tone: "text-checked" },
  refuted: { word: "Wrong", Icon: StopIcon, tone: "text-danger" },
  unchecked: { word: "Could not check", Icon: UncheckedIcon, tone: "text-muted" },
} as const;
const DISPUTED = "Disputed";

/** What the engine found in a reply of a language model: mistakes and the answer openly, all the rest behind a fold. */
export function BadgeList({ checks }: { readonly checks: ReplyChecks }) {
  const claims = eachOnce(checks.claims);
  const open = claims.filter(isProminent);
  const folded = claims.filter((claim) => !isProminent(claim));
  const summary = summaryOf(checks);
  return (
    <section aria-label="Checks of this reply" className="mt-3 space-y-2 text-[15px]">
      {checks.lacks !== undefined && <Lacking latex={checks.lacks} isCorrected={checks.corrected === true} />}
      {summary !== "" && <p className="font-semibold">{summary}</p>}
      <Claims claims={open} />
      {folded.length > 0 && (
        <details>
          <summary className="link cursor-pointer py-2 text-[14px]">
            {open.length > 0 ? "Other results" : "Results"} ({folded.length})
          </summary>
          <Claims claims={folded} />
        </details>
      )}
      <p className="text-[14px] text-muted">
        A language model wrote this. Only the results marked Checked or Spot-checked were checked, not the
        words around them.
      </p>
    </section>
  );
}

/** A reply that does not come to the engine's answer, at all or above its correction. */
function Lacking({ latex, isCorrected }: { readonly latex: string; readonly isCorrected: boolean }) {
  return (
    <p className="min-w-0 break-words">
      <span className="inline-flex items-center gap-1.5 align-bottom font-semibold whitespace-nowrap text-danger">
        <StopIcon />
        {isCorrected ? BADGES.refuted.word : DISPUTED}
        <span className="sr-only">: </span>
      </span>{" "}
      {isCorrected ? "before the correction; the engine gets " : "The engine gets "}
      <Written latex={latex} />
      {isCorrected ? "." : "; this reply does not."}
    </p>
  );
}

const isProminent = ({ kind, outcome }: Claim): boolean => kind === "answer" || outcome === "refuted";

function Claims({ claims }: { readonly claims: readonly Claim[] }) {
  if (claims.length === 0) return null;
  return (
    <ul className="space-y-2">
      {claims.map((claim) => (
        <li key={`${claim.kind} ${claim.at} ${claim.latex}`} className="min-w-0 break-words">
          <Badge claim={claim} /> {claim.kind === "answer" && "Answer "}
          <Stated claim={claim} />
        </li>
      ))}
    </ul>
  );
}

function Stated({ claim: { latex, note } }: { readonly claim: Claim }) {
  if (!note) return <Written latex={latex} />;
  const beside = closingMarks(latex, ".");
  return (
    <>
      <WithMarks marks={beside}>
        <Written latex={latex} />
      </WithMarks>
      <span className="text-muted">
        {beside === "" ? ". " : " "}
        <MathText text={note} />
      </span>
    </>
  );
}

/** A wrong answer is disputed where the reply stands by it. */
function Badge({ claim: { kind, outcome, corrected } }: { readonly claim: Claim }) {
  const { word, Icon, tone } = BADGES[outcome];
  return (
    <span className={`inline-flex items-center gap-1.5 align-bottom font-semibold whitespace-nowrap ${tone}`}>
      <Icon />
      {kind === "answer" && outcome === "refuted" && !corrected ? DISPUTED : word}
      <span className="sr-only">: </span>
    </span>
  );
}

/** Words between values are no mathematics. */
function Written({ latex }: { readonly latex: string }) {
  if (!pageLedger().takeCost(shownFormulaCost(latex))) return <code>{latex}</code>;
  return <Formula latex={latex.replace(/ (or|and) /g, " \\text{ $1 } ").replace(/(?<!\\)[$%#&]/g, "\\$&")} />;
}
