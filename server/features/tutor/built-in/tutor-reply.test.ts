import { describe, expect, it } from "vitest";
import { replyTo as reply } from "./testing";
import { tutorReply } from "./tutor-reply";

const LINEAR = "Can you help me solve 6x - 5 = 31, please?";
const QUADRATIC = "y^2 - 4y = 21";

describe("a question about a rule with a name", () => {
  it.each([
    ["What is Pythagoras’ theorem?", "squares of the two legs"],
    ["explain pythagoras' theorem", "squares of the two legs"],
    ["What is L’Hôpital’s rule?", "\\lim"],
    ["explain adding fractions", "\\frac"],
  ])("is answered with what it says, and with an example: %s", (asked, said) =>
    expect(reply(asked)).toContain(said),
  );
});

describe("a request about what stands there", () => {
  it("is offered for the problem and for its answer, as it may be about either", () => {
    const said = reply("differentiate x^4 - 6x", "now graph it");
    expect(said).toContain("- `Graph x^4 − 6x`");
    expect(said).toContain("- `Graph 4x^3 − 6`");
    expect(said).toMatch(/Send me the one you mean\.$/);
    expect(reply("differentiate x^4 - 6x", "now the second derivative")).toContain(
      "- `Second derivative of x^4 − 6x`",
    );
  });

  it.each(["banana", "lol", "really?"])("is none where the words ask for nothing: %s", (message) =>
    expect(reply("differentiate x^4 - 6x", message)).not.toContain("Send me the one you mean"),
  );
});

describe("a message about no problem", () => {
  it.each([
    ["how much does this cost", "“Plans”"],
    ["is this app free?", "“Plans”"],
    ["can you make me a quiz", "“Practice”"],
    ["😀", "I can’t read that"],
    ["...", "I can’t read that"],
  ])("is told where that is, and what to do next: %s", (message, said) => {
    expect(reply(message)).toContain(said);
    expect(reply(message)).toMatch(/Send me a problem, or say “another one”/);
  });
});

describe("a story that is not understood", () => {
  const STORY = "Kim packs 4 crates of 12 lamps, and the lorry wobbles 3 times. How many stars are out?";
  it("is refused as a problem, and still known afterwards; its numbers alone are not shown", () => {
    for (const said of [reply(STORY), reply(STORY, "why times?")]) {
      expect(said).toMatch(/^I can’t solve this one yet\./);
      expect(said).not.toContain("I read this");
    }
  });
});

describe("a working in one line", () => {
  it.each([
    "Check my working: 5x + 4 = 29, 5x = 33, x = 6.6",
    "check my work: 5x + 4 = 29 then 5x = 33 so x = 6.6",
    "is this right: 5x + 4 = 29; 5x = 33; x = 6.6",
  ])("is judged line by line, and its mistake has a name: %s", (asked) => {
    const said = reply(asked);
    expect(said).toMatch(/1\. \$5x = 33\$: \*\*does not follow\.\*\*/);
    expect(said).toContain("without changing its sign");
  });

  it("is not taken for one where its equations have several letters, or something else is said", () => {
    for (const asked of [
      "is this right: a + b = 9, a - b = 1, a = 5",
      "check: 5x + 4 = 29 gives my cat 5x = 33",
    ])
      expect(reply(asked)).not.toContain("follow");
  });
});

describe("a problem", () => {
  it("is worked in numbered steps, with the answer and how it was checked", () => {
    const said = reply(LINEAR);
    expect(said).toMatch(/\$\$6x - 5 = 31\$\$/);
    expect(said).toMatch(/\n1\. .+\n\n {3}\$\$6x = 36\$\$/);
    expect(said).toMatch(/\*\*Answer:\*\* \$x = 6\$/);
    expect(said).toMatch(/\*\*Checked\.\*\* Put \$x = 6\$ back/);
  });

  it.each([
    ["how do I solve 3m = 51?", "m = 17"],
    ["What is 15% of 340?", "51"],
    ["7/10", "\\frac{7}{10}"],
    ["Please factor z^2 - 49", "(z"],
  ])("is found in %j", (message, answer) => {
    expect(reply(message)).toContain(`**Answer:** $${answer}`);
  });

  it("with several parts is answered part by part", () => {
    const reply = tutorReply([{ role: "user", text: "a) 3n = 51 b) paint the fence c) 5m = 65" }]);
    expect(reply).toMatch(/\*\*\(a\)\*\*[\s\S]*n = 17[\s\S]*\*\*\(b\)\*\*[\s\S]*\*\*\(c\)\*\*[\s\S]*m = 13/);
    expect(reply).toContain("one part alone");
  });

  it("that can be read in several ways is asked back, and worked once one is chosen", () => {
    const said = reply("cos(60)");
    expect(said).toContain("Are the angles in degrees or in radians?");
    expect(said).toContain("`cos(60°)`");
    expect(said).not.toMatch(/Answer|Checked|\\frac/);
    expect(reply("cos(60)", "cos(60°)")).toContain("**Answer:** $\\frac{1}{2}$");
  });

  it("that cannot be worked is shown as it was read, and no answer is guessed", () => {
    const said = reply("Solve 3^x + x = 5");
    expect(said).toMatch(/^I read this: \$3\^x/);
    expect(said).toMatch(/I can’t solve this one yet\./);
    expect(said).not.toMatch(/Answer/);
  });

  it("replaces the one before it", () => {
    expect(reply(LINEAR, "Solve 2t = 18", "is it 9?")).toMatch(/^\*\*Right/);
  });
});

