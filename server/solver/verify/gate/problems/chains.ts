import type { Family } from "./family";

/** Questions that build on definitions. */
export const CHAINS = {
  chain: [
    "Let u = 41 - 12. Let k be u/29 + 3. What is 2*k + 1?",
    "Suppose 4*p - 7 = p + 8. Is p a multiple of 5?",
    "Suppose -3*r = 2*s - 19, 5*s = r + 7 + 4*s. Solve r*x = 2*x + s for x.",
    "Let h(t) be the second derivative of t**4/12 - 3*t. What is h(6)?",
    "Given that 5x - 35 = 0, what is x - 9?",
    "What is the remainder when n is divided by 8 if 3n = 63?",
    "Let $q = 9$. Let $w = 3q + 1$. What is $q + w$?",
    "Suppose x + y = 13. Suppose x - y = 3. What is x?",
    "Let c be the common denominator of 1/6 and 3/8. Let d = c - 1. Is d prime?",
    "Let r be the remainder when 29 is divided by 8. What is r^2?",
    "Let z = 4. Sort 6, z, -1.",
    "Let g(x) = x**2 - 10*x + 21. Let g(v) = 0. What is v?",
    "Let k = 21 - 5. Suppose 3*x - k = x. Is x prime?",
    "Let h = 4 - 1. Let i = 5 - 4.5. Which is smaller: h or i?",
    "Let q = 9 - 7. Sort 5, q, -1 in descending order.",
    "For f(x) = x^2, find the sum of f(1) and f(2)",
    "Let m = 18/4. Let n = m + 1/2. What is the greatest common divisor of n and 35?",
    "Suppose 2*a - 6 = 0. List the prime factors of 14*a.",
    "Let b(y) = y**2 + 4*y. Factor b(u).",
    "Let t = -3 + 8. What is the closest to 4 in t, -1, 9?",
    "Let f(x) = x**2 - 9. Let f(c) = 0. What is c?",
    "Suppose a + b = 9. Suppose a - b = 1. What is b?",
    "Suppose 2*m + n = 11. Suppose m - n = 1. What is m?",
  ],
} as const satisfies Family;
