import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const WORKER = "app/_device/engine/worker.ts";
/** The part that makes practice problems. */
const PRACTICE = "practise";

/** Bytes gzip of the engine on a device, and where they come from. */
export interface DeviceBytes {
  /** What is loaded before the first problem can be worked. */
  readonly core: number;
  /** Each part that is loaded when it is needed or after that, by the name of its module. */
  readonly parts: Readonly<Record<string, number>>;
  /** All that problems need: the core and every part but practice, each file once however many parts need it. */
  readonly engine: number;
  /** Of the files in the core, minified and not compressed, largest first. */
  readonly files: readonly (readonly [string, number])[];
}

/** Bundles the worker as a browser gets it. */
const bundled = (root: string) =>
  build({
    absWorkingDir: root,
    entryPoints: [WORKER],
    outdir: path.join(root, "dist/device"),
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    platform: "browser",
    define: { "process.env.NODE_ENV": '"production"' },
    metafile: true,
    write: false,
    logLevel: "error",
  });

/** @param root of the repository, absolute */
export async function deviceBytes(root: string): Promise<DeviceBytes> {
  const { outputFiles, metafile } = await bundled(root);
  const sizes = new Map(
    outputFiles.map(({ path: file, contents }) => [path.relative(root, file), gzipSync(contents).length]),
  );
  const { outputs } = metafile;
  const entry = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === WORKER) ?? "";
  const loaded = staticallyFrom(outputs, entry);
  const sum = (names: Iterable<string>) => [...names].reduce((all, name) => all + (sizes.get(name) ?? 0), 0);
  const parts = Object.entries(outputs).flatMap(([name, { entryPoint }]) => {
    if (!entryPoint || loaded.has(name)) return [];
    const own = [...staticallyFrom(outputs, name)].filter((needed) => !loaded.has(needed));
    return [[path.basename(entryPoint, ".ts"), sum(own)] as const];
  });
  const ofProblems = Object.keys(outputs).filter(
    (name) => outputs[name]?.entryPoint && path.basename(name).split("-")[0] !== PRACTICE,
  );
  const engine = new Set(ofProblems.flatMap((name) => [...staticallyFrom(outputs, name)]));
  const files = [...loaded].flatMap((name) =>
    Object.entries(outputs[name]?.inputs ?? {}).map(
      ([file, { bytesInOutput }]) => [file, bytesInOutput] as const,
    ),
  );
  return {
    core: sum(loaded),
    parts: Object.fromEntries(parts),
    engine: sum(engine),
    files: files.sort((a, b) => b[1] - a[1]),
  };
}

type Outputs = Readonly<
  Record<string, { readonly imports: readonly { readonly path: string; readonly kind: string }[] }>
>;

/** A file of the bundle and all that is loaded with it. */
function staticallyFrom(outputs: Outputs, first: string): ReadonlySet<string> {
  const found = new Set([first]);
  for (const name of found)
    for (const { path: file, kind } of outputs[name]?.imports ?? [])
      if (kind === "import-statement") found.add(file);
  return found;
}
