import Link from "next/link";
import { SheetRow } from "@/app/_components/solve/sheet-row";
import { VerdictMark } from "@/app/_components/solve/verdict-mark";
import { FrontSection } from "./front-section";

const FOLLOWS = { verdict: "follows", note: "Follows from the line above." } as const;

const LINES = [
  { line: "2(x + 4) = 14", ...FOLLOWS, note: "The problem." },
  {
    line: "2x + 4 = 14",
    verdict: "does-not-follow",
    name: "Only the first term in the bracket was multiplied",
    note: "The factor in front multiplies every term inside: 2 · x and 2 · 4. x = 5 doesn’t work in the line above.",
  },
  { line: "2x = 10", ...FOLLOWS },
  { line: "x = 5", ...FOLLOWS },
] as const;

/** A student's own lines, checked one by one, with the mistake by its name. */
export function CheckedWorking() {
  return (
    <FrontSection
      id="check-my-working"
      title="Check my working"
      lead="The first line that goes wrong is marked, the mistake has a name, and what follows from it still counts."
    >
      <ol className="sheet solution mt-5">
        {LINES.map(({ line, verdict, note, ...rest }) => (
          <li key={line}>
            <SheetRow tone={verdict === "follows" ? "plain" : "caution"}>
              <div className="flex items-start gap-2.5">
                <VerdictMark verdict={verdict} />
                <div className="min-w-0">
                  <p className="font-serif text-[22px] leading-snug">{line}</p>
                  {"name" in rest && <p className="mt-1 font-medium">{rest.name}</p>}
                  <p className="text-[15px] text-muted">{note}</p>
                </div>
              </div>
            </SheetRow>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-[15px] text-muted">
        You find “Check my working” below every solution, and with{" "}
        <Link href="/chat" prefetch={false} className="link inline-flex min-h-11 items-center">
          the tutor
        </Link>
        .
      </p>
    </FrontSection>
  );
}
