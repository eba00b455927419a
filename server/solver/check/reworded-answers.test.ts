import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "../limits";
import { PROBLEMS } from "../verify/gate/problems";
import { judgeWritten } from "./check-answer";
import { type Answered, answered, mutatedTexts } from "./testing-answers";
import { type Wording, wordingsOf } from "./testing-wordings";

/** Every so many of the problems of all tasks, beginning with this one. */
const STEP = 9;
const FIRST = 4;

const POOL: readonly Answered[] = Object.values<readonly string[]>(PROBLEMS)
  .flat()
  .filter((_, at) => at % STEP === FIRST)
  .flatMap((text) => answered(text) ?? []);

const judged = ({ problem, worked }: Answered, text: string) =>
  judgeWritten({ problem, worked, text, limits: DEFAULT_LIMITS }).verdict;

const PAIRS = POOL.flatMap((each) => wordingsOf(each.value).map((wording) => ({ each, wording })));

/** Ways to write an answer that a question may ask not to be used. */
const OTHER_FORMS: ReadonlySet<string> = new Set([
  "not reduced",
  "a decimal",
  "a decimal comma",
  "a mixed number",
]);

const told = (each: Answered, { manner, text }: Wording, verdict: string) =>
  `${each.text} | ${manner} | ${text} | ${verdict}`;

describe("right answers in other words", () => {
  it("are many, of many kinds", () => {
    expect(PAIRS.length).toBeGreaterThan(600);
    expect(new Set(PAIRS.map(({ wording }) => wording.manner)).size).toBeGreaterThan(60);
  });

  it("are never called wrong, and hardly ever left open", () => {
    const accused: string[] = [];
    const open: string[] = [];
    const otherForm: string[] = [];
    for (const { each, wording } of PAIRS) {
      const verdict = judged(each, wording.text);
      if (verdict === "wrong") accused.push(told(each, wording, verdict));
      if (verdict === "cannot-tell") open.push(told(each, wording, verdict));
      if (verdict === "right-wrong-form" && !OTHER_FORMS.has(wording.manner))
        otherForm.push(told(each, wording, verdict));
    }
    expect(accused).toEqual([]);
    expect(open.length / PAIRS.length, open.join("\n")).toBeLessThan(0.005);
    expect(otherForm.length / PAIRS.length, otherForm.join("\n")).toBeLessThan(0.01);
  });
});

describe("wrong answers in the same words", () => {
  it("are never called right", () => {
    const accepted: string[] = [];
    let all = 0;
    let wrong = 0;
    for (const { each, wording } of PAIRS) {
      // The number of a solution is no part of it.
      if (wording.manner === "numbered") continue;
      const [first] = mutatedTexts(wording.text).filter((text) => /\d/.test(text));
      if (first === undefined) continue;
      const verdict = judged(each, first);
      all += 1;
      if (verdict === "wrong") wrong += 1;
      if (verdict.startsWith("right")) accepted.push(told(each, { ...wording, text: first }, verdict));
    }
    expect(accepted).toEqual([]);
    expect(all).toBeGreaterThan(300);
    expect(wrong / all).toBeGreaterThan(0.8);
  });
});
