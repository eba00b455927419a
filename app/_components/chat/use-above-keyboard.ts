"use client";

import { type RefObject, useEffect } from "react";

/** Keeps an element that sticks to the lower edge above the keyboard of a phone. Where the keyboard makes the page
 * smaller there is nothing to do; Safari lays it over the page, and only the visual viewport knows. */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const place = () => {
      const { height, offsetTop, scale } = visualViewport;
      const covered = Math.round(window.innerHeight - height - offsetTop);
      // Someone who zooms in sees less of the page as well, and has no keyboard open.
      element.current?.style.setProperty("bottom", scale === 1 && covered > 0 ? `${covered}px` : "");
    };
    place();
    visualViewport.addEventListener("resize", place);
    visualViewport.addEventListener("scroll", place);
    return () => {
      visualViewport.removeEventListener("resize", place);
      visualViewport.removeEventListener("scroll", place);
    };
  }, [element]);
}
