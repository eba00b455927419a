import Link from "next/link";
import { MathText } from "@/app/_components/math/math-text";
import { Typeset } from "@/app/_components/math/typeset";
import { SheetRow } from "@/app/_components/solve/sheet-row";
import { ChevronIcon } from "@/app/_components/ui/icons";
import { createSolveAction } from "@/server/features/solve/actions";
import type { SolveView } from "@/server/features/solve/types";
import { ChooseReading } from "./choose-reading";
import { EditProblem } from "./edit-problem";

const COUNTS = ["", "one way", "two ways", "three ways", "four ways"];

/** One writing, several readings: the student chooses, and nothing is worked out in view before. */
export function ReadingsRow({ solve }: { readonly solve: SolveView }) {
  const { id, readings, reason, text, mode } = solve;
  const count = COUNTS[readings.length] ?? "several ways";
  return (
    <>
      <SheetRow>
        <h2 id="readings" className="font-serif text-[26px] leading-tight">
          {reason}
        </h2>
        <p className="mt-2 text-base text-muted">
          There are {count} to read this, and they give different answers. Choose the one you mean.
        </p>
        <ul aria-labelledby="readings" className="mt-4 space-y-3">
          {readings.map((reading) => (
            <li key={reading.text}>
              <ChooseReading action={createSolveAction} text={reading.text} mode={mode}>
                <Reading reading={reading} />
              </ChooseReading>
            </li>
          ))}
        </ul>
      </SheetRow>
      <SheetRow>
        <p className="text-[15px] text-muted">
          None of these? Change what you wrote, or{" "}
          <Link href={`/chat?solve=${encodeURIComponent(id)}`} prefetch={false} className="link underline">
            ask the tutor
          </Link>{" "}
          with this problem in it.
        </p>
        <EditProblem action={createSolveAction} text={text} mode={mode} />
      </SheetRow>
    </>
  );
}

function Reading({ reading }: { readonly reading: SolveView["readings"][number] }) {
  const { latex, text, meaning } = reading;
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block overflow-x-auto text-[24px] sm:text-[28px]">
          {latex === "" ? text : <Typeset latex={latex} />}
        </span>
        <span className="math-sentence mt-1 block text-[15px] text-muted">
          <MathText text={meaning} />
        </span>
      </span>
      <span className="text-accent-text">
        <ChevronIcon />
      </span>
    </>
  );
}
