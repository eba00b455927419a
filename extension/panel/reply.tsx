import { Formula, Sentence } from "./formula";

/** What the tutor writes: paragraphs, lines of a list, formulas on a line of their own and words that are set in bold. */
export function Reply({ text }: { readonly text: string }) {
  const pieces = text.split(/\$\$([\s\S]+?)\$\$/);
  return pieces.map((piece, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text only ever grows at its end
      <Formula key={place} latex={piece.trim()} display />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Lines key={place} text={piece} />
    ),
  );
}

function Lines({ text }: { readonly text: string }) {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <p key={place}>
      {line.split("**").map((words, at) => {
        const key = `${place} ${at}`;
        return at % 2 === 1 ? (
          <strong key={key}>
            <Sentence text={words} />
          </strong>
        ) : (
          <Sentence key={key} text={words} />
        );
      })}
    </p>
  ));
}
