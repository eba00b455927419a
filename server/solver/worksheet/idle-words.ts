const MANNERS =
  "hi hello hey please pls plz thanks thx can could would u you someone anyone help me my i we us need want with on for do " +
  "how to the a an this these it is am are im i'm stuck and of here some";
const SCHOOL =
  "homework hw exercise exercises worksheet sheet test exam paper revision practice review chapter section unit lesson page " +
  "class name date question questions problem problems q no number set task tasks part parts maths math mathematics";
/** A heading. In a sentence they say something: "in decimals". */
const SUBJECTS =
  "and algebra geometry calculus trigonometry statistics arithmetic fractions decimals percentages quadratics equations " +
  "inequalities functions indices surds";
const REQUESTS = "answer do complete all each every following below";

/** Words that ask for nothing and tell nothing: manners, and what school calls its papers and subjects. */
const IDLE: ReadonlySet<string> = new Set([MANNERS, SCHOOL, REQUESTS].join(" ").split(" "));
const HEADING: ReadonlySet<string> = new Set([SCHOOL, SUBJECTS].join(" ").split(" "));

/** The number of a paper: "Homework 12", "q5", "#4", "page 3.2b". */
const NUMBERED =
  /(?:\b(?:homework|hw|exercises?|worksheet|sheet|test|exam|paper|chapter|section|unit|lesson|page|questions?|problems?|set|task|part|q|no)\.?\s?#?|#)\d+(?:\.\d+)*[a-z]?\b/gi;

const CLAUSE_END = /[.!?,;:]\s+|\n+|$/g;

/** What stands before the parts, without the clauses at its beginning that ask and tell nothing. */
export function withoutIdle(stem: string): string {
  let from = 0;
  for (const { index, 0: end } of stem.matchAll(CLAUSE_END)) {
    if (!isIdle(stem.slice(from, index))) return stem.slice(from).trim();
    from = index + end.length;
  }
  return "";
}

function isIdle(clause: string): boolean {
  const words = clause
    .replace(NUMBERED, " ")
    .toLowerCase()
    .split(/[\s.!?,;:–—-]+/)
    .filter((word) => word !== "");
  return words.every((word) => IDLE.has(word)) || words.every((word) => HEADING.has(word));
}
