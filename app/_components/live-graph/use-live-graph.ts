import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { onCurve, type Place, placeAt, type Spot, step } from "./place";
import type { LiveDrawing, View } from "./types";
import { useWheelZoom } from "./use-wheel-zoom";
import { moved, zoomed } from "./view";

const MIDDLE: Spot = [0.5, 0.5];
/** How much closer one press of a key brings. */
const KEY_ZOOM = 1.5;
/** A place this close to the edge, in widths, moves the view along. */
const EDGE = 0.02;

/** What a student does with a graph. One finger or the mouse reads; two fingers, or the mouse held down, move; two fingers
 * apart, or the wheel with Ctrl, zoom. A finger up or down scrolls the page, as everywhere. */
export function useLiveGraph(drawing: LiveDrawing) {
  const [view, setView] = useState<View>(drawing.window);
  const [place, setPlace] = useState<Place | null>(null);
  const [isUsed, setIsUsed] = useState(false);
  const surface = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Spot>());

  const spotOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Spot => {
    const box = surface.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return [(clientX - box.left) / box.width, 1 - (clientY - box.top) / box.height];
  };
  const zoom = (by: number, spot: Spot = placeSpot(place, view)) =>
    setView((now) => zoomed(now, by, spot, drawing));
  const reset = () => {
    setView(drawing.window);
    setPlace(null);
  };
  const read = (spot: Spot) => setPlace(placeAt(spot, view, drawing));

  useWheelZoom(surface, (by, event) => zoom(by, spotOf(event)));

  const handlers = {
    onPointerDown(event: PointerEvent) {
      setIsUsed(true);
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, spotOf(event));
      if (fingers.current.size === 1) read(spotOf(event));
    },
    onPointerMove(event: PointerEvent) {
      const spot = spotOf(event);
      const before = fingers.current.get(event.pointerId);
      if (!before) {
        if (event.pointerType === "mouse") read(spot);
        return;
      }
      fingers.current.set(event.pointerId, spot);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other) setView((now) => pinched(now, { before, spot, other }, drawing));
      else if (event.pointerType === "mouse") setView((now) => moved(now, apart(spot, before), drawing));
      else read(spot);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onFocus: () => setIsUsed(true),
    onKeyDown(event: KeyboardEvent) {
      const did = KEY_ACTIONS[event.key]?.({ view, place, drawing });
      if (!did || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      setPlace(did.place);
      setView(did.view);
    },
  };

  function lift(event: PointerEvent): void {
    fingers.current.delete(event.pointerId);
  }
  return { view, place, surface, handlers, zoom, reset, isUsed };
}

/** What is looked at stays where it is. */
function placeSpot(place: Place | null, { x: [left, right], y: [low, high] }: View): Spot {
  if (!place || place.y === null) return MIDDLE;
  const spot: Spot = [(place.x - left) / (right - left), (place.y - low) / (high - low)];
  return spot.every((part) => part >= 0 && part <= 1) ? spot : MIDDLE;
}

const apart = ([ax, ay]: Spot, [bx, by]: Spot): Spot => [bx - ax, by - ay];

interface Pinch {
  readonly before: Spot;
  readonly spot: Spot;
  readonly other: Spot;
}

/** Two fingers: what is between them stays between them. */
function pinched(view: View, { before, spot, other }: Pinch, drawing: LiveDrawing): View {
  const between = (one: Spot): Spot => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const gap = ([x, y]: Spot) => Math.hypot(x - other[0], y - other[1]);
  const by = gap(before) > 0 ? gap(spot) / gap(before) : 1;
  return zoomed(moved(view, apart(between(spot), between(before)), drawing), by, between(spot), drawing);
}

interface Now {
  readonly view: View;
  readonly place: Place | null;
  readonly drawing: LiveDrawing;
}
type Next = Pick<Now, "view" | "place">;

const KEY_ACTIONS: Readonly<Record<string, (now: Now) => Next>> = {
  ArrowLeft: (now) => along(now, -1),
  ArrowRight: (now) => along(now, 1),
  ArrowUp: (now) => toCurve(now, -1),
  ArrowDown: (now) => toCurve(now, 1),
  Home: (now) => toEnd(now, 0),
  End: (now) => toEnd(now, 1),
  "+": (now) => closer(now, KEY_ZOOM),
  "=": (now) => closer(now, KEY_ZOOM),
  "-": (now) => closer(now, 1 / KEY_ZOOM),
  Escape: ({ drawing }) => ({ view: drawing.window, place: null }),
};

/** The first key looks at the middle; after that the view follows. */
function along({ view, place, drawing }: Now, way: 1 | -1): Next {
  const middle = (view.x[0] + view.x[1]) / 2;
  const next = step(place ?? onCurve(0, middle, drawing), way, view, drawing);
  const at = (next.x - view.x[0]) / (view.x[1] - view.x[0]);
  if (at >= EDGE && at <= 1 - EDGE) return { view, place: next };
  const followed = moved(view, [way * 0.25, 0], drawing);
  return followed.x[0] === view.x[0] && (at < 0 || at > 1)
    ? { view, place }
    : { view: followed, place: next };
}

function toCurve({ view, place, drawing }: Now, way: 1 | -1): Next {
  const count = drawing.curves.length;
  const x = place?.x ?? (view.x[0] + view.x[1]) / 2;
  return { view, place: onCurve(place ? (place.curve + way + count) % count : 0, x, drawing) };
}

function toEnd({ view, place, drawing }: Now, end: 0 | 1): Next {
  return { view, place: onCurve(place?.curve ?? 0, view.x[end], drawing) };
}

const closer = ({ view, place, drawing }: Now, by: number): Next => ({
  view: zoomed(view, by, placeSpot(place, view), drawing),
  place,
});
