import Link from "next/link";
import type { SolveView } from "@/server/features/solve/types";
import { StopIcon } from "../ui/icons";
import { EditProblem } from "./edit-problem";
import { ExampleChips } from "./example-chips";
import { Offers } from "./offers";
import type { SheetActions } from "./sheet-actions";
import { SheetRow } from "./sheet-row";

const TITLES = {
  unsupported: "I can’t solve this one yet",
  "limit-reached": "I couldn’t finish this one",
} as const;

interface StoppedRowsProps {
  readonly solve: SolveView;
  readonly status: keyof typeof TITLES;
  readonly create: SheetActions["create"];
}

/** No answer rather than a wrong one: why, what can be done with it, another try, the tutor; and what does work, where
 * nothing can be done with it as it is. */
export function StoppedRows({ solve, status, create }: StoppedRowsProps) {
  const { id, text, mode, offers, reason } = solve;
  return (
    <>
      <SheetRow tone="wash">
        <h2 className="font-serif text-[26px] leading-tight">{TITLES[status]}</h2>
        <p className="mt-2 flex gap-2 text-base">
          <span className="mt-[3px] text-caution">
            <StopIcon />
          </span>
          {reason}
        </p>
      </SheetRow>
      {offers.length > 0 && (
        <SheetRow>
          <Offers offers={offers} mode={mode} create={create} id="offers" />
        </SheetRow>
      )}
      <SheetRow>
        <h3 className="font-medium">Change the words</h3>
        <EditProblem action={create} text={text} mode={mode} />
        <p className="mt-2 text-[15px] text-muted">
          Or{" "}
          <Link href={`/chat?solve=${encodeURIComponent(id)}`} prefetch={false} className="link underline">
            ask the tutor
          </Link>{" "}
          with this problem in it.
        </p>
      </SheetRow>
      {offers.length === 0 && (
        <SheetRow>
          <h3 className="font-medium">Or see how it works with one of these</h3>
          <ExampleChips create={create} mode={mode} />
          <p className="mt-3 text-[15px] text-muted">
            To practise a topic, choose it from{" "}
            <Link href="/practice" prefetch={false} className="link underline">
              the map of skills
            </Link>
            .
          </p>
        </SheetRow>
      )}
    </>
  );
}
