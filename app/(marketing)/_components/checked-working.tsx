import Link from "next/link";
import { SheetRow } from "@/app/_components/solve/sheet-row";
import { VerdictMark } from "@/app/_components/solve/verdict-mark";
import { FrontSection } from "./front-section";
import { SHOWN_WORKING } from "./shown-work";

const { problem, lines } = SHOWN_WORKING;
const LINES = [{ line: problem, verdict: "follows", mistake: null, note: "The problem." }, ...lines] as const;

/** A student's own lines, checked one by one, with the mistake by its name. */
export function CheckedWorking() {
  return (
    <FrontSection
      id="check-my-working"
      title="Check my working"
      lead="The first line that goes wrong is marked, the mistake has a name, and what follows from it still counts."
    >
      <ol className="sheet solution mt-5">
        {LINES.map(({ line, verdict, mistake, note }) => (
          <li key={line}>
            <SheetRow tone={verdict === "follows" ? "plain" : "wrong"}>
              <div className="flex items-start gap-2.5">
                <VerdictMark verdict={verdict} />
                <div className="min-w-0">
                  <p className="font-serif text-[22px] leading-snug">{line}</p>
                  {mistake && <p className="mt-1 font-medium">{mistake}</p>}
                  <p className="text-[15px] text-muted">{note}</p>
                </div>
              </div>
            </SheetRow>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-[15px] text-muted">
        You will find “Check my working” below every solution, and with{" "}
        <Link href="/chat" prefetch={false} className="link -my-2.5 inline-flex min-h-11 items-center">
          the tutor
        </Link>
        .
      </p>
    </FrontSection>
  );
}
