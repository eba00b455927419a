import type { Token, Tokens } from "marked";
import { Fragment, type ReactNode } from "react";
import { closingMarks } from "../../math/closing-marks";
import { Formula } from "../../math/formula";
import { WithMarks } from "../../math/with-marks";
import { placed } from "./placed";
import { isMath } from "./tokens";

/** The inside of a paragraph. What is not known here appears as it was written: raw HTML is never markup. */
export function Inline({ tokens }: { readonly tokens: readonly Token[] | undefined }) {
  const all = tokens ?? [];
  return placed(all).map(({ at, token }, index) => (
    <Fragment key={at}>{inline(token, { before: all[index - 1], after: all[index + 1] })}</Fragment>
  ));
}

interface Neighbours {
  readonly before: Token | undefined;
  readonly after: Token | undefined;
}

/** The punctuation that stays beside a formula when words come after it. */
const marksBetween = (formula: Token | undefined, words: Token | undefined): string =>
  formula && words && isMath(formula) && !formula.display && isPlainWords(words)
    ? closingMarks(formula.latex, words.text)
    : "";

const isPlainWords = (token: Token): token is Tokens.Text =>
  token.type === "text" && !("tokens" in token && token.tokens);

function inline(token: Token, { before, after }: Neighbours): ReactNode {
  if (isMath(token))
    return (
      <WithMarks marks={marksBetween(token, after)}>
        <Formula latex={token.latex} display={token.display} />
      </WithMarks>
    );
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
      return token.tokens ? (
        <Inline tokens={token.tokens} />
      ) : (
        token.text.slice(marksBetween(before, token).length)
      );
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
