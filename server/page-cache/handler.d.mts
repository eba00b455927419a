import "server-only";

interface Entry {
  readonly value: unknown;
  readonly lastModified: number;
  readonly cacheControl: unknown;
}

/** Where the running server keeps the static parts of its pages; Next makes one for each request. */
export default class PageCache {
  constructor(context: { readonly _requestHeaders?: Readonly<Record<string, unknown>> });
  get(key: string): Promise<Entry | null>;
  set(key: string, value: unknown, context: { readonly cacheControl?: unknown }): Promise<void>;
  revalidateTag(tags: string | readonly string[]): Promise<void>;
  resetRequestCache(): void;
}
