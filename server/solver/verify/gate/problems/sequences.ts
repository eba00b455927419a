import type { Family } from "./family";

/** Sequences and sums. */
export const SEQUENCES = {
  sequence: [
    // terms
    "Write the first five terms of the sequence whose general term is $a_n = 4n - 9$.",
    "Write the first four terms of the sequence: $a_n = \\frac{(-1)^n}{n!}$",
    "Write the first five terms of the sequence: $a_1 = 2, a_n = 3a_{n-1} - 1$",
    "Write the first four terms of the arithmetic sequence given the first term and common difference. $a_1 = 6, d = -5$",
    "Write the first four terms of the geometric sequence, given a_1 = 6 and r = 1/2",
    // one term
    "Find the 20th term of 5, 8, 11, 14, …",
    "Find the twelfth term of the sequence where the fifth term is 7 and the common difference is 3.",
    "Given a geometric sequence with $a_2 = 6$ and $a_3 = 18$, find $a_5$.",
    "Find a_9 when a_1 = 2 and d = 6",
    // the next one
    "What is the next term in 4, 11, 22, 37, 56?",
    "What is the next term in 3, 7, 11, 15, 19?",
    "What is the next term in -5, -4, -1, 4, 11?",
    // formulas
    "What is the k'th term of 4, 11, 22, 37, 56?",
    "Find a general term for the sequence whose first five terms are shown $-2, 4, -6, 8, -10, \\ldots$",
    "Write an explicit formula for the geometric sequence: $\\{5, -10, 20, -40, \\ldots\\}$",
    "Write a recursive formula for the sequence: $3, 4, 6, 9, 13, \\ldots$",
    "Write a recursive formula for the arithmetic sequence: $7, 12, 17, 22, \\ldots$",
    "Write a recursive formula for the geometric sequence: $2, 6, 18, 54, \\ldots$",
    // difference, ratio, kind
    "Determine if the sequence is arithmetic, and if so, indicate the common difference: $2, 9, 16, 23, \\ldots$",
    "Determine whether the sequence is geometric. If so, find the common ratio. $2, 6, 18, 60, \\ldots$",
    "Determine whether the sequence is geometric. If so, find the common ratio. $80, 40, 20, 10, \\ldots$",
    "Find the common difference for the arithmetic sequence: $11, 4, -3, -10, \\ldots$",
    "Find the common ratio for the geometric sequence: $3, 12, 48, 192, \\ldots$",
    "Determine if the sequence is arithmetic, geometric, or neither: $4, 8, 12, 16, \\ldots$",
    "Determine if the sequence is arithmetic, geometric, or neither: $4, 8, 16, 32, \\ldots$",
    "Determine if the sequence is arithmetic, geometric, or neither: $1, 4, 9, 16, \\ldots$",
    // sums, number of terms
    "Find the sum of the first 20 terms of the arithmetic sequence: $3, 7, 11, 15, \\ldots$",
    "Find the sum of the infinite geometric series: $18 - 6 + 2 - \\frac{2}{3} + \\ldots$",
    "Find the sum of the infinite geometric series: $2 + 6 + 18 + \\ldots$",
    "Find the sum of the arithmetic series: $12 + 19 + 26 + \\ldots + 61$",
    "Find $S_{7}$ when $a_1 = 3$ and $d = 5$.",
    "Find the number of terms in the finite arithmetic sequence: $\\{4, 9, 14, \\ldots, 99\\}$",
    "Find the number of terms in the finite arithmetic sequence: $\\{50, 47, 44, \\ldots, 5\\}$",
    "Find the number of terms in the finite arithmetic sequence: $\\{2, 8, 14, \\ldots, 62\\}$",
    "Write the repeating decimal as a fraction: $0.\\overline{36}$",
    "Write the first three terms of the sequence whose general term is $a_n = n^2 + 1$.",
    "Write the first five terms of the sequence: $a_1 = 40, a_n = \\frac{a_{n-1}}{2}$",
    "Write the first four terms of the sequence: $a_1 = -1, a_n = a_{n-1} + 6$",
  ],
  series: [
    "Find the sum: $\\sum_{k=1}^{4} (5k - 2)$",
    "Evaluate $\\sum_{n=0}^{3} \\frac{6}{n!}$",
    "Find the sum: $\\sum_{i=1}^{60} (2i + 1)$",
    "Find the sum $\\sum_{i=1}^{10} 3 \\cdot 2^{i-1}$",
    "Find the sum, if it exists: $\\sum_{k=1}^{\\infty} 5 \\cdot \\left(\\frac{1}{6}\\right)^{k-1}$",
    "Find the sum: $\\sum_{j=2}^{5} j^2$",
    "Evaluate $\\sum_{n=1}^{6} (-1)^n n$",
    "Find the sum: $\\sum_{k=1}^{3} \\frac{1}{k}$",
    "Find the sum, if it exists: $\\sum_{k=1}^{\\infty} 2 \\cdot 3^{k-1}$",
    "Find the sum, if it exists: $\\sum_{k=1}^{\\infty} 7 \\cdot (-2)^{k-1}$",
    "Find the sum, if it exists: $\\sum_{n=1}^{\\infty} \\left(\\frac{5}{4}\\right)^{n}$",
    "Find the sum, if it exists: $\\sum_{n=1}^{\\infty} \\left(\\frac{2}{3}\\right)^{n}$",
    "Find the sum: $\\sum_{i=1}^{25} (7 - 3i)$",
  ],
} as const satisfies Family;
