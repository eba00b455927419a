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
  return (
    <div className="rich-text">
      {placed(blocksOf(growing ? withoutOpenMath(text) : text)).map(({ at, token: { raw } }) => (
        <BlockOf key={at} raw={raw} />
      ))}
    </div>
  );
}

const BlockOf = memo(function BlockOf({ raw }: { readonly raw: string }) {
  return <Blocks tokens={blocksOf(raw)} />;
});
