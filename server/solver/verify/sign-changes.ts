const SEARCH = 2000;
const HALVINGS = 60;

/** Where a function changes its sign between two ends, or is zero on the grid. A pole is no such place. */
export function signChanges(f: (x: number) => number, low: number, high: number): number[] {
  const found: number[] = [];
  const placed = (k: number) => low + ((high - low) * k) / SEARCH;
  for (let k = 0; k <= SEARCH; k += 1) {
    const x = placed(k);
    const [here, next] = [f(x), f(placed(k + 1))];
    if (here === 0) found.push(x);
    else if (k < SEARCH && here * next < 0) {
      const meeting = bisected(f, x, placed(k + 1));
      if (Math.abs(f(meeting)) <= Math.max(Math.abs(here), Math.abs(next))) found.push(meeting);
    }
  }
  return found;
}

function bisected(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let k = 0; k < HALVINGS; k += 1) {
    const middle = (low + high) / 2;
    if (f(low) * f(middle) <= 0) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}
