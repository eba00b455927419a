import type { ReactNode } from "react";
import { pace } from "@/server/typeset/pace";

interface PacedProps {
  /** How many characters of text it shows. */
  readonly characters: number;
  readonly children: ReactNode;
}

/** Markup a part of a page comes to however little it shows, and for each character. */
const PART_COST = 2_000;
const CHARACTER_COST = 12;

/** A part of a long page, rendered on the server when everyone else had a turn. */
export async function Paced({ characters, children }: PacedProps) {
  await pace(PART_COST + CHARACTER_COST * characters);
  return children;
}
