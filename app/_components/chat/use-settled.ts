"use client";

import { useEffect, useState } from "react";

/** Whether the page has been there for so many milliseconds: what comes with it has come by then, and work that would be
 * in its way is not. */
export function useSettled(ms: number): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return settled;
}
