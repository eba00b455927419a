/** "3)", "b.", "(iv)": what begins a problem on a worksheet. */
const MARKER =
  /^\s*(?:\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[).]|(?:exercise|problem|question|task)\s+\d+[.:)]?)\s+/i;
/** Something to work with, rather than a heading. */
const MATHEMATICAL = /\d|[=<>≤≥√∫∑]/;

/** A sentence that goes on in the next line: so many words, and no end. */
const GOES_ON = /(?:(?<!\p{L})\p{L}{2,}(?!\p{L}).*){3}(?<![.?!:;])\s*$/u;

/** The problems of a page that was read, one of which may be all that is wanted: those that are marked, or else its
 * lines, with the sentences that run over several. Their markers are left out.
 * @returns none where there is only one */
export function problemsOnPage(text: string): readonly string[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const isMarked = lines.filter((line) => MARKER.test(line)).length > 1;
  const problems: string[] = [];
  for (const [at, line] of lines.entries()) {
    const begins = isMarked ? MARKER.test(line) : !GOES_ON.test(lines[at - 1] ?? "");
    const written = line.replace(MARKER, "").trim();
    if (begins) problems.push(written);
    else if (problems.length > 0) problems.push(`${problems.pop()}\n${written}`);
  }
  const worth = problems.filter((problem) => MATHEMATICAL.test(problem));
  return worth.length > 1 ? worth : [];
}
