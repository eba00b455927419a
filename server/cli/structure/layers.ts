import { importsOf } from "./imports";
import { LAYERS } from "./rules";

interface Finding {
  readonly file: string;
  readonly message: string;
}

const isTest = (file: string): boolean => /\.test\.tsx?$|(^|\/)testing\.ts$|\/__fixtures__\//.test(file);

/** The imports among files, those of types included.
 * @param files path → source
 * @returns path → paths it imports that are among the files */
function graphOf(files: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const sources = [...files].filter(([file]) => /\.(tsx?|mts)$/.test(file) && !isTest(file));
  const byTarget = new Map(sources.map(([file]) => [file.replace(/(\/index)?\.(tsx?|mts)$/, ""), file]));
  return new Map(
    sources.map(([file, source]) => [
      file,
      [...new Set(importsOf(file, source).flatMap((target) => byTarget.get(target) ?? []))],
    ]),
  );
}

const layerOf = (file: string): number => LAYERS.findIndex((layer) => layer.test(file));

/** Finds imports that climb, from a lower layer to a higher one, and files that import each other in a circle. Imports of
 * types count: they are what a reader follows.
 * @param files path → source */
export function checkLayers(files: ReadonlyMap<string, string>): Finding[] {
  const graph = graphOf(files);
  return [...climbsIn(graph), ...circlesIn(graph)];
}

function climbsIn(graph: ReadonlyMap<string, readonly string[]>): Finding[] {
  return [...graph].flatMap(([file, targets]) => {
    const own = layerOf(file);
    if (own < 0) return [];
    return targets
      .filter((target) => layerOf(target) > own)
      .map((target) => ({ file, message: `imports ${target}, which is of a layer above its own` }));
  });
}

/** Circles, each told once: the strongly connected components of more than one file (Tarjan, 1972). */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): Finding[] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const circles: string[][] = [];
  const enter = (file: string): void => {
    index.set(file, index.size);
    low.set(file, index.get(file) ?? 0);
    open.push(file);
    isOpen.add(file);
  };
  const lower = (file: string, value: number): void => {
    low.set(file, Math.min(low.get(file) ?? value, value));
  };
  const leave = (file: string): void => {
    if (low.get(file) !== index.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    for (const member of circle) isOpen.delete(member);
    if (circle.length > 1) circles.push(circle.sort());
  };
  const visit = (file: string): void => {
    enter(file);
    for (const target of graph.get(file) ?? []) {
      if (!index.has(target)) {
        visit(target);
        lower(file, low.get(target) ?? 0);
      } else if (isOpen.has(target)) lower(file, index.get(target) ?? 0);
    }
    leave(file);
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return circles.map((circle) => ({
    file: circle[0] ?? "",
    message: `imports itself, by way of ${circle.slice(1).join(", ")}`,
  }));
}
