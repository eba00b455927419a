/** How long the bar is shown after the route has changed. */
export const STOP_DELAY_MS = 200;

/** After so long nobody waits for the page any more: what was begun turned out to be no page, such as a file to keep. */
const GIVE_UP_MS = 30_000;

/** The bar as it is drawn. */
export interface Bar {
  start(): void;
  /** Fills it, before it goes. */
  fill(): void;
  remove(): void;
}

/** Shows a bar from the start of a change of route until shortly after its end. */
export interface RouteProgress {
  /** A change of route begins; another one may be under way. */
  start(): void;
  /** It has come to its end, well or not. Does nothing where none is under way. */
  complete(): void;
  /** The page is being left. */
  leave(): void;
}

export function createRouteProgress(bar: Bar): RouteProgress {
  let state: "idle" | "under way" | "stopping" = "idle";
  let timer: ReturnType<typeof setTimeout>;

  const leave = () => {
    clearTimeout(timer);
    if (state !== "idle") bar.remove();
    state = "idle";
  };
  const complete = () => {
    if (state !== "under way") return;
    clearTimeout(timer);
    state = "stopping";
    bar.fill();
    timer = setTimeout(leave, STOP_DELAY_MS);
  };
  return {
    start() {
      if (state === "stopping") leave();
      clearTimeout(timer);
      timer = setTimeout(complete, GIVE_UP_MS);
      if (state === "idle") bar.start();
      state = "under way";
    },
    complete,
    leave,
  };
}
