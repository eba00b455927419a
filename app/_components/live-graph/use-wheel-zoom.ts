import { type RefObject, useEffect, useEffectEvent } from "react";

/** Of what a wheel or two fingers on a pad report. */
const WHEEL_ZOOM = 0.01;

/** The wheel with Ctrl, which is also what two fingers on a pad say, zooms an element in place of the page. */
export function useWheelZoom(
  surface: RefObject<HTMLElement | null>,
  zoom: (by: number, event: WheelEvent) => void,
): void {
  const onZoom = useEffectEvent(zoom);
  useEffect(() => {
    const element = surface.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      onZoom(Math.exp(-event.deltaY * WHEEL_ZOOM), event);
    };
    // React listens to wheels without being able to keep the page from zooming.
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, [surface]);
}
