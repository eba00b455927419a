import "server-only";
import { exportedSolveSchema, resultSchema } from "@/server/features/export/schema";
import type { ExportedSolve } from "@/server/features/export/types";
import { problemTextSchema } from "@/server/features/solve/schema";
import type { Seal } from "@/server/providers/seal/port";
import type { SolveResult } from "@/server/solver/outcome";
import { pastTime } from "../policy";
import { isGenuine } from "./is-genuine";
import type { Reading } from "./reading";
import { accepted } from "./refused";

/** Reads one problem.
 * @param index its place in the file, from 0
 * @throws {Refused} */
export function readSolve({ seal, now, packer }: Reading, raw: unknown, index: number): void {
  const item = accepted(exportedSolveSchema.safeParse(raw), { kind: "problem", index });
  const own = isGenuine(seal, raw) ? ownResult(seal, item) : null;
  const { result: _result, sealed: _sealed, signature: _signature, createdAt: moment, ...rest } = item;
  const createdAt = pastTime(moment, now);
  if (own) {
    packer.add("solves", { ...rest, result: own, createdAt });
    return;
  }
  const text = accepted(problemTextSchema.safeParse(item.text), { kind: "problem", index });
  packer.add("foreign-solves", { index, item: { ...rest, text }, createdAt });
}

/** The result of a genuine item: as it is in the file, or concealed. */
function ownResult(seal: Seal, { result, sealed }: ExportedSolve): SolveResult | null {
  if (result) return result;
  const hidden = sealed === undefined ? null : seal.reveal(sealed);
  return hidden === null ? null : resultSchema.parse(JSON.parse(hidden));
}
