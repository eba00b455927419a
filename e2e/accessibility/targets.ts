/** What can be pressed and is smaller than a fingertip. Links within a sentence are left out, as are elements that
 * only screen readers meet. Runs in the page. */
export function smallTargets(): string[] {
  const LEAST = 43.5;
  const PRESSED = 'a[href], button, summary, input:not([type="hidden"]), textarea, select, [role="button"]';
  const inSentence = (element: Element) =>
    getComputedStyle(element).display === "inline" &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  // What is drawn over it with ::after belongs to it.
  const areaOf = (element: Element) => {
    const box = element.getBoundingClientRect();
    const over = getComputedStyle(element, "::after");
    if (over.content === "none" || over.position !== "absolute") return box;
    const width = Number.parseFloat(over.width);
    const height = Number.parseFloat(over.height);
    return { width: Math.max(box.width, width), height: Math.max(box.height, height) };
  };
  const found: string[] = [];
  for (const element of document.querySelectorAll(PRESSED)) {
    if (!element.checkVisibility({ visibilityProperty: true }) || inSentence(element)) continue;
    if (element.matches(".skip-link, .sr-only")) continue;
    const label = element instanceof HTMLInputElement ? element.closest("label") : null;
    const { width, height } = areaOf(label ?? element);
    if (width >= LEAST && height >= LEAST) continue;
    const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40);
    found.push(`${element.localName} “${name}”: ${Math.round(width)} × ${Math.round(height)}`);
  }
  return found;
}

/** What makes the page wider than its window, or is lost beyond an edge without a way to scroll there. Runs in the page. */
export function cutOff(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll("body *")].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  return [
    `the page is ${scrollWidth} px wide`,
    ...wide.map(({ localName, className }) => `${localName}.${className}`),
  ];
}
