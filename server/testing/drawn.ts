/** Whether everything is tried that there is to try: `npm run test:full`. */
export const IS_FULL_RUN = process.env.FULL === "1";

/** How many cases a test tries of those it could: all of them in a full run, every third in one that is waited for. Seeds
 * are fixed, so that each run tries the same ones every time. */
export const drawn = (all: number): number => (IS_FULL_RUN ? all : Math.ceil(all / 3));

/** The cases a test tries of a list: all of them in a full run, otherwise every third, beginning with the first. */
export const drawnOf = <Case>(cases: readonly Case[]): readonly Case[] =>
  IS_FULL_RUN ? cases : cases.filter((_, place) => place % 3 === 0);
