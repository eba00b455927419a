import type { Family } from "./family";

/** Equations and systems, their kinds, and variation. */
export const EQUATIONS = {
  solve: [
    // linear: one, none, every number
    "2x+3=7",
    "Solve 6t + 1 = 25",
    "20 - 3(2x + 5) = 17",
    "\\frac{x}{-4} = 7",
    "0.3x + 1.2 = 0.7x",
    "Solve x + 1 = x",
    "Solve 3(x - 2) = 3x - 6",
    "Solve 4y + 8 = 4(y + 2)",
    "Solve 2(n - 1) + 5 = 2n + 3",
    "Solve the linear equation: $5(p - 3) = 2p + 9$",
    // quadratic: two, one, none that is real
    "Solve x^2 - 10x + 25 = 0",
    "Solve x^2 = 9",
    "x^2 = 7x",
    "x^2 - x - 6 = 0",
    "Solve by using the Quadratic Formula: $2x^2 + x - 6 = 0$",
    "(x - 3)^2 + 5 = 25",
    "x^2 - 4x - 7 = 0",
    "x^2 + 16 = 0",
    "Solve x^2 + 2x + 5 = 0 over the real numbers",
    // higher degree, fractions, roots, absolute values
    "2x^3 - x^2 + 2x = 1",
    "Solve x^4 - 13x^2 + 36 = 0",
    "\\frac{x}{x - 1} = \\frac{1}{x - 1}",
    "\\frac{x}{2x + 2} - \\frac{1}{3x + 3} = \\frac{1}{6}",
    "\\sqrt{x+2}=x",
    "\\sqrt{3x}+8=0",
    "x^{\\frac{3}{4}}=8",
    "Solve 4|x - 2| - 5 = 11",
    "Solve |x - 3| = 2x",
    "Solve |x + 5| = -2",
    // exponential and logarithmic
    "Solve $5e^{2t} = 35$",
    "Solve $9^{x} - 4 \\cdot 3^{x} + 3 = 0$",
    "Solve $2^{x} = 32$",
    "Solve $\\log_{x} 32 = 5$",
    "Use the one-to-one property of logarithms to solve: $\\log_{7}(4n - 3) = \\log_{7}(9 - 2n)$",
    // for one letter of several
    "y = kx solve for k",
    "Solve $A = \\frac{1}{2}bh$ for $h$",
    "Solve 3x + 2y = 12 for y",
    "Solve $ax + b = c$ for $x$",
    "Make $r$ the subject of $A = \\pi r^2$",
    "Solve $w = \\sqrt[3]{p - q}$ for $q$",
    "Solve $m = \\sqrt{n + k}$ for $n$",
    "Solve $y = 3 \\cdot 2^x$ for $x$",
    "Solve $h = ut + 2t^2$ for $t$",
    "Solve $q = \\ln(x + p)$ for $x$",
    "Solve $w = ((x + a)^3 + b)^2$ for $x$",
    "Solve $e^x = 5$. Round to three decimal places.",
    "Solve x^2 + 2x + 5 = 0",
    "Solve x^3 = 8 over the complex numbers",
  ],
  "solve-system": [
    "2x + 3y = 7, x - y = 1",
    "\\begin{cases} 4x + 2y = 16 \\\\ 3x - 2y = 5 \\end{cases}",
    "Solve the system x + y = 8, x - 2y = -1",
    "a + b = 10, a - b = 4",
    "Solve the system by elimination. $\\begin{cases} x+y=5 \\\\ x-y=1 \\end{cases}$",
    "Solve the system by graphing: $\\begin{cases} x+y=7 \\\\ x-y=1 \\end{cases}$",
    "Solve 2*a + b = 7, a - b = 2 for b.",
    // three unknowns
    "Solve the system x + y + z = 6, x - y + z = 2, 2x + y - z = 1",
    "Solve the system a + b = 3, b + c = 5, a + c = 4",
    "Solve the system x + 2y - z = 4, 2x - y + z = 3, x + y + z = 6",
    // none, infinitely many
    "Solve the system 2x + y = 7, 2x + y = 3",
    "Solve the system x - 3y = 4, 2x - 6y = 1",
    "Solve the system 3x - y = 5, 6x - 2y = 9",
    "Solve the system x + y = 4, 2x + 2y = 8",
    "Solve the system y = 2x - 3, 4x - 2y = 6",
    "Solve the system x + y + z = 3, x - y + z = 1, 2x + 2z = 4",
    // curved
    "Solve the system x^2 + y^2 = 169, y = x + 7",
    "Solve the system by substitution: y = x^2 - 2, y = x",
    "Solve the system: y = x^2 + 4, y = 2x",
    "Solve the system by elimination: x^2 + y^2 = 10, x^2 - y^2 = 8",
    "Solve xy = 12, x - y = 1",
    "Solve the system: x^2 + y^2 = 4, (x - 3)^2 + y^2 = 1",
  ],
  "equation-property": [
    // identity, contradiction, conditional
    "Classify the equation as an identity or a contradiction: 2(x + 3) = 2x + 6",
    "Classify the equation as a conditional equation, an identity, or a contradiction and then state the solution: 4x + 1 = 4(x + 1)",
    "Classify the equation as a conditional equation, an identity, or a contradiction: 5x - 2 = 3x + 8",
    "Classify the equation as a conditional equation, an identity, or a contradiction: 3(y - 1) + y = 4y - 3",
    // how many solutions
    "How many solutions does x^2 - 6x + 9 = 0 have?",
    "Determine the number of solutions to the quadratic equation: 2x^2 + x - 4 = 0",
    "Determine the number of solutions to each quadratic equation: 3x^2 = x - 5",
    // and of what kind
    "Use the discriminant to determine the number and type of solutions: x^2 + x + 1 = 0",
    "Use the discriminant to determine the number and type of solutions: x^2 - 5x + 6 = 0",
    "Use the discriminant to determine the number and type of solutions: 4x^2 + 4x + 1 = 0",
    // the discriminant
    "Find the discriminant of 3x^2 - 7x + 2 = 0",
    "Find the discriminant of x^2 + 4x + 9 = 0",
    "Find the discriminant of 2x^2 - 3 = 0",
  ],
  variation: [
    // equation
    "If $p$ varies directly as $t$ and $p=21$ when $t=6$, find the equation that relates $p$ and $t$.",
    "Write an equation describing the relationship of the given variables: $y$ varies inversely as the cube of $x$ and when $x=2$, $y=3$.",
    "If $c$ varies directly as $g$ and $c=7.5$ when $g=3$, find the equation that relates $c$ and $g$.",
    "Write an equation describing the relationship of the given variables: $y$ varies directly as the square of $x$ and when $x=4$, $y=80$.",
    // constant
    "Suppose y varies directly as the square of x. If y = 45 when x = 3, find the constant of variation.",
    "Suppose y varies inversely as x. If y = 6 when x = 5, find the constant of variation.",
    "Suppose w varies directly as the cube of z. If w = 32 when z = 4, find the constant of variation.",
    // another value
    "$y$ varies jointly as $x$ and the square root of $w$. When $x=4$ and $w=25$, then $y=60$. Find $y$ when $x=2$ and $w=9$.",
    "If y varies inversely with x, and y = 8 when x = 3, find y when x = 12.",
    "$m$ varies jointly as $a$ and $b$ and inversely as $d$. When $a=2$, $b=9$, and $d=6$, then $m=12$. Find $m$ when $a=5$, $b=3$, and $d=10$.",
    "If y varies directly with x, and y = 14 when x = 4, find y when x = 10.",
    "$z$ varies jointly as $x$ and $y$. When $x=2$ and $y=5$, then $z=40$. Find $z$ when $x=3$ and $y=4$.",
  ],
} as const satisfies Family;
