"use client";

import { useKeptTheme } from "@/app/_lib/theme";

/** Keeps the whole page in the colours the visitor has chosen. */
export function ThemeKeeper() {
  useKeptTheme();
  return null;
}
