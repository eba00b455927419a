import { recordMeasurement } from "./bench/record-measurement";
import { collectPatterns, recordPatterns } from "./fuzz/regex/collect";
import { type Growth, isDoubling } from "./fuzz/regex/growth";
import { measure } from "./fuzz/regex/measure";

/** `npm run fuzz:regex`: every regular expression of the product against texts made of its own letters. Lists those
 * whose time grows faster than the text, the worst first, with what they would take for the longest text anyone may
 * send. Fails for one whose time doubles with every few letters, or that never comes back. */
recordMeasurement("fuzz:regex");

/** For all the texts of one expression, on a machine that does other things too. */
const PATIENCE_MS = 60_000;
const SHOWN = 40;
/** Characters: a message has at most 4,000, a problem 2,000. */
const MESSAGE = 4000;

/** What a text of that many characters would take, in milliseconds. */
const projected = ({ ms, length, power }: Growth, characters: number): number =>
  ms * (characters / length) ** power;

async function main(): Promise<void> {
  const built = await recordPatterns(async () => {
    const { solve } = await import("@/server/solver/solve");
    const { DEFAULT_LIMITS } = await import("@/server/solver/limits");
    solve("Solve 2x = 4", DEFAULT_LIMITS);
  });
  const patterns = [...collectPatterns(process.cwd()), ...built];
  const { growths, endless } = await measure({ patterns, thorough: true }, { patienceMs: PATIENCE_MS });
  const worst = growths.toSorted((one, other) => projected(other, MESSAGE) - projected(one, MESSAGE));
  console.log(`${patterns.length} expressions, ${built.length} of them put together by the engine.`);
  console.log(`${growths.length} take more than twice as long for twice the text. The worst:`);
  for (const growth of worst.slice(0, SHOWN)) {
    const { pattern, pump, power } = growth;
    const time = `${projected(growth, MESSAGE).toFixed(0)} ms for ${MESSAGE}`.padStart(18);
    console.log(
      `${time}  power ${power.toFixed(1)}  ${pattern.from}  /${pattern.source.slice(0, 100)}/${pattern.flags}`,
    );
    console.log(`${" ".repeat(20)}by ${JSON.stringify(pump)}`);
  }
  const bad = growths.filter(isDoubling).map(({ pattern }) => pattern);
  for (const { from, source } of [...endless, ...bad]) console.error(`Never comes back: ${from} /${source}/`);
  if (endless.length + bad.length > 0) process.exitCode = 1;
}

await main();
