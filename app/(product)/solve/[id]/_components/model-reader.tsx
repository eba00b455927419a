import { MathLine } from "@/app/_components/math/math-line";
import { SheetRow } from "@/app/_components/solve/sheet-row";
import { StoryTable } from "@/app/_components/solve/story-table";
import { chooseReaderAction } from "@/server/features/solve/actions";
import { BY_MODEL } from "@/server/features/solve/constants";
import { hasModelReader } from "@/server/features/solve/loaders";
import type { SolveView } from "@/server/features/solve/types";

interface ModelReaderProps {
  readonly solve: SolveView;
  /** What the address says of the last try. */
  readonly trouble?: string | string[] | undefined;
}

/** What a language model has read in the problem, and the choice to have it read or not. Nothing where the engine reads it
 * itself, and where there is no model. */
export function ModelReader({ solve, trouble }: ModelReaderProps) {
  const { id, byModel, status, parts } = solve;
  const isOpen = status === "unsupported" || status === "limit-reached";
  const canAsk = isOpen && parts.length === 0 && hasModelReader();
  if (!byModel && !canAsk) return null;
  return (
    <section aria-labelledby="by-model" className="sheet solution mt-6">
      <SheetRow>
        <Said solve={solve} />
        {trouble !== undefined && <p className="mt-2 text-[15px] text-danger">{wordsFor(trouble)}</p>}
        <div className="no-print mt-3 flex flex-wrap gap-2.5">
          {canAsk && (
            <Choose id={id} reader="model">
              {byModel ? "Have it read again" : "Have it read by a language model"}
            </Choose>
          )}
          {byModel && (
            <Choose id={id} reader="engine">
              Do it without the language model
            </Choose>
          )}
        </div>
      </SheetRow>
      {byModel?.kind === "differ" &&
        byModel.readings.map((reading, at) => (
          <Reading key={at === 0 ? "one" : "other"} reading={reading} place={at + 1} />
        ))}
    </section>
  );
}

const wordsFor = (trouble: string | string[]): string =>
  trouble === "used-up"
    ? "You have no messages left today for the language model. Nothing was charged."
    : "The language model could not read this just now. Nothing was charged. Try again in a moment.";

const HEADINGS = {
  agreed: BY_MODEL,
  differ: "A language model read this in two ways",
  unfit: "A language model read this too, and it did not fit",
} as const;

function Said({ solve: { byModel } }: { readonly solve: SolveView }) {
  return (
    <>
      <h2 id="by-model" className="font-medium">
        {byModel ? HEADINGS[byModel.kind] : "A language model can try to read it"}
      </h2>
      <p className="mt-1 text-[15px] text-muted">{wordsOf(byModel)}</p>
    </>
  );
}

function wordsOf(byModel: SolveView["byModel"]): string {
  switch (byModel?.kind) {
    case "agreed":
      return "The language model wrote down what the text says and asks, twice, and both came to the same answer here. Compare the lines above with your text.";
    case "differ":
      return "Both fit the text, and they come to different answers. Neither is checked: see which of them is what you mean, and change the words.";
    case "unfit":
      return `What it wrote is not what the text says: ${byModel.why}.`;
    default:
      return "It is asked what the text says, never for the answer: that is worked out and checked here. Where an answer comes of it, it counts as one tutor message.";
  }
}

type DifferentReading = Extract<NonNullable<SolveView["byModel"]>, { kind: "differ" }>["readings"][number];

function Reading({ reading, place }: { readonly reading: DifferentReading; readonly place: number }) {
  return (
    <SheetRow>
      <h3 className="text-[15px] text-muted">Way {place}, not checked</h3>
      <StoryTable story={reading.story} />
      {reading.latex && <MathLine latex={reading.latex} label={`What way ${place} comes to, not checked`} />}
    </SheetRow>
  );
}

interface ChooseProps {
  readonly id: string;
  readonly reader: "model" | "engine";
  readonly children: string;
}

function Choose({ id, reader, children }: ChooseProps) {
  return (
    <form action={chooseReaderAction}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="reader" value={reader} />
      <button type="submit" className="button">
        {children}
      </button>
    </form>
  );
}
