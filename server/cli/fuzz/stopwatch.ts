/** How long many pieces of work took: by the clock, and of the processor, which other processes do not lengthen. */
export class Stopwatch {
  private readonly wall: number[] = [];
  private readonly processor: number[] = [];

  time<Result>(work: () => Result): Result {
    const [at, used] = [performance.now(), process.cpuUsage()];
    const result = work();
    const { user, system } = process.cpuUsage(used);
    this.wall.push(performance.now() - at);
    this.processor.push((user + system) / 1000);
    return result;
  }

  summary(): string {
    return `${told("processor", this.processor)}; ${told("clock", this.wall)}`;
  }
}

function told(name: string, times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const [p95, worst] = [sorted[Math.floor(sorted.length * 0.95)] ?? 0, sorted.at(-1) ?? 0];
  return `${name} p95 ${p95.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`;
}
