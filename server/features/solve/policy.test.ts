import { describe, expect, it } from "vitest";
import type { SolvedPart, SolveResult } from "@/server/solver/outcome";
import { wholeOf } from "@/server/solver/worksheet/whole";
import { atRest, present, presentItem, reveal } from "./policy";
import type { StoredSolve } from "./types";

const RESULT: SolveResult = {
  status: "solved",
  read: { instruction: "Solve for $k$", latex: "4k - 9 = 11" },
  latex: "k = 5",
  answer: "k = 5",
  verification: "verified",
  evidence: ["Put $k = 5$ back: left $11$, right $11$."],
  steps: [
    { rule: "add-to-both-sides", title: "Add 9", latex: "4k = 20", why: "To be rid of the nine." },
    { rule: "divide-both-sides", title: "Divide by 4", latex: "k = 5", why: "To get $k$ alone." },
  ],
  method: "linear-equation",
  task: "solve",
  reason: null,
  alternatives: [],
  graph: null,
};

const UNREAD = { ...RESULT, status: "unsupported", verification: "unchecked", steps: [] } as const;

const stored = (changes: Partial<StoredSolve> = {}): StoredSolve => ({
  id: "p1",
  text: "4k - 9 = 11",
  mode: "hints",
  result: RESULT,
  revealedSteps: 0,
  answerRevealed: false,
  attempt: null,
  partProgress: null,
  solveMs: 1.5,
  createdAt: new Date(0),
  ...changes,
});

describe("hints first", () => {
  it("lets nothing of the answer out before it is revealed", () => {
    for (const view of [present(stored()), presentItem(stored())]) {
      const wire = JSON.stringify(view);
      expect(wire).not.toContain("k = 5");
      expect(wire).not.toContain("4k = 20");
      expect(wire).not.toContain("linear-equation");
      expect(wire).not.toContain("To get");
    }
  });

  it("shows the steps revealed so far and no later one", () => {
    const view = present(stored({ revealedSteps: 1 }));
    expect(view.steps.map((step) => step.latex)).toEqual(["4k = 20"]);
    expect(view).toMatchObject({
      revealedSteps: 1,
      totalSteps: 2,
      answerRevealed: false,
      latex: "",
      evidence: [],
    });
    expect(JSON.stringify(view)).not.toContain("k = 5");
  });

  it("begins with what kind of problem it is and which idea leads on, and drops both with the answer", () => {
    const { hints } = present(stored());
    expect(hints).toMatchObject({ kind: expect.stringContaining("linear"), steps: 1 });
    expect(hints?.idea).not.toBe(hints?.kind);
    expect(present(stored({ answerRevealed: true })).hints).toBeNull();
    expect(present(stored({ mode: "answer" })).hints).toBeNull();
  });

  it("opens the answer with a step that shows it, although others follow", () => {
    const back = { rule: "check", title: "Check", latex: "4 \\cdot 5 - 9 = 11", why: "" };
    const early = stored({ result: { ...RESULT, steps: [...RESULT.steps, back] }, revealedSteps: 1 });
    expect(present(early).hints?.steps).toBe(1);
    expect(reveal(early, "step")).toEqual({ revealedSteps: 3, answerRevealed: true });
  });

  it("keeps a set-up that the student did not write until the answer is open", () => {
    const story = { text: "Nine less than four times k is eleven.", result: RESULT };
    expect(present(stored(story)).read.latex).toBe("");
    expect(present(stored({ ...story, answerRevealed: true })).read.latex).toBe("4k - 9 = 11");
  });

  it("does not tell that there is no solution before the answer is revealed", () => {
    const none = stored({ result: { ...RESULT, status: "no-solution", latex: "\\text{no solution}" } });
    expect(present(none).status).toBe("solved");
    expect(presentItem(none).status).toBe("solved");
    expect(present({ ...none, answerRevealed: true }).status).toBe("no-solution");
  });

  it("opens with the answer all that led to it", () => {
    const view = present(stored({ ...reveal(stored(), "answer") }));
    expect(view).toMatchObject({
      latex: "k = 5",
      answerRevealed: true,
      revealedSteps: 2,
      method: "linear-equation",
    });
    expect(view.evidence).toHaveLength(1);
  });

  it("opens the answer with the last step, which ends in it", () => {
    const afterFirst = reveal(stored(), "step");
    expect(afterFirst).toEqual({ revealedSteps: 1, answerRevealed: false });
    expect(reveal(stored(afterFirst), "step")).toEqual({ revealedSteps: 2, answerRevealed: true });
  });

  it("opens a solution without steps at once when a step is asked for", () => {
    const bare = stored({ result: { ...RESULT, steps: [] } });
    expect(present(bare).latex).toBe("");
    expect(reveal(bare, "step").answerRevealed).toBe(true);
  });

  it("brings what is behind its steps once the answer is open, and each theorem once", () => {
    const both = { ...RESULT.steps[0], rule: "move-constant", title: "Add $9$ to both sides." } as const;
    const smaller = [
      { latex: "4k - 9 + 9 = 11 + 9", why: "The same is done on both sides." },
      { latex: "4k = 20", why: "Work out both sides." },
    ];
    const steps = [
      { ...both, smaller },
      { ...both, latex: "4k = 21" },
    ] as typeof RESULT.steps;
    const result = { ...RESULT, steps };
    const [first, second] = present(stored({ result, answerRevealed: true })).steps;
    expect(first?.smaller).toEqual(smaller);
    expect(first?.theorem?.name).toBe("The same to both sides");
    expect(second?.theorem).toBeUndefined();
    expect(present(stored({ result, revealedSteps: 1 })).steps).toEqual([both]);
  });

  it("says at once when there is nothing to hint at", () => {
    const unread = stored({ result: { ...UNREAD, reason: "Not yet." } });
    expect(present(unread)).toMatchObject({
      status: "unsupported",
      reason: "Not yet.",
      answerRevealed: true,
    });
  });
});

