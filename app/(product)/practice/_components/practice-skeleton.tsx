/** The shape of the page while it is fetched. */
export function PracticeSkeleton() {
  return (
    <div data-skeleton>
      <h1 className="font-serif text-[36px] leading-tight sm:text-[40px]">Practice</h1>
      <p role="status" className="sr-only">
        Fetching your practice…
      </p>
      <div aria-hidden="true" className="skeleton mt-6 h-12 w-full" />
      <div aria-hidden="true" className="skeleton mt-6 h-64 w-full" />
    </div>
  );
}
