import { type Draft, draft, type Frame, readClauses, says } from "./draft";

/** What is being gathered while the sentences are read. */
interface Work {
  readonly reading: Draft;
  readonly alone: string[];
  together?: string;
  asked?: "alone" | "together";
}
type Clauses = Parameters<typeof readClauses>[1];

/** People, hoses or pipes that share a piece of work: their rates add. */
export const workFrame: Frame = (story) => {
  const reading = draft(story);
  const work: Work = { reading, alone: [] };
  if (!readClauses(story, [...helped(work), ...told(work), ...questions(work)])) return null;
  const { alone, together, asked } = work;
  if (!asked || (asked === "alone") !== (together !== undefined)) return null;
  if (alone.length !== (asked === "alone" ? 1 : 2)) return null;
  const unit = story.quantities.find(({ kind }) => kind === "T")?.unit ?? "hours";
  if (story.quantities.some(({ kind, unit: other }) => kind === "T" && other !== unit)) return null;
  const [first = "", second = "t"] = alone;
  reading.unknown(
    "t",
    asked === "alone" ? "the time the other one needs alone" : "the time they need together",
  );
  reading.condition(
    `1/${first} + 1/${second} = 1/${together ?? "t"}`,
    "The share of the work done in one unit of time is one over the time needed; working together, the shares add.",
  );
  reading.ask({ value: "t", unit: unit === "hours" ? "hours and minutes" : unit });
  return reading.done();
};

function single({ reading, alone }: Work, mark: string | undefined): void {
  alone.push(reading.take(mark).text);
}

function both(work: Work, mark: string | undefined): boolean {
  if (work.together !== undefined) return false;
  work.together = work.reading.take(mark).text;
  return true;
}

function told(work: Work): Clauses {
  return [
    [
      says("{W} {W}in {T},? (while|and|but) ({W}(can |takes |needs ))?({W} in )?{U}( {W})?"),
      ([, a, b]) => {
        single(work, a);
        single(work, b);
      },
    ],
    [says("{W}(can |could |takes |needs |would take ){W}(in )?{T}( {W})?"), ([, a]) => single(work, a)],
    [says("it would take one {W}{T} to {W}by itself"), ([, a]) => single(work, a)],
    [says("working alone, it takes {W}{T} to {W}"), ([, a]) => single(work, a)],
  ];
}

function helped(work: Work): Clauses {
  const oneAndBoth = ([, a, b]: RegExpExecArray) => {
    single(work, a);
    return both(work, b);
  };
  return [
    [says("{W}working together, can {W}in {T}"), ([, b]) => both(work, b)],
    [
      says(
        "{W}can {W}in {T},? (but )?(if|with) {W}(help|helps) (him |her |them )?(,)?({W}they can {W}in|it would take {W}|it takes {W}){T}( {W})?",
      ),
      oneAndBoth,
    ],
    [says("{W}can {W}in {T},? (but )?if {W}helps?,? it would take (them |both )?{T}( {W})?"), oneAndBoth],
    [says("{W}can {W}in {T},? (but )?with [a-z' ]+ help,? they can {W}in {T}"), oneAndBoth],
    [says("if {W}(helps|help)( {W})?,? they can {W}in {T}"), ([, b]) => both(work, b)],
    [says("if {W}(helps|help)( {W})? it takes (them|both) {T} to {W}"), ([, b]) => both(work, b)],
    [
      says("{N} (hoses|pipes|pumps|people|workers|machines) can {W}in {T}"),
      ([, n, b]) => work.reading.counts(n, 2) && both(work, b),
    ],
  ];
}

function questions(work: Work): Clauses {
  const asks = (what: "alone" | "together") => {
    work.asked = what;
  };
  return [
    [
      says(
        "(how long|how many (hours|minutes|days)) (would|will|does|do|could) {W}(together|the {N} of them working together|the {N} [a-z]+ worked together|worked together|working together)( {W})?",
      ),
      ([, n, m]) => {
        asks("together");
        const count = n ?? m;
        return count === undefined || work.reading.counts(count, 2);
      },
    ],
    [
      says("if {W}(work|works|worked) together, how long (would|will|does) it take {W}"),
      () => asks("together"),
    ],
    [
      says(
        "(if {W}works alone, )?how long (would|will|does) {W}( alone| by (himself|herself|itself|themselves)|, working alone,{W}| take)( {W})?",
      ),
      () => asks("alone"),
    ],
  ];
}
