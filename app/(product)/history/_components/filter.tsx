import Form from "next/form";
import Link from "next/link";
import { FIND_LENGTH_MAX } from "@/server/features/solve/constants";
import type { ShownKind } from "@/server/features/solve/types";
import { historyAddress, type Wanted } from "./wanted";

const KINDS: readonly (readonly [ShownKind, string])[] = [
  ["all", "All"],
  ["solved", "Solved"],
  ["unsolved", "Not solved"],
  ["mistakes", "Mistakes"],
];

/** A search through the history and its kinds of problems; both are addresses, so they work without JavaScript. */
export function Filter({ wanted }: { readonly wanted: Wanted }) {
  return (
    <div className="mt-5 space-y-3">
      <search>
        <Form action="/history" className="flex gap-2.5">
          {wanted.show !== "all" && <input type="hidden" name="show" value={wanted.show} />}
          <label htmlFor="find" className="sr-only">
            Search your problems and conversations
          </label>
          <input
            key={wanted.find}
            id="find"
            name="find"
            type="search"
            defaultValue={wanted.find}
            maxLength={FIND_LENGTH_MAX}
            placeholder="Search your history"
            autoComplete="off"
            enterKeyHint="search"
            className="field min-w-0 flex-1"
          />
          <button type="submit" className="button">
            Search
          </button>
        </Form>
      </search>
      <nav aria-label="Which problems" className="-ml-2 flex flex-wrap gap-x-1 sm:-ml-2.5">
        {KINDS.map(([show, name]) => (
          <Link
            key={show}
            href={historyAddress({ ...wanted, show })}
            prefetch={false}
            aria-current={show === wanted.show ? "page" : undefined}
            className="inline-flex min-h-11 min-w-11 items-center justify-center px-2 text-[15px] sm:px-2.5 text-muted aria-[current]:text-ink aria-[current]:underline aria-[current]:underline-offset-8"
          >
            {name}
          </Link>
        ))}
      </nav>
    </div>
  );
}
