import type { MouseEvent } from "react";

/** Closes the menu a link stands in, on a narrow screen; the page changes below it without being loaded again. */
export function closeMenu({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>("[popover]:popover-open")?.hidePopover();
}
