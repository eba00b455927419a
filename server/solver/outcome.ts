import type { Span } from "./lexicon/tokens";
import type { StoryEvidence } from "./situations/evidence/types";
import type { Graph, Step, Task, VerificationStatus } from "./types";

/** "ambiguous": the text can be read in several ways with different answers, and only the student knows which.
 * "partly-solved": some parts of a worksheet have an answer and some have none. */
export type SolveStatus = PartStatus | "partly-solved";

/** What one problem comes to. */
export type PartStatus = "solved" | "no-solution" | "unsupported" | "limit-reached" | "ambiguous";

/** What was read. `latex` is empty when no mathematics was found. */
export interface Reading {
  readonly instruction: string;
  readonly latex: string;
}

/** One of several ways to read a text, to be offered to the student. */
export interface PossibleReading extends Reading {
  /** A text that says this and nothing else. */
  readonly text: string;
  /** What sets it apart, in a few words; mathematics between single dollar signs. */
  readonly meaning: string;
  /** What solving `text` comes to. */
  readonly status: Exclude<PartStatus, "ambiguous">;
  /** The answer it would give as LaTeX; empty when there is none. */
  readonly answer: string;
}

/** Something that can be done with a text that was refused. */
export interface Offer extends Reading {
  /** A text that the engine answers. */
  readonly text: string;
  /** What it asks of a story that asks nothing that is understood; absent where the words are the student's own. */
  readonly question?: string;
}

/** The same problem worked in another way; the answer is the same. */
export interface Alternative {
  /** In words: "completing the square". */
  readonly way: string;
  readonly method: string;
  readonly steps: readonly Step[];
}

/** What came of having a language model read a text that the engine could not read. It wrote down what the text tells and
 * asks; the answer, where there is one, is the engine's. */
export type ModelReading =
  /** Two readings came to the same answer. `standIn` is a text the engine reads that has this answer. */
  | { readonly kind: "agreed"; readonly standIn: string }
  /** Two readings fit the text and came to different answers, none of which is the answer. */
  | {
      readonly kind: "differ";
      readonly readings: readonly {
        readonly story: StoryEvidence;
        readonly latex: string;
        readonly answer: string;
      }[];
    }
  /** No two readings fit the text. `why` quotes what does not fit, as the end of a sentence. */
  | { readonly kind: "unfit"; readonly why: string };

/** What was found, and how it was checked: an answer is verified or spot-checked, and what has none is not. */
type Finding =
  | { readonly status: Answered; readonly verification: Exclude<VerificationStatus, "unchecked"> }
  | { readonly status: Exclude<PartStatus, Answered>; readonly verification: "unchecked" };

type Answered = "solved" | "no-solution";

/** The engine's outcome for one problem, JSON-safe. */
export type ProblemResult = Finding & Shown;

interface Shown {
  readonly read: Reading;
  /** The answer as LaTeX; empty when there is none. */
  readonly latex: string;
  /** The answer as text; empty when there is none. */
  readonly answer: string;
  readonly evidence: readonly string[];
  readonly steps: readonly Step[];
  readonly method: string | null;
  readonly task: Task | null;
  /** Why there is no answer, as a sentence for a student; null when there is one. */
  readonly reason: string | null;
  /** The ways to read an ambiguous text, two or more; absent otherwise. */
  readonly readings?: readonly PossibleReading[];
  /** What can be done with a text that was refused; absent where there is nothing, or an answer. */
  readonly offers?: readonly Offer[];
  /** The stretches of a text that was refused of which nothing is made, as offsets; absent where there are none. */
  readonly missed?: readonly Span[];
  readonly alternatives: readonly Alternative[];
  readonly graph: Graph | null;
  /** Of a statement that is judged, whether it holds, whatever words the question wants it said in; absent otherwise. */
  readonly truth?: "True" | "False";
  /** How a story was read; absent where it is none, or was not read by its facts. */
  readonly story?: StoryEvidence;
  /** What a language model read in it; absent where none did. */
  readonly byModel?: ModelReading;
}

/** One part of a worksheet, which is a problem of its own. */
export type SolvedPart = ProblemResult & {
  /** As it is marked, without brackets: "a", "2", "iii"; "1a" for a part of a part. */
  readonly label: string;
  /** The part with what is said of all parts: a text that says it alone. */
  readonly text: string;
};

/** The engine's whole outcome. Of a worksheet: "solved" when each part has an answer, which is then the answers under
 * their labels ("a: x = 7; b: x = -5"); steps and evidence are the parts'. */
export type SolveResult = (
  | Finding
  | { readonly status: "partly-solved"; readonly verification: "unchecked" }
) &
  Shown & {
    /** The parts of a worksheet in order, two or more; absent for a single problem. */
    readonly parts?: readonly SolvedPart[];
  };

/** What the engine makes of a text. */
export interface TextRead {
  /** Whether there is a problem in it that can be tried. */
  readonly ok: boolean;
  readonly reading: Reading;
  /** Why nothing was read, for the student; null when something was. */
  readonly reason: string | null;
}