describe("hints and steps", () => {
  it("gives an idea first, then the step, then the next one", () => {
    expect(reply(`hint for ${QUADRATIC}`)).toMatch(/^\*\*Hint for step 1 of \d/);
    expect(reply(`hint for ${QUADRATIC}`)).not.toMatch(/\$\$/);
    expect(reply(`hint for ${QUADRATIC}`, "next step")).toMatch(/^\*\*Step 1 of/);
    expect(reply(`hint for ${QUADRATIC}`, "hint")).toMatch(/^\*\*Step 1 of/);
    expect(reply(`hint for ${QUADRATIC}`, "next", "hint")).toMatch(/^\*\*Hint for step 2/);
  });

  it("keeps the answer back until the last step", () => {
    expect(reply(LINEAR, "next")).not.toMatch(/Answer/);
    expect(reply(LINEAR, "next", "next")).toMatch(/\*\*Answer:\*\* \$x = 6\$/);
    expect(reply(LINEAR, "next", "next", "next")).toMatch(/^That was every step/);
  });

  it("shows everything when asked to", () => {
    expect(reply(`hint for ${QUADRATIC}`, "show all steps")).toMatch(/\*\*Answer:\*\*/);
  });

  it("takes yes for a hint when it offered one", () => {
    expect(reply(LINEAR, "x = 1", "yes please")).toMatch(/^\*\*Hint for step 1/);
  });
});

describe("why", () => {
  it("explains the step that is named", () => {
    expect(reply(LINEAR, "why step 2?")).toMatch(/^\*\*Step 2\.\*\* Divide both sides by \$6\$/);
    expect(reply(LINEAR, "I don't get the first step")).toMatch(/^\*\*Step 1\./);
    expect(reply(LINEAR, "why step 9?")).toMatch(/There are 2 steps/);
  });

  it("explains the step the words point to", () => {
    expect(reply(LINEAR, "why did you divide by 6?")).toMatch(/^\*\*Step 2\./);
    expect(reply(LINEAR, "where does the 36 come from?")).toMatch(/^\*\*Step 1\./);
  });

  it("explains the step just shown, else every step", () => {
    expect(reply(LINEAR, "next", "why?")).toMatch(/^\*\*Step 1\./);
    expect(reply(LINEAR, "why?")).toMatch(/^Here is the reason for each step:\n\n1\. .+\n2\. /);
  });
});

describe("an answer the student proposes", () => {
  it.each([
    "is it x = 6?",
    "x = 6",
    "6",
    "I got 6",
    "check x=6",
    "does x = 6 work?",
    "my answer is 36/6, is that right?",
  ])("is right: %s", (message) => {
    expect(reply(LINEAR, message)).toMatch(/^\*\*Right\.\*\*\n\nPut \$x = .+the right side gives \$31\$/);
  });

  it("is not right, and the evidence says why without giving the answer away", () => {
    const said = reply(LINEAR, "is it x = 7?");
    expect(said).toContain(
      "the left side gives $6 \\cdot 7 - 5 = 37$, the right side gives $31$, so they differ",
    );
    expect(said).not.toMatch(/x = 6/);
  });

  it("may be one of several solutions", () => {
    expect(reply(QUADRATIC, "y = 7")).toMatch(/^\*\*Right[\s\S]*one more solution/);
    expect(reply(QUADRATIC, "y = 7 or y = -3")).toMatch(/Those are all the solutions/);
    expect(reply(QUADRATIC, "y = 7 or y = 2")).toMatch(/^\*\*Not quite/);
  });

  it("may be a surd", () => {
    expect(reply("x^2 - 6x + 7 = 0", "x = 3 ± sqrt(2)")).toMatch(/^\*\*Right/);
    expect(reply("x^2 - 6x + 7 = 0", "x = 3 + sqrt(3)")).toMatch(/^\*\*Not quite/);
    expect(reply("x^2 - 6x + 7 = 0", "is it 4.4142?")).toMatch(/^\*\*Not quite/);
  });

  it("may be a point, all of it", () => {
    const system = "a + b = 12, a - b = 4";
    expect(reply(system, "is it (8, 4)?")).toMatch(/^\*\*Right/);
    expect(reply(system, "a = 4, b = 8")).toMatch(/^\*\*Not quite[\s\S]*in \$a - b = 4\$/);
    expect(reply(system, "a = 8")).toMatch(/need a value for \$b\$/);
  });

  it("may be that there is none", () => {
    expect(reply("x + 3 = x + 9", "no solution")).toMatch(/^\*\*Right/);
    expect(reply(LINEAR, "there is no solution")).toMatch(/^\*\*Not quite/);
  });

  it("is refused where it divides by zero", () => {
    expect(reply("5/(n - 1) = 2/(n - 1)", "n = 1")).toMatch(/divides by zero/);
  });

  it("is compared in value and in form for a rewriting task", () => {
    const task = "Factor w^2 + 9w + 20";
    expect(reply(task, "(w+4)(w+5)")).toMatch(/^\*\*Right/);
    expect(reply(task, "is it w^2 + 9w + 20?")).toMatch(/^\*\*Equal in value/);
    expect(reply(task, "is it (w+2)(w+10)?")).toMatch(/^\*\*Not quite\.\*\* Try \$w = 2\$/);
    expect(reply(task, "(w+2)(w+10)")).toMatch(/^This is not equal to \$w\^2 \+ 9w \+ 20\$/);
    expect(reply(task, "Factor q^2 - 1")).toMatch(/^Factor/);
  });

  it("may come with its problem", () => {
    expect(reply("Is x = 2 a solution of 7x - 3 = 11?")).toMatch(/^\*\*Right/);
    expect(reply("Is x = 3 a solution of 7x - 3 = 11?")).toMatch(/^\*\*Not quite/);
  });

  it("too large to check is not guessed at", () => {
    expect(reply(LINEAR, "is it 9^9^9^9?")).toMatch(/too large for me to check/);
  });
});

