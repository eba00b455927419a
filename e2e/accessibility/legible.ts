/** Text that lies over other text, or that an edge cuts off without a way to see the rest. What floats over a page while it
 * is scrolled, and mathematics, whose signs are set over one another, are left out. Runs in the page. */
export function illegible(): string[] {
  /** Letters come closer to others than this where lines are set close. */
  const SLACK = 3;
  const dialog = [...document.querySelectorAll("dialog")].findLast((each) => each.matches(":modal"));
  const APART =
    ".sr-only, .skip-link:not(:focus), svg, math, .katex, math-field, [aria-hidden=true], script, style, option";
  interface Piece {
    readonly owner: Element;
    readonly layer: Element | null;
    readonly box: DOMRect;
    readonly text: string;
  }
  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    return null;
  };
  const found: string[] = [];
  const cutBy = (element: Element, box: DOMRect): Element | null => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, textOverflow, position } = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      if (overflowX === "auto" || overflowX === "scroll" || textOverflow === "ellipsis") return null;
      if (/hidden|clip/.test(overflowX) && (box.right > edge.right + SLACK || box.left < edge.left - SLACK))
        return at;
      if (position === "fixed") return null;
    }
    return null;
  };
  const pieces: Piece[] = [];
  const texts = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (!owner || text === "" || owner.closest(APART)) continue;
    if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const layer = layerOf(owner);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      const edge = cutBy(owner, box);
      if (edge) found.push(`“${text.slice(0, 40)}” is cut off by ${edge.localName}.${edge.className}`);
      pieces.push({ owner, layer, box, text: text.slice(0, 40) });
    }
  }
  pieces.sort((a, b) => a.box.top - b.box.top);
  for (const [at, one] of pieces.entries()) {
    for (const other of pieces.slice(at + 1)) {
      if (other.box.top > one.box.bottom - SLACK) break;
      if (one.owner === other.owner || one.layer !== other.layer) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // The room of letters is higher than they are.
      const high = Math.min(one.box.height, other.box.height);
      if (across > SLACK && down > 0.35 * high)
        found.push(`“${one.text}” and “${other.text}” lie over one another`);
    }
  }
  return [...new Set(found)];
}

/** Makes all text of a page larger, as a phone does that is told to. Runs in the page. */
export function enlargeText(factor: number): void {
  const elements = [...document.querySelectorAll<HTMLElement>("body, body *")].filter(
    (each) => "style" in each,
  );
  const sizes = elements.map((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)] as const;
  });
  for (const [at, element] of elements.entries()) {
    if (element.closest("svg")) continue;
    const [size, line] = sizes[at] as readonly [number, number];
    element.dataset.ownStyle = element.getAttribute("style") ?? "";
    element.style.setProperty("font-size", `${size * factor}px`, "important");
    if (line > 0) element.style.setProperty("line-height", `${line * factor}px`, "important");
  }
}

/** Gives text the size back that it had. Runs in the page. */
export function shrinkText(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-own-style]")) {
    const own = element.dataset.ownStyle ?? "";
    if (own === "") element.removeAttribute("style");
    else element.setAttribute("style", own);
    delete element.dataset.ownStyle;
  }
}
