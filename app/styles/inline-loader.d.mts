interface LoaderContext {
  async(): (error: Error | null, module?: string) => void;
  getOptions(): { nameOnly?: boolean };
  readonly resourcePath: string;
  addDependency(file: string): void;
  addContextDependency(directory: string): void;
}

/** A loader of Turbopack's that makes a stylesheet a module of its `name` and its `text`. */
export default function inlineStylesheet(this: LoaderContext, source: string): void;
