import type { WayToRead } from "../../parser/parse-error";

/** A place in a text at which the writing alone does not say what is meant. */
export interface Unclear {
  /** A question for the student that settles it. */
  readonly question: string;
  /** What it can mean. With one way, that is what everybody means who writes so. Without any, the engine has no
   * plain words for what it may mean, and the text is refused. */
  readonly ways: readonly WayToRead[];
  /** Readings of the text as it stands: "or" where it may mean something else altogether, so that it is read so when
   * none of the ways can be; "first" where nothing is unclear as long as it can be read so. */
  readonly asItStands?: "or" | "first";
}

/** Looks for one kind of unclear writing in a text. Null: there is none. */
export type Detector = (text: string) => Unclear | null;

/** Whether one of the words stands in the text. */
export const mentions = (text: string, words: string): boolean =>
  new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, "i").test(text);
