import { describe, expect, it } from "vitest";
import { offerUpdates, type Registered } from "./updates";

/** A browser's service workers, as far as a page sees them. */
function browser({ controlled = true } = {}) {
  const told: unknown[] = [];
  const worker = () =>
    Object.assign(new EventTarget(), { postMessage: (message: unknown) => void told.push(message) });
  const registration = Object.assign(new EventTarget(), {
    waiting: null as ReturnType<typeof worker> | null,
    installing: null as ReturnType<typeof worker> | null,
  });
  const container = Object.assign(new EventTarget(), { controller: controlled ? worker() : null });
  let reloads = 0;
  const offers: (() => void)[] = [];
  offerUpdates(
    registration as unknown as Registered,
    {
      container: container as unknown as ServiceWorkerContainer,
      reload: () => {
        reloads += 1;
      },
    },
    (accept) => void offers.push(accept),
  );
  /** Another build is installed, and waits. */
  const arrives = () => {
    registration.installing = worker();
    registration.dispatchEvent(new Event("updatefound"));
    const { installing } = registration;
    registration.waiting = installing;
    registration.installing = null;
    installing?.dispatchEvent(new Event("statechange"));
  };
  return { arrives, container, offers, told, reloads: () => reloads };
}

describe("another build", () => {
  it("is offered when it is there, and takes over when that is accepted, with a page that begins again", () => {
    const { arrives, container, offers, told, reloads } = browser();
    expect(offers).toEqual([]);
    arrives();
    expect(offers).toHaveLength(1);
    expect([told, reloads()]).toEqual([[], 0]);
    offers[0]?.();
    expect([told, reloads()]).toEqual([[{ update: true }], 0]);
    container.dispatchEvent(new Event("controllerchange"));
    container.dispatchEvent(new Event("controllerchange"));
    expect(reloads()).toBe(1);
  });

  it("is not offered where it is the first", () => {
    const { arrives, offers } = browser({ controlled: false });
    arrives();
    expect(offers).toEqual([]);
  });
});
