import Link from "next/link";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import { leaveSetAction } from "@/server/features/practice/actions";
import type { Participation, SetView } from "@/server/features/practice/types";

interface OwnPlaceProps {
  readonly set: SetView;
  readonly participation: Participation;
}

const WORDS = { open: "not started", begun: "started", right: "right", shown: "solution shown" } as const;

/** A participant's own problems, how far each has come, and the way out. */
export function OwnPlace({ set: { token, isMaker }, participation: { name, problems } }: OwnPlaceProps) {
  const address = `/practice/sets/${token}`;
  const isDone = (state: keyof typeof WORDS) => state === "right" || state === "shown";
  const next = problems.find(({ state }) => !isDone(state));
  const done = problems.filter(({ state }) => isDone(state)).length;
  return (
    <section
      aria-labelledby="own-problems"
      className={isMaker ? "mt-10 border-hairline border-t pt-8" : "mt-6"}
    >
      <h2 id="own-problems" className="font-serif text-[26px] leading-tight">
        Your problems
      </h2>
      <p className="mt-2 text-muted">
        {done} of {problems.length} done{name === null ? "" : `, as ${name}`}
      </p>
      {next && (
        <Link
          href={`${address}?place=${next.place}`}
          prefetch={false}
          className="button button-primary mt-4 w-full sm:w-auto"
        >
          {done === 0 ? "Start" : "Continue"}
        </Link>
      )}
      <ol className="mt-4 divide-y divide-hairline border-y border-hairline">
        {problems.map(({ place, name: skill, state }) => (
          <li key={place}>
            <Link
              href={`${address}?place=${place}`}
              prefetch={false}
              className="flex min-h-11 items-center gap-3 py-2 hover:bg-wash"
            >
              <span className="w-7 text-muted">{place + 1}</span>
              <span>{skill}</span>
              <span className="ml-auto text-sm text-muted">{WORDS[state]}</span>
            </Link>
          </li>
        ))}
      </ol>
      <details className="row-fold mt-6">
        <summary className="flex min-h-11 cursor-pointer items-center">Leave this set</summary>
        <p className="text-[15px] text-muted">
          What you practised stays with you. The person who made the set no longer sees any of it. If you come
          back, you get different numbers.
        </p>
        <form action={leaveSetAction} className="mt-3">
          <input type="hidden" name="token" value={token} />
          <SubmitButton className="button" pendingText="Leaving…">
            Leave
          </SubmitButton>
        </form>
      </details>
    </section>
  );
}
