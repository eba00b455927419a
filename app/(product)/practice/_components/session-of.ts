import type { DeviceSession } from "@/app/_device/practice/sessions";
import type { ShownProblem, Turn } from "@/server/features/practice/types";

/** What a device needs to go on with a session by itself: the problem at hand, unless it is over, and what follows. */
export function sessionOf(
  { place, length, view, ahead }: Turn,
  { skill, name, level, seed }: ShownProblem,
  way: Pick<DeviceSession, "id" | "stop">,
): Omit<DeviceSession, "at"> {
  if (view?.closed) return { ...way, length, first: place + 1, problems: ahead };
  return { ...way, length, first: place, problems: [{ skill, name, level, seed }, ...ahead] };
}
