import { type ComponentType, lazy } from "react";

const Nothing = () => null;

/** A part of a page that is fetched when it is first wanted, and that the page can do without: where it cannot be had
 * (no network, another build by now) nothing stands in its place. */
export function optional<Props>(fetch: () => Promise<{ readonly default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => fetch().catch(() => ({ default: Nothing })));
}
