import "server-only";
import { solve } from "@/server/solver/solve";
import { termNamed } from "../glossary/terms";
import { leading } from "./present";

/** What terms mean, each with an example.
 * @param isWorked whether the examples are worked as well */
export function define(ids: readonly string[], { isWorked }: { readonly isWorked: boolean }): string {
  return ids.flatMap((id) => defined(id, isWorked)).join("\n\n");
}

function defined(id: string, isWorked: boolean): readonly string[] {
  const term = termNamed(id);
  if (!term) return [];
  const { title = `${id[0]?.toUpperCase()}${id.slice(1)}` } = term;
  const said = `**${title}.** ${term.text}`;
  if (!isWorked) return [said];
  if (term.shown) return [`${said}\n\nFor example: $${term.shown}$`];
  if (!term.example) return [said];
  const { read, latex } = solve(term.example);
  return [`${said}\n\nFor example: ${leading(read.instruction)} $${read.latex}$. **Answer:** $${latex}$`];
}

const ROWS = 12;

/** The times table of a number. */
export function timesTable(of: number): string {
  const rows = Array.from({ length: ROWS }, (_, at) => `$${at + 1} \\times ${of} = ${(at + 1) * of}$`);
  return rows.join("  \n");
}
