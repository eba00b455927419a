import type { Token } from "marked";
import { memo } from "react";
import { pageLedger } from "../../math/page-ledger";
import { AsWritten, roomFor } from "./as-written";
import { Blocks } from "./block";
import { isReadable } from "./limits";
import { withoutOpenMath } from "./math";
import { placed } from "./placed";
import { blockCost } from "./text-cost";
import { blocksOf } from "./tokens";
import "./rich-text.css";

interface RichTextProps {
  readonly text: string;
  /** The text is still growing. */
  readonly growing?: boolean;
}

/** A reply: Markdown with mathematics, as elements. The same code sets it on the server and in the browser.
 * While a text grows only its last block changes, and only that one is set again. What the page has no room for, and
 * what would take too long to read, is shown as it was written. */
export function RichText({ text, growing = false }: RichTextProps) {
  const { blocks, rest } = partsOf(growing && isReadable(text) ? withoutOpenMath(text) : text);
  return (
    <div className="rich-text">
      {placed(blocks).map(({ at, token }, index) => (
        <BlockOf key={at} token={token} growing={growing && index === blocks.length - 1} />
      ))}
      {rest && <AsWritten {...rest} />}
    </div>
  );
}

/** The blocks of a text there is room for, and what follows them. */
function partsOf(text: string) {
  const ledger = pageLedger();
  if (!isReadable(text)) return { blocks: [], rest: roomFor(text, ledger) };
  const blocks = blocksOf(text);
  const end = blocks.findIndex((block) => !ledger.takeCost(blockCost(block)));
  const set = end < 0 ? blocks : blocks.slice(0, end);
  ledger.takeCharacters(set.reduce((sum, { raw }) => sum + raw.length, 0));
  const beyond = blocks.slice(set.length).map(({ raw }) => raw);
  return { blocks: set, rest: beyond.length > 0 ? roomFor(beyond.join("\n\n"), ledger) : null };
}

interface BlockOfProps {
  readonly token: Token;
  readonly growing: boolean;
}

/** A block that reads as before is not set again. */
const BlockOf = memo(
  function BlockOf({ token, growing }: BlockOfProps) {
    return <Blocks tokens={[token]} depth={0} growing={growing} />;
  },
  (before, now) => before.token.raw === now.token.raw && before.growing === now.growing,
);
