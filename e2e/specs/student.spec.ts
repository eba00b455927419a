import { expect, test } from "../fixtures";

/** What a fourteen-year-old would try first, as they would type it: problems, half problems, questions about mathematics, and
 * what is none. */
const TRIED = [
  "whats 7x8",
  "x2+3x=40",
  "solve x squared minus 5x plus 6",
  "2x+3y=12",
  "y = sin x",
  "sin 30",
  "1/3 as a decimal",
  "12 divided by 0",
  "is 97 prime",
  "pythagoras 3 and 4",
  "next number 2, 6, 12, 20",
  "F = ma, m = 5, a = 2",
  "share £60 in the ratio 2:3",
  "Tom is 4 years older than Jim. Together they are 28. How old are they?",
  "Share 45 sweets between Tom and Mia in the ratio 2:3.",
  "how do you divide fractions",
  "what is a prime number",
  "why is 0 factorial 1",
  "show that sqrt 2 is irrational",
  "draw a hexagon",
  "i dont get it",
  "hi",
  "asdfghjkl",
  "write my essay about romeo and juliet",
  "2x+3=",
  "3pm + 2 hours",
  "expand (x+3)(x-2",
  "x\ty\n1\t3\n2\t5\n3\t7",
  "https://example.org/algebra.pdf",
  "can u do q3 on page 45",
  "\\begin{align} 2x+3 &= 7 \\\\ x &= 2 \\end{align}",
  "12x7=84 is it right?",
  "combien font 12 fois 7",
  "for i in range(10): print(i*i)",
  "🍕÷4",
  "idk",
] as const;

const SAID_TO_THE_TUTOR = [
  "i dont get it",
  "can u do my homework",
  "how do you divide fractions",
  "my teacher says x^2+3x=40 has two answers",
  "what are they",
  "whats a prime number",
  "legs are 3 and 4",
  "1) 2x = 10\n2) x + 4 = 9\n3) 3x - 1 = 8",
  "explain number 3",
  "solve 3x + 5 = 20",
  "why did u subtract 5",
  "can you make smaller steps",
  "banana",
  "tell me a joke",
  "i hate maths",
  "yay thx",
  "draw me a cat",
  "https://example.org/algebra.pdf",
  "who won the world cup",
  "this is shit",
  "你好",
] as const;

test("whatever a student tries to solve ends with an answer, readings to choose from, or a way on", async ({
  composer,
  page,
  solution,
}) => {
  test.setTimeout(TRIED.length * 10_000);
  const main = page.getByRole("main");
  const tutor = main.getByRole("link", { name: "ask the tutor", exact: true });
  for (const text of TRIED) {
    await composer.solve(text);
    await expect(solution.answer.or(tutor).first(), text).toBeVisible();
    if (await solution.answer.isVisible()) continue;
    // The words can be changed where they stand, or go on to the tutor; and there is something to press besides.
    await expect(main.getByRole("button", { name: "Solve again" }), text).toBeVisible();
    await expect(tutor, text).toHaveAttribute("href", /^\/chat\?solve=[\w-]+$/);
    await expect(main.getByRole("article").getByRole("textbox").first(), text).toHaveValue(text);
    const choices = main.getByRole("article").getByRole("button");
    expect(await choices.count(), text).toBeGreaterThan(1);
  }
});

test("whatever a student says to the tutor is answered with something to do next", async ({ chat }) => {
  test.setTimeout(SAID_TO_THE_TUTOR.length * 15_000);
  await chat.open();
  const heard: string[] = [];
  for (const [at, text] of SAID_TO_THE_TUTOR.entries()) {
    await chat.send(text);
    await expect(chat.replies, text).toHaveCount(at + 1);
    await expect(chat.again, text).toBeVisible();
    heard.push((await chat.replies.last().textContent()) ?? "");
  }
  const saying = /\?|“|Answer|Try|try|Step|Right|whenever|For example/;
  expect(heard.filter((reply) => !saying.test(reply))).toEqual([]);
});
