import NProgress from "nprogress";
import { createRouteProgress } from "./route-progress";

const { start, set, remove } = NProgress;

/** As far as a bar goes by itself. */
const NEARLY_FULL = 0.994;

// The bar's library also watches clicks and the history by itself: it starts with links only, and stops at once. Here the
// router tells, so what the library makes of clicks moves nothing.
NProgress.start = () => NProgress;
NProgress.done = () => NProgress;

/** The one bar of the page. */
export const routeProgress = createRouteProgress({
  start: () => void start.call(NProgress),
  fill: () => void set.call(NProgress, NEARLY_FULL),
  remove: () => {
    NProgress.status = null;
    remove.call(NProgress);
  },
});
