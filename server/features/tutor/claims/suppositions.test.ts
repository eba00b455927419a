import { describe, expect, it } from "vitest";
import { drawn } from "@/server/testing/drawn";
import { checkReply } from "./check-reply";

/** Numbers of one case: a x + b = c with the solution x; a right side d that is only supposed, with the solution s; and
 * a value w that solves neither. */
interface Numbers {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly x: number;
  readonly d: number;
  readonly s: number;
  readonly w: number;
}

/** Every case has other numbers, and none of them is chosen for its sentence. */
function numbersFor(seed: number): Numbers {
  const [a, b, x] = [2 + (seed % 5), 3 + ((seed * 7) % 11), 2 + ((seed * 5) % 9)];
  const s = x + 2 + (seed % 3);
  return { a, b, c: a * x + b, x, d: a * s + b, s, w: s + 1 + (seed % 2) };
}

/** A sentence with its places filled: numbers by name, equations by P (the problem's) and S (what is supposed). */
function filled(frame: string, { a, b, c, x, d, s, w }: Numbers, isFormula: boolean): string {
  const [open, close] = isFormula ? ["$", "$"] : ["", ""];
  const maths = (text: string) => `${open}${text}${close}`;
  const named: Readonly<Record<string, string>> = {
    P: maths(`${a}x + ${b} = ${c}`),
    S: maths(`${a}x + ${b} = ${d}`),
    "P-": maths(`${a}x = ${c - b}`),
    "S-": maths(`${a}x = ${d - b}`),
    "S+": maths(`${a}x = ${d - b + a}`),
    "L=": maths(`${a}x + ${b} = ${a * w + b}`),
    "L=c": maths(`${a}x + ${b} = ${c}`),
    "L+": maths(`${a}x + ${b} = ${a * w + b + 1}`),
    "x=": maths(`x = ${x}`),
    "s=": maths(`x = ${s}`),
    "w=": maths(`x = ${w}`),
    ...Object.fromEntries(Object.entries({ a, b, c, x, d, s, w }).map(([name, n]) => [name, maths(`${n}`)])),
  };
  return frame.replace(/\{([^}]+)\}/g, (_all, name: string) => named[name] ?? name);
}

const RIGHT: readonly string[] = [
  "Suppose {S}. Then {s=}. But in our problem the right side is {c}, so {x=}.",
  "Let's pretend the equation were {S}. Taking {b} from both sides gives {S-}, so {s=}.\n\nBack to {P}: {x=}.",
  "If it were {S}, then x would be {s}. Here {x=}.",
  "Imagine the right side were {d}. Then {s=}. It is {c}, so the answer is {x}.",
  "Assume {w=}. Then {L=}, which is not {c}. So {x=}.",
  "What if we had {S} instead? We would get {s=}. For our equation, {x=}.",
  "Had it been {S}, the answer would have been {s}. As it is, the answer is {x}.",
  "Let's assume for a moment that the number on the right was {d}. In that case the solution is {s=}. Now with {c}: {x=}.",
  "Were it {S}, x would equal {s}.",
  "Picture {S} for a second. You'd subtract {b}, get {S-}, and {s=}. The same moves on {P} give {x=}.",
  "Suppose the {c} were a {d}. Then the answer would be {s}. It isn't, so the answer is {x}.",
  "Say it said {S}. We take {b} from both sides: {S-}. Dividing by {a}, {s=}. That was only to try the method. In your equation, {P-} and {x=}.",
  "Imagine for a moment {S}.\n\n{S-}\n\n{s=}\n\nYour equation goes the same way:\n\n{P-}\n\n{x=}",
  "Let us pretend that the right side was {d}: then {S-} and {s=}. In the real equation {P-} and {x=}.",
  "Suppose you forget the {b}. Then {w=}, which is wrong. In fact {x=}.",
  "Imagine we divide only one side. Then {w=}. But both sides have to be divided, and {x=}.",
  "If you add {b} instead, you get {w=}. Taking it away gives {P-} and {x=}.",
  "If the right side were {d}, x would be {s}. We take {b} from both sides: {P-}. So {x=}.",
  "Think of {S} instead. There {s=}. But here {P}, so {x=}.",
];

