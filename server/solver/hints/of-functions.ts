import type { Hints } from "./types";

/** Functions, graphs, lines, curves and angles. */
export const OF_FUNCTIONS = {
  domain: {
    kind: "A question about where a function has a value.",
    idea: "Look for what is not allowed: dividing by zero, the square root of a negative number, the logarithm of anything that is not positive.",
  },
  range: {
    kind: "A question about the values that a function takes.",
    idea: "Think of the graph: how low and how high does it go?",
  },
  "domain-and-range": {
    kind: "A question about what may go into a function, and what comes out.",
    idea: "First look for inputs that are not allowed. Then think of the graph: how low and how high does it go?",
  },
  "piecewise-value": {
    kind: "A function with several rules.",
    idea: "The conditions beside the rules say which one holds. Look for the one that your number meets.",
  },
  "inverse-function": {
    kind: "A question about the function that undoes this one.",
    idea: "Swap input and output, and solve for the output again.",
  },
  "function-property": {
    kind: "A question about a function or a number, to be judged.",
    idea: "Put something in and see what comes out: the number that is named, or −x in place of x.",
  },
  "function-features": {
    kind: "A question about the graph of a function.",
    idea: "On the x-axis the height is zero; on the y-axis x is zero. A denominator of zero means a gap or an asymptote.",
  },
  "relation-pairs": {
    kind: "A relation, given as pairs of numbers.",
    idea: "The first number of a pair goes in, the second comes out. Look at the firsts and the seconds apart.",
  },
  "quadratic-form": {
    kind: "A quadratic function to write with its vertex in view.",
    idea: "The form a(x − h)² + k shows the vertex (h, k). Complete the square, or put the known points in.",
  },
  "transformed-function": {
    kind: "A graph that is moved, stretched or reflected.",
    idea: "What happens outside the function moves the graph up and down. What happens to x works sideways, and the opposite way round.",
  },
  "eliminate-parameter": {
    kind: "A curve given by a parameter.",
    idea: "Solve one of the equations for the parameter, or use an identity in which it drops out.",
  },
  line: {
    kind: "A problem about a straight line.",
    idea: "A line is known by its slope and one point. Slope is rise over run.",
  },
  "line-pair": {
    kind: "A question about how lines lie to one another.",
    idea: "Compare their slopes: are they equal, or does one turn the other by a right angle?",
  },
  segment: {
    kind: "A problem about a pair of points in the plane.",
    idea: "Draw the right triangle between them: one side goes along, the other goes up.",
  },
  conic: {
    kind: "A problem about a conic section.",
    idea: "Think of the standard form: what tells the centre or vertex, and what tells the size?",
  },
  "to-rectangular": {
    kind: "A distance and an angle that are to become x and y.",
    idea: "Draw the right triangle: cosine goes with x, sine with y.",
  },
  "to-polar": {
    kind: "A point that is to become a distance and an angle.",
    idea: "The distance is the hypotenuse of a right triangle. For the angle, look at the quadrant as well as at the ratio.",
  },
  "polar-equation": {
    kind: "An equation to carry over between polar and rectangular coordinates.",
    idea: "One right triangle connects them: cosine leads to x, sine to y, and Pythagoras to the distance.",
  },
  trigonometry: {
    kind: "A problem about angles and circular functions.",
    idea: "Draw it on the unit circle or in a right triangle. Which side or coordinate is meant?",
  },
} as const satisfies Hints;
