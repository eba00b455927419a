/** A value as a reply may write it. */
export interface Written {
  readonly tex: string;
  readonly plain: string;
}

/** How a problem's answer is spoken of: by its name, as a calculation, as another form, as an unknown, as an amount. */
export type Family = "named" | "calculation" | "rewriting" | "solving" | "conversion";

/** A problem with its answer and answers that are not. */
export interface Fact {
  readonly kind: string;
  readonly family: Family;
  readonly problem: string;
  readonly right: Written;
  readonly wrong: readonly Written[];
  /** What stands for the other places of a frame: what is worked out, its name, its verb. */
  readonly fill: Readonly<Record<string, string>>;
  /** True sentences about something else than the answer. */
  readonly beside: readonly string[];
}

/** A reply to be judged, and what must be said of it. */
export interface Case {
  readonly kind: string;
  readonly problem: string;
  readonly text: string;
  /** "wrong": a mistake was planted. "right": nothing in it is claimed that is false. */
  readonly truth: "right" | "wrong";
}
