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

/** What makes the page wider than its window, or ends beyond an edge of the window where nothing scrolls to it. Of what lies
 * in one another only the innermost is named. Runs in the page. */
export function cutOff(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const SCROLLS = /auto|scroll/;
  // A box that scrolls, or that shows with dots that a name goes on, is itself what has to fit.
  const isReached = (element: Element) => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(box);
      if (SCROLLS.test(overflowX) || textOverflow === "ellipsis") return true;
    }
    return false;
  };
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    // A drawing cuts off by itself what goes beyond its frame.
    const isElsewhere = element.closest(".sr-only, .skip-link, .katex-mathml, #nprogress, svg *");
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true }) && !isElsewhere;
  };
  const wide = [...document.querySelectorAll("body *")].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (right > clientWidth + 1 || left < -1) && isSeen(element) && !isReached(element);
  });
  const innermost = wide.filter((element) => !wide.some((other) => other.parentElement === element));
  const named = innermost.map(
    (element) =>
      `${element.localName}.${element.getAttribute("class")} “${element.textContent?.slice(0, 40)}”`,
  );
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...named] : named;
}

/** What scrolls sideways in its own box and shows nothing at the edge that there is more beyond. Runs in the page. */
export function withoutCue(): string[] {
  const hidden = [...document.querySelectorAll("main *, dialog *")].filter((element) => {
    const { overflowX, backgroundImage } = getComputedStyle(element);
    const goesOn = element.scrollWidth > element.clientWidth + 1 && element.checkVisibility();
    return goesOn && /auto|scroll/.test(overflowX) && !backgroundImage.includes("gradient");
  });
  // What is typed into scrolls with the caret.
  return hidden
    .filter((element) => !element.matches("input, textarea, select, math-field"))
    .map(
      ({ localName, className, textContent }) => `${localName}.${className} “${textContent?.slice(0, 40)}”`,
    );
}
