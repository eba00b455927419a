import "server-only";
import { env } from "@/server/env";
import { createSeal } from "./keyed";
import type { Seal } from "./port";

let seal: Seal | undefined;

/** This installation's seal. */
export function getSeal(): Seal {
  seal ??= createSeal(env.AUTH_SECRET);
  return seal;
}
