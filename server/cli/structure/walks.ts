import { importsOf } from "./imports";

/** A step of a walk: a file, and how the reader gets to it. */
export interface Step {
  readonly file: string;
  /** The step this one is reached from, counted from 1; null for the first. */
  readonly from: number | null;
  /** This file imports the one it is reached from, not the other way round. */
  readonly isReversed: boolean;
  /** Code of the file it is reached from that leads here without an import; null for an import. */
  readonly through: string | null;
}

export interface Walk {
  readonly title: string;
  readonly steps: readonly Step[];
}

const STEP = /^(\d+)\. `([^`]+)`(?: \(([^)]*(?:`[^`]*`)?)\))?: \S/;

/** Reads the numbered walks of a page.
 * @param page Markdown; a walk is a heading of the third level and a numbered list of files
 * @throws {Error} for a numbered line that is not a step */
export function readWalks(page: string): Walk[] {
  const walks: { title: string; steps: Step[] }[] = [];
  for (const line of page.split("\n")) {
    if (/^#{1,3} /.test(line)) walks.push({ title: line.replace(/^#+ /, ""), steps: [] });
    else if (/^\d+\. /.test(line)) walks.at(-1)?.steps.push(stepOf(line, walks.at(-1)?.steps.length ?? 0));
  }
  return walks.filter(({ steps }) => steps.length > 0);
}

function stepOf(line: string, before: number): Step {
  const [, number, file = "", how = ""] = STEP.exec(line) ?? [];
  if (number !== String(before + 1)) throw new Error(`not a step, or out of order: ${line}`);
  const named = /\b(?:from|imports) (\d+)/.exec(how)?.[1];
  return {
    file,
    from: before === 0 ? null : Number(named ?? before),
    isReversed: how.startsWith("imports"),
    through: /through `([^`]+)`/.exec(how)?.[1] ?? null,
  };
}

/** Follows a walk through the code.
 * @param sourceOf a file's text, or null where there is none
 * @returns what is not as the walk says; empty when all of it is */
export function followWalk({ steps }: Walk, sourceOf: (file: string) => string | null): string[] {
  return steps.flatMap((step, index) => {
    if (sourceOf(step.file) === null) return [`${index + 1}: ${step.file} does not exist`];
    if (step.from === null) return [];
    const before = steps[step.from - 1];
    if (!before || step.from > index) return [`${index + 1}: there is no step ${step.from} before it`];
    const source = sourceOf(before.file) ?? "";
    if (step.through !== null)
      return source.includes(step.through) ? [] : [`${before.file} has no \`${step.through}\``];
    const [importing, imported] = step.isReversed ? [step.file, before.file] : [before.file, step.file];
    return imports(importing, sourceOf(importing) ?? "", imported)
      ? []
      : [`${importing} does not import ${imported}`];
  });
}

const imports = (file: string, source: string, target: string): boolean =>
  importsOf(file, source).includes(target.replace(/(\/index)?\.tsx?$/, ""));
