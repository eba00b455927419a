/** A rule of mathematics with a name, as a student is told it. */
export interface Theorem {
  readonly name: string;
  /** What it says, in one sentence. */
  readonly says: string;
  /** When it holds, or what to watch. */
  readonly when: string;
  /** It at work, on numbers of its own: LaTeX. */
  readonly example: string;
  /** The steps of the engine that rest on it. */
  readonly rules: readonly string[];
  readonly picture?: Picture;
}

/** A line drawing, 120 wide and 80 high. */
export interface Picture {
  /** What is to be seen, for those who hear the page. */
  readonly shows: string;
  /** Outlines, as a path. */
  readonly lines: string;
  /** What is meant, as a path: it is tinted. */
  readonly area?: string;
  /** What went wrong, as a path: it is tinted and dashed in the colour of errors. */
  readonly wrong?: string;
  /** Helping lines, as a path. */
  readonly dashes?: string;
  /** Words and letters: where their middle is, and what they say. */
  readonly labels: readonly (readonly [x: number, y: number, text: string])[];
}

export type Theorems = Readonly<Record<string, Theorem>>;
