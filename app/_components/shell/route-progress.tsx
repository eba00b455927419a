import NextTopLoader from "nextjs-toploader";

/** The line at the top of the window while a page is fetched (`instrumentation-client.ts` starts and stops it). It is
 * decoration: readers hear the new title. */
export function RouteProgress() {
  return (
    <NextTopLoader
      color="#29D"
      height={3}
      initialPosition={0.3}
      showSpinner={false}
      shadow={false}
      template={TEMPLATE}
    />
  );
}

// The bar is found by its role; hidden, because "bar" is no role a screen reader knows.
const TEMPLATE = '<div class="bar" role="bar" aria-hidden="true"></div>';