describe("an ambiguous text", () => {
  const reading = { instruction: "Work out", latex: "", status: "solved" as const };
  const AMBIGUOUS: SolveResult = {
    ...RESULT,
    status: "ambiguous",
    latex: "",
    answer: "",
    verification: "unchecked",
    evidence: [],
    steps: [],
    reason: "A percentage of what?",
    readings: [
      { ...reading, text: "(60)(100% + 5%)", meaning: "of what stands before it", answer: "63" },
      { ...reading, text: "60 + (5/100)", meaning: "of one", answer: "60.05" },
    ],
  };

  it.each(["answer", "hints"] as const)("offers its readings and no answer of theirs, mode %s", (mode) => {
    const view = present(stored({ mode, result: AMBIGUOUS }));
    expect(view).toMatchObject({ status: "ambiguous", latex: "", reason: "A percentage of what?" });
    expect(view.readings.map(({ text }) => text)).toEqual(["(60)(100% + 5%)", "60 + (5/100)"]);
    expect(JSON.stringify(view)).not.toMatch(/63|60\.05/);
  });
});

describe("answer mode", () => {
  it("shows everything at once", () => {
    expect(present(stored({ mode: "answer" }))).toMatchObject({
      latex: "k = 5",
      answerRevealed: true,
      revealedSteps: 2,
      totalSteps: 2,
    });
  });
});

describe("a worksheet", () => {
  const part = (label: string, changes: Partial<Omit<SolvedPart, "status" | "verification">> = {}) => {
    const { parts: _none, ...result } = RESULT;
    return { ...result, status: "solved", label, text: `Solve ${label}`, ...changes } as const;
  };
  const none: SolvedPart = { ...part("c"), ...UNREAD, latex: "", answer: "", reason: "Not yet." };
  const sheet = (parts: readonly SolvedPart[], changes: Partial<StoredSolve> = {}) =>
    stored({ result: atRest(wholeOf(parts)), ...changes });

  it("shows each part with its label", () => {
    const view = present(sheet([part("a"), none], { mode: "answer" }));
    expect(view).toMatchObject({ status: "partly-solved", latex: "", steps: [] });
    expect(view.parts).toMatchObject([
      { label: "a", status: "solved", latex: "k = 5", text: "Solve a" },
      { label: "c", status: "unsupported", reason: "Not yet." },
    ]);
  });

  it("is kept under a status that the release before knows", () => {
    expect(sheet([part("a"), none]).result.status).toBe("unsupported");
    expect(sheet([part("a"), part("b")]).result.status).toBe("solved");
  });

  it("with hints lets nothing out of a part that is not open, also when others are", () => {
    const secret = part("b", { latex: "m = 77", answer: "m = 77", evidence: ["Put $m = 77$ back."] });
    const hidden = { ...secret, steps: [{ rule: "r", title: "T", latex: "2m = 154", why: "W" }] };
    const closed = sheet([part("a"), hidden]);
    const halfOpen = { ...closed, partProgress: { "0": { revealedSteps: 2, answerRevealed: true } } };
    for (const view of [present(closed), presentItem(closed), present(halfOpen), presentItem(halfOpen)])
      expect(JSON.stringify(view)).not.toMatch(/77|154/);
    expect(JSON.stringify(present(closed))).not.toContain("k = 5");
    expect(present(halfOpen)).toMatchObject({ answerRevealed: false, latex: "" });
    expect(present(halfOpen).parts).toMatchObject([
      { latex: "k = 5", answerRevealed: true },
      { latex: "", answerRevealed: false, totalSteps: 1, revealedSteps: 0 },
    ]);
  });

  it("does not tell with hints that a part has no solution", () => {
    const view = present(sheet([{ ...part("a"), status: "no-solution" }, part("b")]));
    expect(view.parts.map(({ status }) => status)).toEqual(["solved", "solved"]);
  });

  it("is open when all its parts are, and shows the answers together", () => {
    const all = sheet([part("a"), part("b")], { answerRevealed: true });
    expect(present(all)).toMatchObject({ answerRevealed: true, answer: "a: k = 5; b: k = 5" });
  });
});

describe("what was found in a text that was refused", () => {
  it("is no time of day and no number alone", () => {
    const latex = "9 \\div 40, \\quad 18 \\div 05, \\quad 12, \\quad 3x + 1";
    const result = { ...UNREAD, read: { instruction: "", latex } };
    expect(present(stored({ mode: "answer", result })).read.latex).toBe("3x + 1");
  });
});
