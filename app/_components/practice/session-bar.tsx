import Link from "next/link";

export interface SessionBarProps {
  readonly place: number;
  readonly length: number;
  /** Where one stops to. */
  readonly stop: string;
}

/** How far a session has come, and the way out of it. */
export function SessionBar({ place, length, stop }: SessionBarProps) {
  return (
    <div className="flex items-center gap-4 text-sm text-muted">
      <span>
        {place + 1} of {length}
      </span>
      <span aria-hidden="true" className="flex flex-1 gap-1.5">
        {Array.from({ length }, (_, index) => index).map((index) => (
          <span
            key={index}
            className={`h-1.5 flex-1 rounded-full ${index <= place ? "bg-accent" : "bg-hairline"}`}
          />
        ))}
      </span>
      <Link href={stop} prefetch={false} className="link flex min-h-11 min-w-11 items-center justify-end">
        Stop
      </Link>
    </div>
  );
}
