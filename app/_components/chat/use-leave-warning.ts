"use client";

import { useEffect, useEffectEvent } from "react";

const QUESTION = "This chat is temporary and will be lost. Leave anyway?";

/** Asks before the page is left: by its links as well as by closing, reloading or going elsewhere.
 * @param onRestart begins again in the same place; leaving for the address of this page means that */
export function useLeaveWarning(onRestart: () => void): void {
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = leadsAway(event);
    if (!link) return;
    const stays = !window.confirm(QUESTION);
    const again = link.pathname === window.location.pathname && link.search === window.location.search;
    if (!stays && !again) return;
    event.preventDefault();
    event.stopPropagation();
    if (!stays) onRestart();
  });

  useEffect(() => {
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    const click = (event: MouseEvent) => follow(event);
    window.addEventListener("beforeunload", unload);
    document.addEventListener("click", click, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", unload);
      document.removeEventListener("click", click, { capture: true });
    };
  }, []);
}

/** The link of this product that a click follows in this tab; null where it does something else. */
function leadsAway({
  target,
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target === "_blank" || link.origin !== window.location.origin) return null;
  return link.hash !== "" && link.pathname === window.location.pathname ? null : link;
}
