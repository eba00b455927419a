import type { DeviceSession } from "@/app/_device/practice/sessions";
import type { ShownProblem, Turn } from "@/server/features/practice/types";

/** What a device needs to go on with a session by itself: the problem at hand, unless it is over, and what follows. */
export function sessionOf(
  { place, length, view, ahead }: Turn,
  { skill, name, level, seed, choices }: ShownProblem,
  way: Pick<DeviceSession, "id" | "stop">,
): Omit<DeviceSession, "at"> {
  if (view?.closed) return { ...way, length, first: place + 1, problems: ahead };
  const current = { skill, name, level, seed, asChoice: choices.length > 0 };
  return { ...way, length, first: place, problems: [current, ...ahead] };
}
