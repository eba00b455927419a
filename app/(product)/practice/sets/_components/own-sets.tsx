import Link from "next/link";
import type { SetList } from "@/server/features/practice/types";
import { formatShortDay } from "@/server/format";

/** The sets someone has made, each with how many take part, and those in which they take part themselves. */
export function OwnSets({ sets, joined }: SetList) {
  return (
    <>
      {sets.length > 0 && <MadeSets sets={sets} />}
      {joined.length > 0 && <JoinedSets joined={joined} />}
    </>
  );
}

function JoinedSets({ joined }: Pick<SetList, "joined">) {
  return (
    <section aria-labelledby="joined-sets" className="mt-8">
      <h2 id="joined-sets" className="font-serif text-[26px] leading-tight">
        You take part in
      </h2>
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
        {joined.map(({ token, title, length }) => (
          <li key={token}>
            <Link
              href={`/practice/sets/${token}`}
              prefetch={false}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2.5 hover:bg-wash"
            >
              <span className="min-w-0 font-medium break-words">{title}</span>
              <span className="text-sm text-muted">
                {length} {length === 1 ? "problem" : "problems"}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MadeSets({ sets }: Pick<SetList, "sets">) {
  return (
    <section aria-labelledby="own-sets" className="mt-8">
      <h2 id="own-sets" className="font-serif text-[26px] leading-tight">
        Your sets
      </h2>
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
        {sets.map(({ token, title, length, participants, createdAt }) => (
          <li key={token}>
            <Link
              href={`/practice/sets/${token}`}
              prefetch={false}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2.5 hover:bg-wash"
            >
              <span className="min-w-0 font-medium break-words">{title}</span>
              <span className="text-sm text-muted">
                {length} {length === 1 ? "problem" : "problems"}, {participants} taking part,{" "}
                {formatShortDay(createdAt)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
