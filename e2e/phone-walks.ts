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
  "device-only.spec.ts": [
    "are solved, hinted, checked, found again and deleted without a word of them being sent",
  ],
  "first-load.spec.ts": ["the path of the first visit is kept"],
  "history.spec.ts": [
    "older problems join the newer ones, and each opens",
    "a problem is deleted after a question, at once, and permanently",
  ],
  "install.spec.ts": [
    "stands in the field, all of it, and goes no further than the device",
    "opens as a photo where it is a picture, once",
    "the third problem solved on a device says, once, that it can be installed",
  ],
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
  "offline.spec.ts": [
    "has its answer before the server has been asked, and then its own page",
    "problems are solved after a reload, wait, and are sent once when there is one again",
  ],
  "own-work.spec.ts": [
    "is followed to the line that is wrong, which is explained",
    "a quadratic comes with other ways and a graph",
  ],
  "photo.spec.ts": ["is read in the browser, put right by the student, and solved"],
  "practice-sets.spec.ts": ["a set is worked through without JavaScript, and its maker sees who is stuck"],
  "practice.spec.ts": [
    "a solution leads to more like it, and a right answer to the next",
    "the map of skills is one press from every page, without JavaScript too",
  ],
  "progress.spec.ts": [
    "the bar is shown while a link leads to another page, and stops 200 ms after it is there",
  ],
  "shell.spec.ts": ["a chosen theme is remembered", "every link on the main pages leads to a page"],
  "solve.spec.ts": [
    "gets a checked answer to",
    "finds the work again in the history",
    "the page never scrolls sideways, whatever is in it",
  ],
  "story.spec.ts": ["a story is shown line by line and in bars, at any width"],
  "worksheet.spec.ts": ["a worksheet is answered part by part, each with its steps, at any width"],
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
