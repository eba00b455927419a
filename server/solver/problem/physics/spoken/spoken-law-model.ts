import type { SceneName } from "./scenes";

/** One letter of a law, with the words by which people ask for it or tell it; phrases are separated by bars. */
export interface SpokenRole {
  readonly name: string;
  /** The SI unit, which a number without one is taken to have where its letter or its name tells the role. */
  readonly unit: string;
  /** Other letters for it: "x" for a distance. */
  readonly letters?: string;
  /** Names it where it is asked and where it is told: "initial velocity". */
  readonly named?: string;
  /** Asks for it: "how far". */
  readonly asks?: string;
  /** Stands before its value, "starts at", or behind it, "initially". */
  readonly before?: string;
  readonly after?: string;
  /** Says that it is zero: "from rest". */
  readonly zero?: string;
  /** A constant that need not be told. */
  readonly fixed?: string;
  /** The molar mass of the one substance that the text names. */
  readonly substance?: true;
  /** It may be that of light, as books round it. */
  readonly asLight?: true;
  /** It may be negative. */
  readonly signed?: true;
  /** A difference of temperatures, which counts from no zero. */
  readonly difference?: true;
  /** Told by its letter or by words beside it alone: another concentration is not that of hydrogen ions. */
  readonly cued?: true;
  /** Told without a unit it may be in another one than that of the SI: litres, atmospheres. */
  readonly unitNeeded?: true;
  /** Never asked for, or never told, in this law. */
  readonly toldOnly?: true;
  readonly askedOnly?: true;
  /** Worked out on the way: neither told nor asked. */
  readonly between?: true;
}

/** A law as it is asked for in a few words. Quantities find their places by their letters and by the words beside
 * them, else by their dimensions. */
export interface SpokenLaw {
  readonly title: string;
  readonly equations: readonly string[];
  readonly roles: Readonly<Record<string, SpokenRole>>;
  /** Further ways to write it, without spaces and signs of multiplication. */
  readonly written?: string;
  /** What people call it, without apostrophes: a text that names a law means that one and no other. */
  readonly called?: string;
  /** Phrases of which one has to be there, or it is another law: "dropped". */
  readonly needs?: string;
  /** Phrases that this law may hold and that change nothing in it. */
  readonly beside?: string;
  /** What may be spoken of: things and what they do. */
  readonly scenes: readonly SceneName[];
  /** The letters ending in 1 are of before, those ending in 2 of after: each state is told in one breath. */
  readonly isTwoStates?: true;
  /** Letters that may change places: resistances in series. */
  readonly alike?: readonly string[];
}

export const phrasesOf = (text: string | undefined): readonly string[] => text?.split("|") ?? [];
