import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { checkPractice } from "@/server/solver/practice/check-practice";
import { choicesOf } from "@/server/solver/practice/choices";
import { practiceProblem } from "@/server/solver/practice/problem";
import { SKILLS } from "@/server/solver/practice/skills";
import type { Act, DeviceProblem } from "../jobs";
import { DESK, loadChecks, loadPractice } from "./desk";
import { preparing, reportOn } from "./serve";

const PROBLEM: DeviceProblem = { id: "p", text: "Solve 4x - 7 = 29", mode: "answer", at: 0, acts: [] };
const SHEET = "Solve each equation.\na) 2x = 18\nb) x + 4 = 11";

const work = (changes: Partial<DeviceProblem>) => DESK.work({ ...PROBLEM, ...changes });

beforeAll(loadChecks);
beforeAll(loadPractice);

describe("a problem that is worked on a device", () => {
  it("comes to what the server would show of it", () => {
    const { view } = work({});
    expect(view).toMatchObject({
      id: "p",
      status: "solved",
      latex: "x = 9",
      verification: "verified",
      parts: [],
    });
    expect(view.steps.length).toBeGreaterThan(0);
    expect(view.createdAt).toEqual(new Date(0));
  });

  it("tells the page nothing of the answer before it is opened, with hints first", () => {
    const { view } = work({ mode: "hints" });
    expect(JSON.stringify(view)).not.toMatch(/\b9\b/);
    const steps: Act[] = Array.from({ length: view.totalSteps - 1 }, () => ({
      kind: "reveal",
      what: "step",
    }));
    const halfway = work({ mode: "hints", acts: steps.slice(0, 1) }).view;
    expect(halfway).toMatchObject({ revealedSteps: 1, answerRevealed: false, latex: "" });
    expect(work({ mode: "hints", acts: [{ kind: "reveal", what: "answer" }] }).view.latex).toBe("x = 9");
  });

  it("checks an answer and a working as they are asked for, and the last one counts", () => {
    const wrong: Act = { kind: "answer", text: "x = 8" };
    const right: Act = { kind: "working", text: "4x = 36\nx = 9" };
    expect(work({ acts: [wrong] }).view.attempt).toMatchObject({ check: { verdict: "wrong" } });
    expect(work({ acts: [wrong, right] }).view.attempt).toMatchObject({
      kind: "working",
      check: { finished: true },
    });
  });

  it("opens and checks one part of a worksheet and leaves the others", () => {
    const acts: Act[] = [
      { kind: "reveal", what: "answer", part: 1 },
      { kind: "answer", text: "9", part: 0 },
    ];
    const { parts } = work({ text: SHEET, mode: "hints", acts }).view;
    expect(parts.map(({ answerRevealed }) => answerRevealed)).toEqual([false, true]);
    expect(parts[0]?.attempt).toMatchObject({ check: { verdict: "right" } });
  });

  it("shows never less for one act more, whatever the acts", () => {
    const part = fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined });
    const act: fc.Arbitrary<Act> = fc.oneof(
      fc.record({
        kind: fc.constant("reveal" as const),
        what: fc.constantFrom("step" as const, "answer" as const),
        part,
      }),
      fc.record({ kind: fc.constantFrom("answer" as const, "working" as const), text: fc.string(), part }),
    );
    const text = fc.constantFrom(PROBLEM.text, SHEET);
    fc.assert(
      fc.property(text, fc.array(act, { maxLength: 5 }), act, (text, acts, last) => {
        const before = work({ text, mode: "hints", acts }).view;
        const after = work({ text, mode: "hints", acts: [...acts, last] }).view;
        expect(after.revealedSteps).toBeGreaterThanOrEqual(before.revealedSteps);
        expect(Number(after.answerRevealed)).toBeGreaterThanOrEqual(Number(before.answerRevealed));
      }),
      { numRuns: 40 },
    );
  });

  it("stands for the same outcome whatever was opened of it", () => {
    const { outcome } = work({ mode: "hints" });
    expect(work({ mode: "hints", acts: [{ kind: "reveal", what: "answer" }] }).outcome).toBe(outcome);
    expect(work({ text: "Solve 4x - 7 = 33" }).outcome).not.toBe(outcome);
    expect(outcome).toMatch(/^[\da-z]{1,16}$/);
  });
});

