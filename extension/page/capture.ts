/** What the student has selected on a page, and what the page says of itself. */
export interface Capture {
  readonly url: string;
  /** Whether the page asks for no answers: `<meta name="classmate" content="off">`. */
  readonly optedOut: boolean;
  readonly html: string;
  readonly plain: string;
}

/** Reads the selection. It runs inside the page, once, when the student asks for it, and therefore uses nothing from
 * outside itself. A formula of which a part is selected is taken whole, and one that a typesetter has drawn without
 * mathematics in its markup gets its source as an annotation. */
export function captureSelection(): Capture {
  const FORMULA = ".katex, mjx-container, .MathJax, .MathJax_Display, .mwe-math-element, math";
  const SOURCE = "script[type^='math/tex']";

  function outermost(node: Node): Element | null {
    let found: Element | null = null;
    const start = node instanceof Element ? node : node.parentElement;
    for (let at = start; at; at = at.parentElement) if (at.matches(FORMULA)) found = at;
    return found;
  }

  function annotated(latex: string): Element {
    const math = document.createElement("math");
    const annotation = document.createElement("annotation");
    annotation.setAttribute("encoding", "application/x-tex");
    annotation.textContent = latex;
    math.append(annotation);
    return math;
  }

  /** MathJax 2 leaves the source behind each formula; MathJax 4 in an attribute. */
  function withSources(range: Range): DocumentFragment {
    const last = outermost(range.endContainer);
    const after = last?.nextElementSibling;
    if (after?.matches(SOURCE)) range.setEndAfter(after);
    const copy = range.cloneContents();
    for (const source of copy.querySelectorAll(SOURCE)) {
      while (source.previousElementSibling?.matches("[class*='MathJax']"))
        source.previousElementSibling.remove();
      source.replaceWith(annotated(source.textContent ?? ""));
    }
    for (const drawn of copy.querySelectorAll("mjx-container")) {
      const latex = drawn.querySelector("[data-latex]")?.getAttribute("data-latex");
      if (latex && !drawn.querySelector("math")) drawn.replaceWith(annotated(latex));
    }
    return copy;
  }

  const holder = document.createElement("div");
  const selection = getSelection();
  for (let place = 0; selection && place < selection.rangeCount; place += 1) {
    const range = selection.getRangeAt(place).cloneRange();
    const first = outermost(range.startContainer);
    const last = outermost(range.endContainer);
    if (first) range.setStartBefore(first);
    if (last) range.setEndAfter(last);
    holder.append(withSources(range));
  }
  const meta = document.querySelector("meta[name='classmate' i]")?.getAttribute("content");
  return {
    url: location.href,
    optedOut: meta?.trim().toLowerCase() === "off",
    html: holder.innerHTML,
    plain: selection?.toString() ?? "",
  };
}
