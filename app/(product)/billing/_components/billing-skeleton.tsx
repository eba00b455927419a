/** The shape of the page while the account's plan is looked up. */
export function BillingSkeleton() {
  return (
    <div data-skeleton>
      <p role="status" className="sr-only">
        Loading your plan…
      </p>
      <div aria-hidden="true">
        <div className="sheet mt-5 px-4 py-5 sm:px-7 sm:py-6">
          <div className="skeleton h-7 w-64 max-w-full" />
          <div className="skeleton mt-3 h-5 w-96 max-w-full" />
          <div className="skeleton mt-6 h-2 w-full" />
        </div>
        <div className="mt-10 grid gap-4 sm:grid-cols-3">
          <div className="sheet h-[300px]" />
          <div className="sheet h-[300px]" />
          <div className="sheet h-[300px]" />
        </div>
      </div>
    </div>
  );
}
