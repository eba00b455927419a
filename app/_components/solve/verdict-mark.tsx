import { CheckedIcon, SampledIcon, UncheckedIcon, WrongIcon } from "../ui/icons";

const MARKS = {
  follows: { word: "Follows", Icon: CheckedIcon, tone: "text-checked" },
  "does-not-follow": { word: "Does not follow", Icon: WrongIcon, tone: "text-danger" },
  "cannot-tell": { word: "Cannot tell", Icon: SampledIcon, tone: "text-muted" },
  unreadable: { word: "Not understood", Icon: UncheckedIcon, tone: "text-muted" },
} as const;

/** How one line of a working follows from the one before it, as a sign with its word for screen readers. */
export function VerdictMark({ verdict }: { readonly verdict: keyof typeof MARKS }) {
  const { word, Icon, tone } = MARKS[verdict];
  return (
    <span className={`mt-1.5 inline-flex ${tone}`} title={word}>
      <Icon />
      <span className="sr-only">{word}: </span>
    </span>
  );
}
