import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

describe("vectors, planes and boxes as books tell them", () => {
  it.each([
    [
      "Let $A(2,-3)$, $B(5,1)$ and $C(0,4)$. Find $\\overrightarrow{AC}$.",
      "\\left\\langle -2, 7 \\right\\rangle",
    ],
    [
      "Find the component form of the vector with initial point $(2, 2)$ and terminal point $(-1, 6)$.",
      "\\left\\langle -3, 4 \\right\\rangle",
    ],
    [
      "Find $\\text{proj}_{\\mathbf{a}}\\mathbf{b}$ if $\\mathbf{a}=\\langle 1,1\\rangle$ and $\\mathbf{b}=\\langle 4,0\\rangle$.",
      "\\left\\langle 2, 2 \\right\\rangle",
    ],
    [
      "Find $\\mathbf{a}\\cdot(\\mathbf{b}\\times\\mathbf{c})$ where $\\mathbf{a}=\\langle 1,0,2\\rangle$, $\\mathbf{b}=\\langle 0,3,1\\rangle$, $\\mathbf{c}=\\langle 2,1,1\\rangle$.",
      "-10",
    ],
    [
      "Find the cross product $\\mathbf{u}\\times\\mathbf{v}$ of $\\mathbf{u}=\\mathbf{i}+\\mathbf{j}$ and $\\mathbf{v}=\\mathbf{j}+\\mathbf{k}$.",
      "\\left\\langle 1, -1, 1 \\right\\rangle",
    ],
    [
      "Find the equation of the plane through $P(1,2,3)$ with normal vector $\\mathbf{n}=\\langle 2,0,1\\rangle$.",
      "z = 5 - 2x",
    ],
    ["Find an equation of the plane through $P(1,0,0)$, $Q(0,1,0)$ and $R(0,0,2)$.", "z = -2x - 2y + 2"],
    [
      "Find the acceleration of a particle with $\\mathbf{r}(t)=t^3\\,\\mathbf{i}-t\\mathbf{j}$.",
      "\\left\\langle 6t, 0 \\right\\rangle",
    ],
    ["Find the second partial derivatives of $f(x,y)=x^2y^2$.", "2y^2, 4xy, 4xy, 2x^2"],
    ["Let $G(x,y)=xy-y^2$. Find $G(3,1)$.", "2"],
    [
      "Find the divergence of $\\mathbf{F}(x,y,z)=x\\sin y\\mathbf{i}+y\\cos z\\mathbf{j}+z\\mathbf{k}$.",
      "\\sin(y) + \\cos(z) + 1",
    ],
    ["Evaluate the triple integral $\\iiint_B xyz\\,dV$, where $B=[0,1]\\times[0,2]\\times[0,2]$.", "2"],
    [
      "Evaluate the double integral $\\iint_R (x+y)\\,dA$ over the rectangle $R=\\{(x,y)\\mid 0\\le x\\le 2, 0\\le y\\le 1\\}$.",
      "3",
    ],
    ["Evaluate the iterated integral $\\int_0^1\\int_0^x 6y\\,dydx$.", "1"],
  ])("%s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });

  it.each([
    "Let $A(2,-3)$ and $B(5,1)$. Find $\\overrightarrow{AC}$.",
    "Find $\\text{proj}_{\\mathbf{a}}\\mathbf{c}$ if $\\mathbf{a}=\\langle 1,1\\rangle$ and $\\mathbf{b}=\\langle 4,0\\rangle$.",
    "Find $\\mathbf{a}\\cdot(\\mathbf{b}\\times\\mathbf{c})$ where $\\mathbf{a}=\\langle 1,0\\rangle$, $\\mathbf{b}=\\langle 0,3\\rangle$, $\\mathbf{c}=\\langle 2,1\\rangle$.",
    "Find the cross product of $\\langle 1,2\\rangle$ and $\\langle 0,1,1\\rangle$.",
    "Find the plane through $P(1,1,1)$, $Q(2,2,2)$ and $R(3,3,3)$.",
    "Let $G(x,y)=xy-y^2$. Find $H(3,1)$.",
    "Let $G(x,y)=xy-y^2$. Find $G(3,1,2)$.",
    "Evaluate $\\iiint_B xyz\\,dV$, where $B=[0,1]\\times[0,2]$.",
    "Evaluate $\\iint_R xy\\,dV$, where $R=[0,1]\\times[0,2]$.",
    "Evaluate $\\iint_R z\\,dA$, where $R=[0,1]\\times[0,2]$.",
  ])("refuses what does not belong together: %s", (text) => {
    expect(solve(text).status).not.toBe("solved");
  });

  it.each([
    ["Justify your answer.", "Find the derivative of $f(x)=x^4$."],
    [
      "Each of these integrals has an infinite discontinuity either at an endpoint or at an interior point of the interval.",
      "Evaluate $\\int_0^4\\frac{dx}{\\sqrt{x}}$.",
    ],
    ["Use the information provided to solve the problem.", "Find the derivative of $f(x)=x^4$."],
  ])("a remark about the exercises changes nothing: %s", (remark, text) => {
    const plain = solve(text).latex;
    expect(plain).not.toBe("");
    expect(solve(`${remark} ${text}`).latex).toBe(plain);
    expect(solve(`${text} ${remark}`).latex).toBe(plain);
  });
});
