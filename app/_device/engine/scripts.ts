type Load = () => Promise<unknown>;

/** What a worker has for it. */
export interface ScriptScope {
  importScripts(...files: string[]): void;
  /** The bundler's note of which file runs next: its loader adds a name before it asks for the file, and the file takes the
   * last one as its own. */
  readonly TURBOPACK_NEXT_CHUNK_URLS?: string[];
}

/** The files of a worker. The bundler's loader asks `importScripts` for them, which holds the worker until the line has
 * brought them, so that whoever presses Solve meanwhile waits for a topic they never asked for. Here the page fetches a
 * file first, since this worker may speak to no server, and the script comes out of the browser's cache. */
export class Scripts {
  readonly #scope: ScriptScope;
  readonly #run: (file: string) => void;
  readonly #want: (file: string) => void;
  /** The loader asks for a file once: those that did not come are wanted again with the next load. */
  readonly #missing = new Set<string>();
  readonly #broken = new Set<(reason: unknown) => void>();

  /** @param want asks for a file; whether it came is told to `brought` */
  constructor(scope: ScriptScope, want: (file: string) => void) {
    this.#scope = scope;
    this.#want = want;
    this.#run = scope.importScripts.bind(scope);
    scope.importScripts = (...files) => {
      for (const file of files) {
        this.#takeBackName(file);
        this.#want(file);
      }
    };
  }

  /** Loads a part of the engine.
   * @throws when one of its files does not come */
  async load(part: Load): Promise<void> {
    for (const file of this.#missing) this.#want(file);
    this.#missing.clear();
    let giveUp = (_reason: unknown): void => {};
    const broken = new Promise<never>((_, reject) => {
      giveUp = reject;
    });
    this.#broken.add(giveUp);
    try {
      await Promise.race([part(), broken]);
    } finally {
      this.#broken.delete(giveUp);
    }
  }

  /** A file is at hand, or did not come. */
  brought(file: string, isThere: boolean): void {
    try {
      if (!isThere) throw new Error("This file did not come.");
      // It runs now, and not when the loader asked for it.
      this.#scope.TURBOPACK_NEXT_CHUNK_URLS?.push(file);
      this.#run(file);
    } catch (error) {
      this.#missing.add(file);
      for (const giveUp of this.#broken) giveUp(error);
    }
  }

  #takeBackName(file: string): void {
    const names = this.#scope.TURBOPACK_NEXT_CHUNK_URLS;
    if (names?.at(-1) === file) names.pop();
  }
}
