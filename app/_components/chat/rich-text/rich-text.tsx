import { memo } from "react";
import { Blocks } from "./block";
import { withoutOpenMath } from "./math";
import { placed } from "./placed";
import { blocksOf } from "./tokens";
import "./rich-text.css";

interface RichTextProps {
  readonly text: string;
  /** The text is still growing. */
  readonly growing?: boolean;
}

/** A reply: Markdown with mathematics, as elements. The same code sets it on the server and in the browser.
 * While a text grows only its last block changes, and only that one is set again. */
export function RichText({ text, growing = false }: RichTextProps) {
  const blocks = placed(blocksOf(growing ? withoutOpenMath(text) : text));
  return (
    <div className="rich-text">
      {blocks.map(({ at, token: { raw } }, index) => (
        <BlockOf key={at} raw={raw} growing={growing && index === blocks.length - 1} />
      ))}
    </div>
  );
}

interface BlockOfProps {
  readonly raw: string;
  readonly growing: boolean;
}

const BlockOf = memo(function BlockOf({ raw, growing }: BlockOfProps) {
  return <Blocks tokens={blocksOf(raw)} depth={0} growing={growing} />;
});
