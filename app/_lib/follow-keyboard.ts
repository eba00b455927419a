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
    // Someone who zooms in sees less of the page as well, and has no keyboard open.
    const covered = scale === 1 ? innerHeight - height - offsetTop : 0;
    style.setProperty("--covered", `${Math.max(0, Math.round(covered))}px`);
  };
  place();
  visualViewport.onresize = visualViewport.onscroll = place;
  return () => {
    visualViewport.onresize = visualViewport.onscroll = null;
    style.scrollPaddingBottom = "";
  };
}
