import { createRoot } from "react-dom/client";
import { LiveGraph } from "./live-graph";
import { readPicture } from "./read-picture";
import type { Picture } from "./types";

/** Of what React has taken over: beside anything else nothing may be put yet. */
const STILL = "figure[data-hydrated] > svg:not([data-live], [aria-hidden])";

for (const name of ["pointerover", "focusin"]) addEventListener(name, wakeGraphs);
new MutationObserver(wakeGraphs).observe(document.body, {
  subtree: true,
  attributes: true,
  attributeFilter: ["data-hydrated"],
});
wakeGraphs();

/** Makes every graph of the page one to read values from. A picture that does not tell what it shows stays as it is. */
function wakeGraphs(): void {
  for (const svg of document.querySelectorAll<SVGSVGElement>(STILL)) {
    if (!svg.querySelector(".graph-text")) continue;
    svg.dataset.live = "";
    const drawing = readPicture(pictureOf(svg));
    if (!drawing) continue;
    const place = document.createElement("div");
    svg.after(place);
    svg.setAttribute("hidden", "");
    svg.style.display = "none";
    const name = svg.getAttribute("aria-label") ?? "Graph";
    createRoot(place).render(
      <LiveGraph drawing={drawing} name={name} className={svg.getAttribute("class") ?? ""} />,
    );
  }
}

function pictureOf(svg: SVGSVGElement): Picture {
  const [ticks, labels] = [...svg.querySelectorAll(":scope > .graph-text")];
  const textsOf = (group: Element | undefined) => [...(group?.querySelectorAll("text") ?? [])];
  const numberOf = (element: Element, name: string) => Number(element.getAttribute(name));
  const names = svg.parentElement?.querySelectorAll("figcaption annotation") ?? [];
  return {
    paths: [...svg.querySelectorAll("path")].map((path) => path.getAttribute("d") ?? ""),
    dots: [...svg.querySelectorAll("circle")].map((dot) => [numberOf(dot, "cx"), numberOf(dot, "cy")]),
    ticks: textsOf(ticks).map((text) => ({
      text: text.textContent ?? "",
      x: numberOf(text, "x"),
      y: numberOf(text, "y"),
      below: text.getAttribute("text-anchor") === "middle",
    })),
    labels: textsOf(labels).map((text) => text.textContent ?? ""),
    names: [...names].map((name) => name.textContent ?? ""),
  };
}
