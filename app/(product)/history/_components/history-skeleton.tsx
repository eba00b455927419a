const ROWS = ["w-56", "w-40", "w-64", "w-48"] as const;

/** The shape of the list while it is fetched. */
export function HistorySkeleton() {
  return (
    <div data-skeleton>
      <p role="status" className="sr-only">
        Loading your problems…
      </p>
      <ul aria-hidden="true" className="sheet mt-6 divide-y divide-hairline">
        {ROWS.map((width) => (
          <li key={width} className="px-4 py-4 sm:px-6">
            <div className={`skeleton h-6 max-w-full ${width}`} />
            <div className="skeleton mt-3 h-6 w-28" />
          </li>
        ))}
      </ul>
    </div>
  );
}
