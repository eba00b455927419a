import Link from "next/link";
import type { ReactNode } from "react";
import type { SetList } from "@/server/features/practice/types";
import { formatShortDay } from "@/server/format";

/** The sets someone has made, each with how many take part, and those in which they take part themselves. */
export function OwnSets({ sets, joined }: SetList) {
  return (
    <>
      <Section id="own-sets" title="Your sets">
        {sets.map(({ participants, createdAt, ...set }) => (
          <Row key={set.token} {...set}>
            , {participants} taking part, {formatShortDay(createdAt)}
          </Row>
        ))}
      </Section>
      <Section id="joined-sets" title="You take part in">
        {joined.map((set) => (
          <Row key={set.token} {...set} />
        ))}
      </Section>
    </>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: readonly ReactNode[];
}

/** Nothing where there are no sets to list. */
function Section({ id, title, children }: SectionProps) {
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="font-serif text-[26px] leading-tight">
        {title}
      </h2>
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline">{children}</ul>
    </section>
  );
}

interface RowProps {
  readonly token: string;
  readonly title: string;
  readonly length: number;
  /** What else there is to say of the set. */
  readonly children?: ReactNode;
}

function Row({ token, title, length, children }: RowProps) {
  return (
    <li>
      <Link
        href={`/practice/sets/${token}`}
        prefetch={false}
        className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2.5 hover:bg-wash"
      >
        <span className="min-w-0 font-medium break-words">{title}</span>
        <span className="text-sm text-muted">
          {length} {length === 1 ? "problem" : "problems"}
          {children}
        </span>
      </Link>
    </li>
  );
}
