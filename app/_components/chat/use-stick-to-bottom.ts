"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Pixels from the end of the page that still count as being there. */
const NEAR = 96;

/** Keeps the end of the page in view while an element grows, as long as the reader is there already.
 * @returns a function that goes to the end whatever the reader is looking at */
export function useStickToBottom(content: RefObject<HTMLElement | null>): () => void {
  const atEnd = useRef(true);

  useEffect(() => {
    const element = content.current;
    if (!element) return;
    const isNear = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      return scrollHeight - window.scrollY - clientHeight < NEAR;
    };
    atEnd.current = isNear();
    let top = window.scrollY;
    // Only moving up leaves the end: a scroll event may come late, when the page has grown below the reader since.
    const look = () => {
      if (isNear()) atEnd.current = true;
      else if (window.scrollY < top) atEnd.current = false;
      top = window.scrollY;
    };
    let height = element.offsetHeight;
    const observer = new ResizeObserver(() => {
      const grown = element.offsetHeight > height;
      height = element.offsetHeight;
      // A page that got shorter moves the reader up by itself.
      if (!grown) top = window.scrollY;
      if (grown && atEnd.current) toEnd();
    });
    // The keyboard of a phone takes its room from below, where the reader is looking.
    const fit = () => {
      if (atEnd.current) toEnd();
    };
    observer.observe(element);
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", fit);
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", fit);
    };
  }, [content]);

  return () => {
    atEnd.current = true;
    toEnd();
  };
}

function toEnd() {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
}
