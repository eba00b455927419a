/** The part of a service worker's registration that is looked at. */
export type Registered = Pick<ServiceWorkerRegistration, "waiting" | "installing" | "addEventListener">;

interface Page {
  readonly container: Pick<ServiceWorkerContainer, "controller" | "addEventListener">;
  reload(): void;
}

/** Says when another build waits to take over, now and later. What is open goes on with the build that it began with until
 * that is accepted.
 * @param offer is told how to change to it */
export function offerUpdates(
  registration: Registered,
  page: Page,
  offer: (accept: () => void) => void,
): void {
  const look = () => {
    const { waiting } = registration;
    // Without one that controls the page the first is waiting for nothing.
    if (waiting && page.container.controller) offer(() => changeTo(waiting, page));
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
}

/** The page begins again with the build that takes over. */
function changeTo(waiting: ServiceWorker, { container, reload }: Page): void {
  container.addEventListener("controllerchange", () => reload(), { once: true });
  waiting.postMessage({ update: true });
}
