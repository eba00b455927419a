import { describe, expect, it } from "vitest";
import { solve } from "../solve";

/** Questions as courses word them, with what is told before and after the mathematics. */
describe("wordings of precalculus questions", () => {
  it.each([
    [
      "Write the first five terms of the arithmetic sequence given the first term and common difference: $a_1=-8, d=3$",
      "-8, -5, -2, 1, 4",
    ],
    [
      "Write the first five terms of the arithmetic series given two terms: $a_1=20, a_5=8$",
      "20, 17, 14, 11, 8",
    ],
    [
      "Find the specified term given two terms from an arithmetic sequence: $a_2=9$ and $a_5=21.$ Find $a_{10}.$",
      "a_{10} = 41",
    ],
    [
      "Find the first term given two terms from an arithmetic sequence: Find the first term or $a_1$ of an arithmetic sequence if $a_4=19$ and $a_8=39.$",
      "a_1 = 4",
    ],
    ["Evaluate the limits algebraically: $\\lim_{x\\to 3}\\frac{x^2-9}{x-3}$", "6"],
    [
      "Use the Law of Sines to solve for the missing side for each oblique triangle. Round each answer to the nearest hundredth. Assume that angle $A$ is opposite side $a,$ angle $B$ is opposite side $b,$ and angle $C$ is opposite side $c.$ Find side $b$ when $A=40^{\\circ},B=60^{\\circ},a=10.$",
      "b = 13.47",
    ],
    [
      "Use the Law of Cosines to solve for the missing angle of the oblique triangle. Round to the nearest tenth. $a=7,b=5,c=6$; find angle $A$.",
      "\\alpha = 78.5^{\\circ}",
    ],
    ["Let $u=2i-j$ and $v=i+4j$. Find $u+3v$.", "5i + 11j"],
    ["Given $u=\\langle 4,2\\rangle$ and $v=\\langle -1,5\\rangle,$ calculate $u\\cdot v.$", "6"],
    [
      "Determine whether the two vectors $u$ and $v$ are equal, where $u$ has an initial point $P_1$ and a terminal point $P_2$ and $v$ has an initial point $P_3$ and a terminal point $P_4$. $P_1=(1,2),P_2=(4,6),P_3=(0,0)$, and $P_4=(3,4)$",
      "\\text{equal}",
    ],
    [
      "Determine which conic section is represented based on the given equation: $2x^2+xy+3y^2-9=0$",
      "\\text{ellipse}",
    ],
    ["Identify the conic section represented by $x^2+4xy+y^2-6=0$.", "\\text{hyperbola}"],
    [
      "Find the period and horizontal shift of each function: $g(x)=2\\tan(4x+12)$",
      "\\text{period: } \\frac{\\pi}{4},\\ \\text{horizontal shift: } -3",
    ],
    [
      "Find the exact value of the expression in terms of $x$ with the help of a reference triangle: $\\cos(\\tan^{-1}(2x))$",
      "\\frac{1}{\\sqrt{4x^2 + 1}}",
    ],
    [
      "Find the length of the arc of a circle of radius 9 inches subtended by a central angle of $\\frac{\\pi}{6}$ radians.",
      "\\frac{3\\pi}{2}\\text{ inches}",
    ],
    ["Evaluate the binomial coefficient: $(\\begin{matrix} 7 \\\\ 3 \\end{matrix})$", "35"],
    [
      "If $\\cos(t)=\\frac{3}{5}$ and $t$ is in the 4th quadrant, find $\\sin(t)$.",
      "\\sin(t) = -\\frac{4}{5}",
    ],
  ])("%s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });

  it.each([
    ["Convert angles in radians to degrees: $\\frac{7\\pi}{6}$", "verified"],
    ["Convert angles in radians to degrees: $2$ radians", "partial"],
    ["State the reference angle for the given angle: $310^{\\circ}$", "verified"],
    ["Find the projection of $u=\\langle 2,6\\rangle$ onto $v=\\langle 3,1\\rangle$.", "verified"],
  ])("%s is %s", (text, status) => {
    expect(solve(text).verification).toBe(status);
  });

  it.each([
    "Identify the conic section: $x^2+2xy+y^2=0$",
    "Use the Law of Cosines to solve for the missing side of the triangle: $a=7,b=5$",
  ])("abstains from %s", (text) => {
    expect(solve(text).status).toBe("unsupported");
  });
});
