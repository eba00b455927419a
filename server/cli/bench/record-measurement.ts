import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";

/** Where and how something was measured. */
export interface Circumstances {
  readonly date: string;
  readonly machine: string;
  readonly commit: string;
  readonly command: string;
  readonly exitCode: number;
}

const FLAG = "--record";
const PAGE = fileURLToPath(new URL("../../../docs/measurements.md", import.meta.url));

/** With `--record` among the arguments, what this process prints replaces the command's own section of
 * docs/measurements.md once the process has ended by itself. The flag is removed, so that the command need not know it.
 * Call it before the arguments are read.
 * @param name of the npm script
 * @returns whether it will be recorded */
export function recordMeasurement(name: string, argv: string[] = process.argv): boolean {
  const at = argv.indexOf(FLAG);
  if (at < 0) return false;
  argv.splice(at, 1);
  // Now, and not after hours of measuring.
  replaceSection(readFileSync(PAGE, "utf8"), name, "");
  const output: string[] = [];
  const write = process.stdout.write.bind(process.stdout) as (...args: unknown[]) => boolean;
  process.stdout.write = ((...args: unknown[]) => {
    output.push(String(args[0]));
    return write(...args);
  }) as typeof process.stdout.write;
  let hasCrashed = false;
  process.once("uncaughtExceptionMonitor", () => {
    hasCrashed = true;
  });
  const circumstances = { ...surroundings(), command: commandOf(name, argv) };
  process.once("exit", (exitCode) => {
    if (hasCrashed || exitCode > 1) return;
    const section = sectionOf({ ...circumstances, exitCode }, output.join(""));
    writeFileSync(PAGE, replaceSection(readFileSync(PAGE, "utf8"), name, section));
  });
  return true;
}

/** Puts a section between the markers of its name.
 * @throws {Error} where the page has no such markers, once each and in order */
export function replaceSection(page: string, name: string, section: string): string {
  const [begin, end] = [`<!-- begin ${name} -->`, `<!-- end ${name} -->`];
  const [before, rest, ...more] = page.split(begin);
  const [old, after, ...evenMore] = (rest ?? "").split(end);
  if (old === undefined || after === undefined || more.length + evenMore.length > 0)
    throw new Error(`docs/measurements.md has to have "${begin}" and "${end}", once each and in this order`);
  return `${before}${begin}\n\n${section.trim()}\n\n${end}${after}`;
}

/** The section itself: the circumstances in one line, then the output. Tables in Markdown stay tables, whatever else was
 * printed stays as it was printed, and lines for other programs are left out. */
export function sectionOf({ exitCode, ...where }: Circumstances, output: string): string {
  const failed = exitCode === 0 ? "" : " It ended with 1: something it promises was not kept.";
  const line = `${where.date}, ${where.machine}, commit ${where.commit}: \`${where.command}\`.${failed}`;
  return [line, ...blocksOf(output)].join("\n\n");
}

function blocksOf(output: string): string[] {
  const blocks: { isTable: boolean; lines: string[] }[] = [];
  const lines = stripVTControlCharacters(output).split(/\r?\n/);
  for (const line of lines.filter((each) => !isJson(each))) {
    const isTable = line.startsWith("|");
    const last = blocks.at(-1);
    if (last?.isTable === isTable) last.lines.push(line.trimEnd());
    else blocks.push({ isTable, lines: [line.trimEnd()] });
  }
  return blocks
    .map(({ isTable, lines: own }) => ({ isTable, text: own.join("\n").replace(/^\n+|\n+$/g, "") }))
    .filter(({ text }) => text !== "")
    .map(({ isTable, text }) => (isTable ? text : `\`\`\`text\n${text.replaceAll("```", "'''")}\n\`\`\``));
}

function isJson(line: string): boolean {
  if (!line.startsWith("{")) return false;
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

function commandOf(name: string, argv: readonly string[]): string {
  const rest = argv.slice(2);
  return [`npm run ${name}`, ...(rest.length > 0 ? ["--", ...rest.map(quoted)] : [])].join(" ");
}

const quoted = (argument: string): string =>
  /^[\w./:=@-]+$/.test(argument) ? argument : JSON.stringify(argument);

function surroundings(): Pick<Circumstances, "date" | "machine" | "commit"> {
  const processors = cpus();
  const model = processors[0]?.model.trim() || "unknown processor";
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
  const isChanged = git("status", "--porcelain", "--untracked-files=no") !== "";
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${processors.length} cores (${model}), Node.js ${process.versions.node}`,
    commit: `${git("rev-parse", "--short", "HEAD")}${isChanged ? " with changes" : ""}`,
  };
}
