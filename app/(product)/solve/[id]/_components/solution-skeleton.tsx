import { SheetRow } from "./sheet-row";

const STEP_WIDTHS = ["w-44", "w-64", "w-40"] as const;

/** The shape of a solution while it is fetched. */
export function SolutionSkeleton() {
  return (
    <div data-skeleton>
      <p className="sr-only" role="status">
        Fetching the solution…
      </p>
      <div aria-hidden="true" className="sheet solution">
        <SheetRow>
          <div className="skeleton h-5 w-36" />
          <div className="skeleton mt-3 h-8 w-56 max-w-full" />
        </SheetRow>
        <SheetRow tone="wash">
          <div className="skeleton h-10 w-40 bg-hairline" />
          <div className="skeleton mt-3 h-5 w-24 bg-hairline" />
          <div className="skeleton mt-3 h-5 w-72 max-w-full bg-hairline" />
        </SheetRow>
        {STEP_WIDTHS.map((width) => (
          <SheetRow key={width}>
            <div className={`skeleton h-5 max-w-full ${width}`} />
            <div className="skeleton mt-3 h-7 w-48 max-w-full" />
          </SheetRow>
        ))}
      </div>
    </div>
  );
}
