import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A phone differs from a desktop in its width, its touch and the keyboard that covers half of it; what a click asks the
 * server for is the same. So where a spec is walked at both, the phone walks the whole journey once and whatever is said
 * of its screen; all the rest of these specs is walked there by `npm run test:full`. A spec that is not named here is
 * walked whole. */
const WALKS: Readonly<Record<string, readonly string[]>> = {
  "billing.spec.ts": [
    "a guest sees the plans, signs up and comes back to them",
    "the way to Plus is a popup that Escape closes",
  ],
  "chat.spec.ts": [
    "the tutor works a problem, answers follow-ups, and the conversation survives a reload",
    "a conversation is renamed above it and in the list, and keeps its name",
    "the field and the end of the reply stay in view when a keyboard takes half of the screen",
  ],
  "first-load.spec.ts": ["the path of the first visit is kept"],
  "math-input.spec.ts": [
    "puts what is written in it into the problem, which is solved",
    "takes the signs beside it, and says when a box is empty",
    "never makes the page wider than the screen",
    "a message is shown as it will be read, above the field, which stays where it is",
  ],
  "modes.spec.ts": [
    "a problem solved with hints first is taken to the tutor with nothing more opened",
    "the way the tutor helps is chosen by keyboard and fits a phone",
  ],
  "own-work.spec.ts": [
    "is followed to the line that is wrong, which is explained",
    "a quadratic comes with other ways and a graph",
  ],
  "photo.spec.ts": ["is read in the browser, put right by the student, and solved"],
  "shell.spec.ts": ["a chosen theme is remembered", "every link on the main pages leads to a page"],
  "solve.spec.ts": [
    "gets a checked answer to",
    "finds the work again in the history",
    "the page never scrolls sideways, whatever is in it",
  ],
};

/** What of these specs is left to a desktop: patterns for the names Playwright gives to tests.
 * @throws {Error} for a walk that its spec does not have: renamed, it would be left out unnoticed */
export function notOnPhone(directory: string): RegExp[] {
  return Object.entries(WALKS).map(([spec, titles]) => {
    const text = readFileSync(join(directory, spec), "utf8");
    const gone = titles.find((title) => !text.includes(title));
    if (gone) throw new Error(`${spec} has no test “${gone}” for e2e/phone-walks.ts`);
    return new RegExp(`\\b${escaped(spec)} (?!.*(?:${titles.map(escaped).join("|")}))`);
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
