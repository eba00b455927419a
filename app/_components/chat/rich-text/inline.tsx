import type { Token, Tokens } from "marked";
import { Fragment, type ReactNode } from "react";
import { Formula } from "../../math/formula";
import { placed } from "./placed";
import { isMath } from "./tokens";

/** The inside of a paragraph. What is not known here appears as it was written: raw HTML is never markup. */
export function Inline({ tokens }: { readonly tokens: readonly Token[] | undefined }) {
  return placed(tokens ?? []).map(({ at, token }) => <Fragment key={at}>{inline(token)}</Fragment>);
}

function inline(token: Token): ReactNode {
  if (isMath(token)) return <Formula latex={token.latex} display={token.display} />;
  switch (token.type) {
    case "strong":
      return (
        <strong>
          <Inline tokens={token.tokens} />
        </strong>
      );
    case "em":
      return (
        <em>
          <Inline tokens={token.tokens} />
        </em>
      );
    case "del":
      return (
        <del>
          <Inline tokens={token.tokens} />
        </del>
      );
    case "codespan":
      return <code>{token.text}</code>;
    case "br":
      return <br />;
    case "link":
      return <SafeLink token={token as Tokens.Link} />;
    case "image":
    case "escape":
      return token.text;
    case "text":
      return token.tokens ? <Inline tokens={token.tokens} /> : token.text;
    default:
      return token.raw;
  }
}

/** Only ordinary web addresses become links; anything else stays words. */
function SafeLink({ token }: { readonly token: Tokens.Link }) {
  const words = <Inline tokens={token.tokens} />;
  if (!isWebAddress(token.href)) return words;
  return (
    <a href={token.href} rel="noopener noreferrer nofollow" target="_blank" className="link underline">
      {words}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

export function isWebAddress(href: string): boolean {
  return /^https?:\/\//i.test(href) && URL.canParse(href);
}
