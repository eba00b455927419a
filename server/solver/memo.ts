import { keptInCall } from "./ledger";

/** More results of one kind are not kept. */
const MOST_KEPT = 256;

/** What a function of its arguments alone has found, kept under a text that says them while one call from outside
 * runs, so that its readers and checks do not work out the same again. Nothing is kept between calls. */
export class Memo<T> {
  get(key: string): T | undefined {
    return keptInCall()?.get(this)?.get(key) as T | undefined;
  }

  set(key: string, found: T): void {
    const call = keptInCall();
    if (call === null) return;
    const kept = call.get(this) ?? new Map<string, unknown>();
    if (kept.size === 0) call.set(this, kept);
    if (kept.size < MOST_KEPT) kept.set(key, found);
  }

  /** What is kept under the key, or else found now. */
  once(key: string, find: () => T): T {
    const known = this.get(key);
    if (known !== undefined) return known;
    const found = find();
    this.set(key, found);
    return found;
  }
}

/** A function of an object alone that finds each of them once, for as long as the object is there: a verifier that is
 * asked about many answers looks at the question once. */
export function onceFor<Of extends object, T>(find: (of: Of) => T): (of: Of) => T {
  const known = new WeakMap<Of, { readonly found: T }>();
  return (of) => {
    const kept = known.get(of) ?? { found: find(of) };
    known.set(of, kept);
    return kept.found;
  };
}

/** The same for an object and a number. */
export function onceForEach<Of extends object, T>(
  find: (of: Of, at: number) => T,
): (of: Of, at: number) => T {
  const placesOf = onceFor((_: Of) => new Map<number, { readonly found: T }>());
  return (of, at) => {
    const kept = placesOf(of).get(at) ?? { found: find(of, at) };
    placesOf(of).set(at, kept);
    return kept.found;
  };
}