describe("what the worker is told", () => {
  const told = (message: unknown) => reportOn(message, () => {});

  it("is done when it is an order, and let be when it is anything else", async () => {
    expect(await told({ id: 4, job: "read", input: "2x = 6" })).toMatchObject({
      kind: "done",
      id: 4,
      output: { ok: true },
    });
    expect(await told({ id: 5, job: "work", input: null })).toEqual({ kind: "fault", id: 5 });
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (message) => {
        const job = (message as { job?: unknown } | null)?.job;
        if (job !== "read" && job !== "work") expect(await told(message)).toBeNull();
      }),
    );
  });
});

describe("what was read", () => {
  const preparedBy = async (job: string, input: unknown) => {
    const order = { id: 1, job, input };
    return preparing(order, await reportOn(order, () => {}));
  };

  it("is worked in the pause before it is handed in, and comes to the same", async () => {
    const text = " Solve 4x - 7 = 93 ";
    await (await preparedBy("read", text))?.();
    expect(work({ text: text.trim() }).view.latex).toBe("x = 25");
  });

  it("is left alone where there is no problem in it, and where something else was asked for", async () => {
    expect(await preparedBy("read", "2x = 6")).not.toBeNull();
    expect(await preparedBy("read", "good morning")).toBeNull();
    expect(await preparedBy("work", PROBLEM)).toBeNull();
    expect(await preparedBy("work", null)).toBeNull();
    expect(preparing({ id: 1, job: "read", input: 7 }, { kind: "fault", id: 1 })).toBeNull();
  });
});

describe("a practice problem that is made on a device", () => {
  const order = (at: number) => {
    const skill = SKILLS[at % SKILLS.length]?.id ?? "";
    return { skill, level: ((at % 3) + 1) as 1 | 2 | 3, seed: 7919 * at, asChoice: false, hints: 1 };
  };

  it("is the server's, says of an answer what the server says, and shows its solution only when it is over", () => {
    for (let at = 0; at < SKILLS.length; at += 9) {
      const problem = practiceProblem(order(at).skill, order(at).level, order(at).seed);
      const key = problem?.key ?? "";
      expect(DESK.practise({ ...order(at), what: "look", answer: "" })).toMatchObject({
        problem: { text: problem?.text, latex: problem?.latex },
        said: null,
      });
      const wrong = DESK.practise({ ...order(at), what: "answer", answer: "987654321" })?.said;
      const checked = checkPractice({ ...order(at), answer: "987654321" });
      expect(wrong?.outcome === "wrong").toBe(checked?.check.verdict === "wrong");
      expect(wrong).toMatchObject({ closed: false, solution: null, hints: [] });
      const hint = DESK.practise({ ...order(at), what: "hint", answer: "" })?.said;
      expect(hint).toMatchObject({ outcome: "hint", closed: false, solution: null });
      const right = DESK.practise({ ...order(at), what: "answer", answer: key })?.said;
      expect(right, `${problem?.text} ${key}`).toMatchObject({ outcome: "right", closed: true });
      expect(right?.solution?.latex).toBeTruthy();
    }
  });

  it("offers the server's answers to choose from, until one was given", () => {
    const about = { skill: "square-binomials", level: 1, seed: 8 } as const;
    const asked = { ...about, asChoice: true, hints: 1 };
    const choicesAfter = (what: "look" | "hint" | "answer", answer = "") =>
      DESK.practise({ ...asked, what, answer })?.problem.choices;
    const problem = practiceProblem(about.skill, about.level, about.seed);
    const choices = problem && choicesOf(problem);
    expect(choices).toHaveLength(4);
    expect(choicesAfter("look")).toEqual(choices);
    expect(choicesAfter("hint")).toEqual(choices);
    expect(choicesAfter("answer", "987654321")).toEqual([]);
    expect(DESK.practise({ ...asked, what: "look", answer: "", asChoice: false })?.problem.choices).toEqual(
      [],
    );
  });

  it("is none where there is no such skill", () => {
    expect(
      DESK.practise({
        skill: "no-such-skill",
        level: 1,
        seed: 1,
        what: "look",
        answer: "",
        asChoice: true,
        hints: 0,
      }),
    ).toBeNull();
  });
});
