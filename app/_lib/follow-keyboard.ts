/** The keyboard and, above it, the reading of what is typed and the buttons. */
const SEEN_ABOVE = "calc(var(--covered, 0px) + 150px)";

/** Says in the page's style how much of its lower end the keyboard of a phone covers. Where the keyboard makes the page
 * smaller there is nothing to say; Safari lays it over the page, and only the visual viewport knows.
 * @returns what ends it */
export function followKeyboard(): () => void {
  const { visualViewport } = window;
  if (!visualViewport) return () => {};
  const { style } = document.documentElement;
  // What is written is not behind the reading and the buttons that stay in view below it.
  if (document.querySelector(".composer-dock")) style.scrollPaddingBottom = SEEN_ABOVE;
  const place = () => {
    const { height, offsetTop, scale } = visualViewport;
    const covered = Math.round(window.innerHeight - height - offsetTop);
    // Someone who zooms in sees less of the page as well, and has no keyboard open.
    style.setProperty("--covered", scale === 1 && covered > 0 ? `${covered}px` : "0px");
  };
  place();
  const gone = new AbortController();
  for (const name of ["resize", "scroll"])
    visualViewport.addEventListener(name, place, { signal: gone.signal });
  return () => {
    gone.abort();
    style.scrollPaddingBottom = "";
  };
}
