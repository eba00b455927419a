/** What is wrong with the way the focus is shown, or null: no outline, none that goes when the focus goes, out of the
 * window, or under something else. Runs in the page, once for every stop. */
export function unseenFocus(): string | null {
  const kept = window as unknown as { lastStop?: { element: Element; around: string } | null };
  const hasOutline = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const isClear = /^(transparent|rgba\(.*, 0\))$/.test(outlineColor);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1 && !isClear;
  };
  const around = (element: Element) => {
    const styles: string[] = [];
    for (let at: Element | null = element; at && styles.length < 4; at = at.parentElement) {
      const { outline, boxShadow, borderColor } = getComputedStyle(at);
      styles.push(outline, boxShadow, borderColor);
    }
    return styles.join();
  };
  const nameOf = (element: Element) =>
    `${element.localName} “${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40)}”`;
  const covered = (element: Element): boolean => {
    const shown = element instanceof HTMLInputElement ? (element.closest("label") ?? element) : element;
    const box = shown.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (left >= right || top >= bottom) return true;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return over === null || !(shown.contains(over) || over.contains(element));
  };

  const before = kept.lastStop;
  kept.lastStop = null;
  if (before?.element.isConnected && before.element !== document.activeElement) {
    if (around(before.element) === before.around)
      return `${nameOf(before.element)} looks the same without focus`;
  }
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  if (covered(element)) return `${nameOf(element)} is out of sight`;
  if (!hasOutline(element)) kept.lastStop = { element, around: around(element) };
  return null;
}

/** Begins at the first thing that the keyboard stops at: of an open dialog, or else of the page.
 * @returns how many there are. Runs in the page. */
export function firstStop(): number {
  const kept = window as unknown as { stops?: HTMLElement[]; heldFocus?: Element | null };
  const STOPS = "a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]";
  const dialog = [...document.querySelectorAll("dialog")].findLast((each) => each.matches(":modal"));
  const isOneOfSeveral = (element: HTMLElement) => {
    if (!(element instanceof HTMLInputElement) || element.type !== "radio") return false;
    const group = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].filter(
      ({ name, form }) => name === element.name && form === element.form,
    );
    return element !== (group.find(({ checked }) => checked) ?? group[0]);
  };
  kept.stops = [...(dialog ?? document).querySelectorAll<HTMLElement>(STOPS)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      !element.closest("[inert]") &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !(element.localName === "summary" && element.parentElement?.querySelector("summary") !== element) &&
      !isOneOfSeveral(element),
  );
  kept.heldFocus = document.activeElement;
  kept.stops[0]?.focus();
  return kept.stops.length;
}

/** What is wrong with where the keyboard has come to: before the stop it came from, or the same. Runs in the page, once for
 * every stop.
 * @returns null when all is well, "end" when it has been at every stop */
export function nextStop(): string | null {
  const kept = window as unknown as { stops: HTMLElement[]; lastAt?: Element | null };
  const element = document.activeElement;
  const nameOf = (of: Element) =>
    `${of.localName} “${of.getAttribute("aria-label") ?? of.textContent?.trim().slice(0, 40)}”`;
  const before = kept.lastAt ?? kept.stops[0] ?? null;
  if (!element || element === document.body || element === kept.stops[0]) {
    kept.lastAt = null;
    const missed = kept.stops.slice(1);
    return missed.length > 0 ? `the keyboard does not stop at ${missed.map(nameOf).join(", ")}` : "end";
  }
  kept.lastAt = element;
  kept.stops = kept.stops.filter((stop, at) => at === 0 || stop !== element);
  if (element === before) return `the keyboard is held by ${nameOf(element)}`;
  const isAfter = before && before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
  return before && !isAfter ? `${nameOf(element)} comes after ${nameOf(before)}` : null;
}

/** Gives the focus back to what had it. Runs in the page. */
export function holdAgain(): void {
  const { heldFocus } = window as unknown as { heldFocus?: Element | null };
  if (heldFocus instanceof HTMLElement && heldFocus !== document.body)
    heldFocus.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