const WRONG: readonly (readonly [kind: string, frames: readonly string[]])[] = [
  [
    "what does not follow from what is supposed",
    [
      "Suppose {S}. Then {w=}.",
      "Suppose {S}. Then {S+}, so {w=}. Here {x=}.",
      "Assume {w=}. Then {L+}.",
      "If it were {S}, then {S+}.",
      "Let's pretend the equation were {S}. Taking {b} from both sides gives {S+}.\n\nBack to {P}: {x=}.",
    ],
  ],
  [
    "a wrong answer behind a supposition that has ended",
    [
      "Suppose {S}. Then {s=}. But in our problem the right side is {c}, so {w=}.",
      "If it were {S}, then x would be {s}. Here {w=}.",
      "Imagine the right side were {d}. Then {s=}. It is {c}, so the answer is {w}.",
      "Had it been {S}, the answer would have been {s}. As it is, the answer is {w}.",
      "Let's pretend the equation were {S}. Then {s=}.\n\nBack to {P}: {w=}.",
      "Suppose {S}. Then {s=}. So the answer to your problem is {s}.",
      "Imagine {S}. There {s=}.\n\nThe answer is {s}.",
    ],
  ],
  [
    "a wrong answer dressed as a supposition",
    [
      "Suppose we solve it: {w=}, so the answer is {w}.",
      "Suppose we take {b} from both sides. Then {w=}.",
      "Assume {P}. Then {w=}.",
      "Imagine you solved this: you get {w=}. The answer is {w}.",
      "Let's suppose that we divide by {a}. We get {w=}. So the answer is {w}.",
      "If we solve it, then {w=}.",
      "Assume {w=}. Then {L=c}, so the answer is {w=}.",
      "Pretend you are the teacher. The answer is {w}.",
      "Suppose you have {P}, as here. Then {w=}.",
      "Let's say we are done: {w=}.",
      "Suppose the equation is {P}; then x is {w}.",
      "Let's assume the equation is what you wrote. So {w=}.",
      "Imagine a balance with {P}. Taking {b} away and sharing by {a} leaves {w=}.",
      "Suppose you want to check. The answer is {w}.",
      "If you think about it, the answer is {w}.",
      "Say you do the same to both sides. Then {w=}. That is the solution.",
    ],
  ],
];

const outcomesOf = async (text: string, { a, b, c }: Numbers): Promise<readonly string[]> =>
  (await checkReply({ text, problems: [`Solve ${a}x + ${b} = ${c}`] }, () => 0)).claims.map(
    ({ outcome }) => outcome,
  );

/** Each frame with three sets of numbers in a full run and one otherwise, in formulas and in plain text. */
async function figures(
  frames: readonly string[],
): Promise<{ readonly refuted: string[]; readonly other: string[] }> {
  const [refuted, other]: [string[], string[]] = [[], []];
  for (const [index, frame] of frames.entries())
    for (let seed = 0; seed < 2 * drawn(3); seed += 1) {
      const numbers = numbersFor(index * 6 + seed);
      const text = filled(frame, numbers, seed % 2 === 0);
      const found = await outcomesOf(text, numbers);
      (found.includes("refuted") ? refuted : other).push(text);
    }
  return { refuted, other };
}

describe("a supposition", () => {
  it("is not compared with the problem, nor is what follows from it", async () => {
    const { refuted } = await figures(RIGHT);
    expect(refuted).toEqual([]);
  });

  it.each(WRONG)("does not excuse %s", async (_kind, frames) => {
    const { other } = await figures(frames);
    expect(other).toEqual([]);
  });
});

describe("a question with another amount in it", () => {
  const found = async (text: string) =>
    (await checkReply({ text, problems: ["What is 15% of 80?"] }, () => 0)).claims.map(
      ({ outcome }) => outcome,
    );

  it.each([
    "Imagine it were 20%. Then the answer would be 16. At 15% the answer is 12.",
    "If it were 25%, the answer would be 20. As it is, the answer is 12.",
  ])("is worked with that amount: %s", async (text) => {
    expect(await found(text)).not.toContain("refuted");
  });

  it.each([
    "Imagine it were 20%. Then the answer would be 18.",
    "If it were 25%, the answer would be 20. As it is, the answer is 13.",
    "Suppose we multiply. The answer is 13.",
  ])("does not excuse %s", async (text) => {
    expect(await found(text)).toContain("refuted");
  });
});