describe("another way", () => {
  it("takes each other method once", () => {
    expect(reply(QUADRATIC, "another way")).toMatch(/as a square/);
    expect(reply(QUADRATIC, "another way", "another way")).toMatch(/quadratic formula/);
    expect(reply(QUADRATIC, "another way", "another way", "another way")).toMatch(/all the ways I know/);
  });

  it("follows the method that is named", () => {
    expect(reply(QUADRATIC, "use the quadratic formula")).toMatch(/\\sqrt/);
    expect(reply("a + b = 12, a - b = 4", "by substitution")).toMatch(
      /\*\*Answer:\*\* \$\(a, b\) = \(8, 4\)\$/,
    );
  });

  it("is what follow-up questions are about from then on", () => {
    expect(reply(QUADRATIC, "another way", "why step 3?")).toMatch(
      /^\*\*Step 3\.\*\* Add \$4\$ to both sides/,
    );
    expect(reply(QUADRATIC, "another way", "is it y = 7?")).toMatch(/^\*\*Right/);
  });

  it("says so when there is none", () => {
    expect(reply(LINEAR, "is there another way?")).toMatch(/only this one way/);
    expect(reply(LINEAR, "by substitution")).toMatch(/can’t work this problem by substitution/);
  });
});

describe("what is no mathematics", () => {
  it.each([
    ["hello", /^Hello!/],
    ["What can you do?", /^I am the built-in tutor/],
    ["thanks a lot!", /^You are welcome/],
    ["bye", /^Goodbye/],
    ["", /^I can’t explain that yet/],
  ])("%j gets a plain word", (message, said) => {
    expect(reply(message)).toMatch(said);
  });

  it.each([
    "Who painted the Mona Lisa in 1503?",
    "why do cats purr?",
    "I lost 3 pencils and 2 books on the bus, where do I go",
    "what about photosynthesis?",
  ])("%j cannot be explained, and the tutor says so", (message) => {
    expect(reply(message)).toMatch(/^I can’t explain that yet/);
    expect(reply(LINEAR, message)).toMatch(/^I can’t explain that yet/);
  });

  it.each(["hint", "why?", "next step", "x = 3", "check my answer", "another way", "show me the answer"])(
    "%j after a problem that was refused is about that problem, and says what can be done",
    (message) => {
      const refused = "prove that 2x + 6 = 10 is beautiful";
      const said = reply(refused, message);
      expect(said).toContain("I can’t solve this one yet.");
      expect(said).toContain("- `Solve 2x + 6 = 10`");
      expect(said).not.toContain("Which problem");
    },
  );

  it.each(["Explain number 3", "Explain question 2"])(
    "%j is the student’s to show, and ends with something that they can do",
    (message) => {
      expect(reply(message)).toMatch(/write your first line, .*I will check it\. .*\?$/);
    },
  );

  it.each(["hint", "why?", "next step", "x = 3", "check my answer", "another way"])(
    "%j without a problem asks for one",
    (message) => {
      expect(reply(message)).toMatch(/^Which problem do you mean\?/);
    },
  );
});

it("says the same to the same conversation", () => {
  expect(reply(QUADRATIC, "hint", "y = 7")).toBe(reply(QUADRATIC, "hint", "y = 7"));
});
