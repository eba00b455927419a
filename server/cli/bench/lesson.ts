/** One section for each number: a little prose, and mathematics that is right, so that anyone who checks it agrees. */
const SECTIONS: readonly ((n: number) => string)[] = [
  (n) =>
    `**A line and its slope.** Take $${n}x + ${n + 2} = ${n * n + n + 2}$ and think of a pair of scales: whatever you do on one side you do on the other. First take $${n + 2}$ away from both sides, which leaves $${n}x = ${n * n}$, and then divide by $${n}$. That gives $x = ${n}$, and putting it back into the equation shows that both sides agree.`,
  (n) =>
    `**Factoring.** We look for two numbers, and it helps to list the pairs before choosing one. With the product $${n * (n + 3)}$ and the sum $${2 * n + 3}$ they are $${n}$ and $${n + 3}$, so\n\n$$x^2 + ${2 * n + 3}x + ${n * (n + 3)} = (x + ${n})(x + ${n + 3})$$\n\nand a product is zero only where one of its factors is. Write both of them down and solve each on its own, since they have nothing to do with each other any more.`,
  (n) =>
    `**Fractions.** Pieces of different sizes cannot be counted together, so bring both to the denominator $${n * (n + 1)}$ before you add them:\n\n\\[\\frac{1}{${n}} + \\frac{1}{${n + 1}} = \\frac{${n + 1}}{${n * (n + 1)}} + \\frac{${n}}{${n * (n + 1)}} = \\frac{${2 * n + 1}}{${n * (n + 1)}}\\]\n\nNothing cancels, because two neighbours such as \\(${n}\\) and \\(${n + 1}\\) share no factor.`,
  (n) =>
    `**Roots.** Look for a square inside the root and take it out, one factor at a time: $${2 * n * n} = ${n * n} \\cdot 2$, so $\\sqrt{${2 * n * n}} = ${n}\\sqrt{2}$. The same idea works for letters, as long as you say where they may lie:\n\n- $\\sqrt{a^2 b} = a\\sqrt{b}$ where $a \\ge 0$\n- $\\sqrt{\\frac{a}{b}} = \\frac{\\sqrt{a}}{\\sqrt{b}}$ where $b > 0$`,
  (n) =>
    `**A derivative.** The power comes down and loses one, so \\[\\frac{d}{dx} x^{${n + 1}} = ${n + 1}x^{${n}}\\] and at $x = 1$ the slope is $${n + 1}$. For the area under the curve go the other way, which undoes what you have just done: $\\int_0^1 ${n + 1}x^{${n}} \\, dx = 1$.`,
];

/** A tutor's reply of some sections, each with three to seven formulas. No two numbers give the same text. */
export function lesson(number: number, sections: number): string {
  const parts = Array.from({ length: sections }, (_, index) => {
    const write = SECTIONS[(number + index) % SECTIONS.length];
    return write?.(2 + number + 7 * index) ?? "";
  });
  return parts.join("\n\n");
}

/** A text in pieces about as long as a language model's tokens. Joined, they are the text. */
export const tokensOf = (text: string): readonly string[] =>
  text.match(/ ?\\?[A-Za-z]{1,8}| ?\d{1,3}|\n+| ?[^A-Za-z\d\s]{1,2}| /g) ?? [];
