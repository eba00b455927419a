"use client";

/** Marks the element it stands in once React has taken it over from the server's page. Whoever puts something beside it
 * before that makes React throw the page's part away and draw it again. */
export function HydratedMark() {
  return <span hidden ref={mark} />;
}

function mark(own: HTMLElement | null): void {
  own?.parentElement?.setAttribute("data-hydrated", "");
}
