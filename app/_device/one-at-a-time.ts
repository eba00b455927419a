/** Makes what does one thing at a time, in all pages of this browser.
 * @param name the same for all things that must not meet */
export function oneAtATime(name: string): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const locks = typeof navigator === "undefined" ? undefined : navigator.locks;
    const next = last.then(() => (locks ? locks.request(name, work) : work()));
    last = next.catch(() => {});
    return next as ReturnType<typeof work>;
  };
}
