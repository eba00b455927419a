type Load = () => Promise<unknown>;

/** What a worker has for it. */
export interface ScriptScope {
  fetch(file: string): Promise<Response>;
  importScripts(...files: string[]): void;
}

/** The files of a worker. The bundler's loader asks `importScripts` for them, which holds the worker until the line has
 * brought them, so that whoever presses Solve meanwhile waits for a topic they never asked for. Here a file is fetched
 * first, and the script comes out of the browser's cache. */
export class Scripts {
  readonly #scope: ScriptScope;
  readonly #run: (file: string) => void;
  /** The loader asks for a file once: those that did not come are brought again with the next load. */
  readonly #missing = new Set<string>();
  readonly #broken = new Set<(reason: unknown) => void>();

  constructor(scope: ScriptScope) {
    this.#scope = scope;
    this.#run = scope.importScripts.bind(scope);
    scope.importScripts = (...files) => {
      for (const file of files) void this.#bring(file);
    };
  }

  /** Loads a part of the engine.
   * @throws when one of its files does not come */
  async load(part: Load): Promise<void> {
    for (const file of this.#missing) void this.#bring(file);
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

  async #bring(file: string): Promise<void> {
    this.#missing.delete(file);
    try {
      const answer = await this.#scope.fetch(file);
      if (!answer.ok) throw new Error("This file is not there.");
      await answer.arrayBuffer();
      this.#run(file);
    } catch (error) {
      this.#missing.add(file);
      for (const giveUp of this.#broken) giveUp(error);
    }
  }
}
