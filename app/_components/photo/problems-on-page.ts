/** "3)", "b.", "(iv)": what begins a problem on a worksheet. */
const MARKER =
  /^\s*(?:\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[).]|(?:exercise|problem|question|task)\s+\d+[.:)]?)\s+/i;
/** Something to work with, rather than a heading. */
const MATHEMATICAL = /\d|[=<>≤≥√∫∑]/;

/** The problems of a page that was read, one of which may be all that is wanted: those that are marked, or else its
 * lines. Their markers are left out.
 * @returns none where there is only one */
export function problemsOnPage(text: string): readonly string[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const isMarked = lines.filter((line) => MARKER.test(line)).length > 1;
  const problems: string[] = [];
  for (const line of lines) {
    const begins = !isMarked || MARKER.test(line);
    const written = line.replace(MARKER, "").trim();
    if (begins) problems.push(written);
    else if (problems.length > 0) problems.push(`${problems.pop()}\n${written}`);
  }
  const worth = problems.filter((problem) => MATHEMATICAL.test(problem));
  return worth.length > 1 ? worth : [];
}
