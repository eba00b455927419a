"use client";

import { useEffect, useRef, useState } from "react";
import { TypesetHtml } from "../../math/typeset-html";
import { languageOf } from "./languages";

interface CodeBlockProps {
  readonly text: string;
  /** What is behind the opening fence. */
  readonly info: string | undefined;
  /** The block is still being written. */
  readonly growing: boolean;
}

/** A long line scrolls sideways, with the keyboard too. */
const REACHABLE = { tabIndex: 0, role: "group", "aria-label": "Code" } as const;

/** Longer than this nobody reads it for its colours, and they would take their time. */
const LENGTH_MAX = 20_000;

/** Code, coloured once it is complete and in view. The code that colours is fetched with the first such block. */
export function CodeBlock({ text, info, growing }: CodeBlockProps) {
  const block = useRef<HTMLPreElement>(null);
  const [coloured, setColoured] = useState<{ readonly text: string; readonly html: string } | null>(null);
  const language = languageOf(info);

  useEffect(() => {
    if (growing || language === null || text.length > LENGTH_MAX || !block.current) return;
    let gone = false;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import("./highlight").then(
        ({ highlight }) => gone || setColoured({ text, html: highlight(text, language) }),
        // Without a network it stays as it is.
        () => undefined,
      );
    });
    observer.observe(block.current);
    return () => {
      gone = true;
      observer.disconnect();
    };
  }, [growing, language, text]);

  return (
    <pre ref={block} {...REACHABLE}>
      <code>{coloured?.text === text ? <TypesetHtml html={coloured.html} /> : text}</code>
    </pre>
  );
}
