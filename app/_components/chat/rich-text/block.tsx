import type { Token, Tokens } from "marked";
import { Formula } from "../../math/formula";
import { CodeBlock } from "./code-block";
import { Inline } from "./inline";
import { placed } from "./placed";
import { isMath } from "./tokens";

/** Blocks in blocks in blocks: deeper than this nobody reads, and a page can be broken. */
const DEPTH_MAX = 16;

interface BlockProps {
  readonly token: Token;
  readonly depth: number;
  /** The end of the text is in it, and the text is still being written. */
  readonly growing: boolean;
}

/** One block of a text: a paragraph, a list, a formula on a line of its own. */
function Block({ token, depth, growing }: BlockProps) {
  if (depth > DEPTH_MAX) return <p>{token.raw}</p>;
  if (isMath(token)) {
    return (
      <div className="math-line">
        <Formula latex={token.latex} display />
      </div>
    );
  }
  switch (token.type) {
    case "paragraph":
      return (
        <p>
          <Inline tokens={token.tokens} />
        </p>
      );
    case "text":
      return token.tokens ? <Inline tokens={token.tokens} /> : token.raw;
    case "heading":
      return (
        <p className="font-semibold">
          <Inline tokens={token.tokens} />
        </p>
      );
    case "list":
      return <List token={token as Tokens.List} depth={depth} growing={growing} />;
    case "blockquote":
      return (
        <blockquote>
          <Blocks tokens={token.tokens ?? []} depth={depth + 1} growing={growing} />
        </blockquote>
      );
    case "code":
      return <CodeBlock text={token.text} info={token.lang} growing={growing} />;
    case "table":
      return <Table token={token as Tokens.Table} />;
    case "hr":
      return <hr />;
    case "space":
    case "def":
      return null;
    default:
      return <p>{token.raw}</p>;
  }
}

interface BlocksProps {
  readonly tokens: readonly Token[];
  /** How many blocks they stand in. */
  readonly depth: number;
  readonly growing: boolean;
}

export function Blocks({ tokens, depth, growing }: BlocksProps) {
  return placed(tokens).map(({ at, token }) => (
    <Block key={at} token={token} depth={depth} growing={growing} />
  ));
}

function List({ token, depth, growing }: Omit<BlockProps, "token"> & { readonly token: Tokens.List }) {
  const items = placed(token.items).map(({ at, token: item }) => (
    <li key={at}>
      <Blocks tokens={item.tokens} depth={depth + 1} growing={growing} />
    </li>
  ));
  return token.ordered ? <ol start={token.start === "" ? 1 : token.start}>{items}</ol> : <ul>{items}</ul>;
}

function Table({ token }: { readonly token: Tokens.Table }) {
  return (
    <div className="sideways">
      <table>
        <thead>
          <Row cells={token.header} header />
        </thead>
        <tbody>
          {placed(token.rows.map(asRow)).map(({ at, token: { cells } }) => (
            <Row key={at} cells={cells} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({
  cells,
  header = false,
}: {
  readonly cells: readonly Tokens.TableCell[];
  readonly header?: boolean;
}) {
  const Cell = header ? "th" : "td";
  return (
    <tr>
      {placed(cells.map(asWritten)).map(({ at, token: { cell } }) => (
        <Cell key={at}>
          <Inline tokens={cell.tokens} />
        </Cell>
      ))}
    </tr>
  );
}

/** A cell takes at least its separator's place. */
const asWritten = (cell: Tokens.TableCell) => ({ cell, raw: `${cell.text}|` });

const asRow = (cells: readonly Tokens.TableCell[]) => ({
  cells,
  raw: cells.map((cell) => asWritten(cell).raw).join(""),
});
