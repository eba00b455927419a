import { routeProgress } from "./app/_lib/route-progress-bar";

/** Every change of route begins here: by links, by the router, by the browser's back and forward. */
export function onRouterTransitionStart(address: string, kind: "push" | "replace" | "traverse"): void {
  if (kind === "traverse" || isElsewhere(address)) routeProgress.start();
}

/** Whether an address leads to another route than the one shown, and not only to another place in it. */
function isElsewhere(address: string): boolean {
  const { pathname, search } = new URL(address, location.href);
  return pathname !== location.pathname || search !== location.search;
}

// The router writes into the history when what it shows has changed, whether that is the page or what went wrong with it.
for (const name of ["pushState", "replaceState"] as const) {
  const write = history[name].bind(history);
  history[name] = (...entry) => {
    routeProgress.complete();
    write(...entry);
  };
}

// A form that the browser sends by itself, without the router.
addEventListener("submit", ({ defaultPrevented, target }) => {
  const staysHere =
    target instanceof HTMLFormElement && (target.target !== "" || "download" in target.dataset);
  if (!defaultPrevented && !staysHere) routeProgress.start();
});
addEventListener("pagehide", routeProgress.leave);

// A graph can be read by touch and keys once someone is there to do so: what makes it so is fetched then, and stays.
for (const name of ["pointerover", "focusin"]) {
  addEventListener(name, () => {
    if (document.querySelector("svg:not([data-live])>.graph-text"))
      import("./app/_components/live-graph/wake").catch(() => {});
  });
}
