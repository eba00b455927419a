"use client";

import { useEffect } from "react";
import { useFormStatus } from "react-dom";
import { routeProgress } from "@/app/_lib/route-progress-bar";

/** Belongs in a form whose action leads to another page: the bar at the top of the window shows that it is on its way. */
export function LeadsAway() {
  const { pending } = useFormStatus();
  useEffect(() => {
    if (!pending) return;
    routeProgress.start();
    return routeProgress.complete;
  }, [pending]);
  return null;
}
