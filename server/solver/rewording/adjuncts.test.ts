import { describe, expect, it } from "vitest";
import { solve } from "../solve";
import { withoutAdjuncts } from "./adjuncts";

const answer = (text: string) => {
  const { status, latex } = solve(text);
  return status === "solved" ? latex : status;
};

const EXERCISES = [
  ["evaluate each integral.", "$\\int (4x^3 + 6x)\\,dx$"],
  ["find the derivative of each function.", "$y = (5x + 2)^4$"],
  ["evaluate the limit.", "$\\lim_{x \\to 5} \\frac{x^2 - 25}{x - 5}$"],
] as const;

describe("what an instruction says of the working", () => {
  it.each([
    "Use a graphing utility to confirm your answers.",
    "Use technology to check your work.",
    "Not all problems require this technique.",
    "Verify your answers using a calculator.",
    "Choose the simplest method.",
    "Note that you may need to simplify first.",
  ])("leaves the answer as it is: %s", (aside) => {
    for (const [command, item] of EXERCISES) {
      const plain = answer(`For the following exercises, ${command} ${item}`);
      expect(plain).not.toBe("unsupported");
      expect(answer(`For the following exercises, ${command} ${aside} ${item}`)).toBe(plain);
    }
  });

  it.each(["using the guidelines for rational functions", "by using the appropriate rule"])(
    "is a clause behind the command as well: %s",
    (clause) => {
      for (const [command, item] of EXERCISES) {
        const led = command.replace(".", ` ${clause}.`);
        expect(answer(`In the following exercises, ${led} ${item}`)).toBe(answer(`${command} ${item}`));
      }
    },
  );

  it("names alternatives that the answer says by itself", () => {
    const diverging = "$\\int_1^\\infty \\frac{dx}{x}$";
    const asked = [
      `Evaluate the integral. If the integral is not convergent, answer "divergent." ${diverging}`,
      `Evaluate the integral, or state that it diverges. ${diverging}`,
      `Evaluate the integral if it converges. ${diverging}`,
    ];
    for (const text of asked) expect(answer(text)).toBe("\\text{diverges}");
  });

  it("asks for a picture beside the answer", () => {
    const text = "For the following exercises, sketch the curves and eliminate the parameter.";
    expect(withoutAdjuncts(`${text} $x = 2t, y = t^2$`)).toContain("eliminate the parameter");
    expect(withoutAdjuncts(`${text} $x = 2t, y = t^2$`)).not.toContain("sketch");
  });
});

describe("what is no aside", () => {
  it.each([
    "Use the trapezoidal rule with n = 4 to estimate $\\int_0^2 x^3 dx$.",
    "Find $f'(2)$ using the definition of the derivative. $f(x) = x^2$",
    "Use Newton's method to approximate the root of $x^2 - 7 = 0$ with $x_0 = 3$.",
    "Use linear approximation to estimate $\\sqrt{4.1}$.",
    "Find the probability without replacement of drawing $2$ aces.",
    "Find the area of the triangle when $b = 3$ and $h = 4$.",
  ])("is left where it is: %s", (text) => {
    const left = withoutAdjuncts(text);
    for (const word of ["trapezoidal", "definition", "Newton", "linear approximation", "replacement"])
      if (text.includes(word)) expect(left ?? text).toContain(word);
  });

  it("leaves a command with something to be worked, or nothing changes", () => {
    expect(withoutAdjuncts("Use a calculator to check your answers.")).toBeNull();
    expect(withoutAdjuncts("Sketch the graph of the function.")).toBeNull();
    expect(withoutAdjuncts("Find $x$ if $2x = 6$.")).toBeNull();
  });

  it("is a form that is asked for: a sum in sigma notation is not the number it comes to", () => {
    for (const text of [
      "Write in sigma notation: $2 + 4 + 6 + 8$",
      "Express the sum using sigma notation. $1 + 4 + 9 + 16 + 25$",
    ])
      expect(answer(text)).toBe("unsupported");
  });
});
