import { growthOf } from "./growth";
import type { Share, Told } from "./measure";

const tell = (told: Told) => process.send?.(told);

process.once("message", ({ patterns, thorough }: Share) => {
  for (const [at, pattern] of patterns.entries()) {
    tell({ begun: at });
    const growth = growthOf(pattern, thorough);
    if (growth) tell({ growths: [growth] });
  }
  tell({ begun: patterns.length });
});
