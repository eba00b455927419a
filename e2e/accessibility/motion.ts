/** What moves although the student wants less motion. Runs in the page. */
export function stillMoving(): string[] {
  const nameOf = (element: Element) => `${element.localName}.${element.className}`;
  const lasts = (times: string) => times.split(",").some((time) => Number.parseFloat(time) > 0);
  const found: string[] = [];
  for (const element of document.querySelectorAll("body, body *")) {
    for (const part of [null, "::before", "::after"]) {
      const { animationName, transitionDuration } = getComputedStyle(element, part);
      if (animationName !== "none") found.push(`${nameOf(element)}${part ?? ""}: ${animationName}`);
      if (lasts(transitionDuration)) found.push(`${nameOf(element)}${part ?? ""}: ${transitionDuration}`);
    }
  }
  return [...new Set(found)];
}
