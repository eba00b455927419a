/** What is asked of sequences and series. */
export const SEQUENCES = {
  sequence:
    "sequence|sequences|recursively defined sequence|recursively defined sequences|recursive sequence|alternating sequence|progression|pattern|number sequence|number pattern|seq|infinite sequence",
  series: "series|alternating series|infinite series|finite series",
  arithmetic: "arithmetic|arithmetical|linear sequence|ap|a p",
  geometric: "geometric|geometrical|gp|g p",
  /** More of the same, which is not written; dots say so as well. */
  "goes-on": "and so on|and so forth|etc|et cetera",
  next: "next|comes next|come next|following terms|next in line|carry on|continue|goes next",
  first: "first|the first",
  terms: "terms|numbers in sequence",
  term: "term|the term",
  "nth-term":
    "nth term|general term|formula for nth term|rule for nth term|formula for the nth term|nth term rule|nth term formula|" +
    "explicit formula|formula for general term|formula for general term of|rule for|rule of|position to term rule|expression for nth term|general rule|explicit rule|general formula",
  recursive: "recursive formula|recursive rule|term to term rule|recursive definition",
  "common-difference": "common difference|constant difference|difference between terms|common diff",
  "common-ratio": "common ratio|constant ratio|multiplier",
  "infinite-sum":
    "sum to infinity|infinite sum|sum of infinite|sum of the infinite|sum to infinity of|sum of infinite series|sum all the way to infinity|sum of all terms|sum of all the terms",
  sum: "add up|sum|their sum|the sum|added up|add together|sum up",
  "natural-numbers":
    "natural numbers|counting numbers|positive integers|positive whole numbers|consecutive natural numbers|consecutive positive integers|naturals",
  "even-numbers":
    "even numbers|even natural numbers|positive even numbers|positive even integers|even integers|evens",
  "odd-numbers":
    "odd numbers|odd natural numbers|positive odd numbers|positive odd integers|odd integers|odds",
  "square-numbers": "square numbers|perfect squares|squares|squares of natural numbers",
  "cube-numbers": "cube numbers|perfect cubes|cubes",
  inclusive: "inclusive|inclusively|including both|both included",
  "term-count": "how many terms|number of terms",
} as const;
