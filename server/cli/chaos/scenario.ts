import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OwnServer } from "@/e2e/own-server";
import { type OwnPostgres, startPostgres } from "@/server/cli/test/postgres";
import { BrandedError } from "@/server/errors/branded-error";
import { type Behaviour, type ProtocolServer, startProtocolServer } from "@/server/providers/model/testing";
import { type Random, randomFrom } from "../fuzz/random";

/** Something that breaks, and what must be true then. */
export interface Scenario {
  readonly name: string;
  /** What breaks, in a few words. */
  readonly fault: string;
  /** @returns what was acknowledged, what was found, what was said
   * @throws {Broken} when a promise is not kept */
  run(stage: Stage): Promise<string>;
}

/** A promise that is not kept. */
export class Broken extends BrandedError {
  static readonly brand = "Broken";
}

/** @throws {Broken} with `what` unless it holds */
export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Broken(what);
}

/** Whatever this machine's .env says: everything embedded, and nothing that costs or tells. */
export const PLAIN = {
  DATABASE_URL: "",
  SUPABASE_URL: "",
  SUPABASE_ANON_KEY: "",
  AUTH_URL: "",
  AI_DISCOVERY: "off",
  AI_BASE_URL: "",
  AI_MODEL: "",
  AI_API_KEY: "",
  AI_VISION_MODEL: "",
  AI_DAILY_CAP: "",
  NEXT_PUBLIC_ANALYTICS_TOKEN: "",
  LOG_LEVEL: "warn",
};

/** A project of Supabase that is not there: guests need none. */
const NO_AUTH_SERVER = {
  SUPABASE_URL: "http://127.0.0.1:9",
  SUPABASE_ANON_KEY: "sb_publishable_none",
};

/** What a scenario works with. All that it opens is closed behind it, the last first. */
export class Stage {
  private readonly closers: (() => Promise<unknown> | unknown)[] = [];
  readonly random: Random;

  constructor(readonly seed: number) {
    this.random = randomFrom(seed);
  }

  onClose(close: () => Promise<unknown> | unknown): void {
    this.closers.push(close);
  }

  directory(): string {
    const directory = mkdtempSync(join(tmpdir(), "classmate-chaos-"));
    this.onClose(() => rmSync(directory, { recursive: true, force: true }));
    return directory;
  }

  /** The built product, not yet started. */
  async product(settings: Record<string, string> = {}, directory = this.directory()): Promise<OwnServer> {
    const server = await OwnServer.on(directory, { ...PLAIN, ...settings });
    this.onClose(() => server.kill());
    return server;
  }

  async postgres(): Promise<OwnPostgres> {
    const server = await startPostgres({ durable: true });
    this.onClose(() => server.stop());
    return server;
  }

  async model(...script: readonly Behaviour[]): Promise<ProtocolServer> {
    const server = await startProtocolServer(...script);
    this.onClose(() => server.close());
    return server;
  }

  /** Someone on this machine who treats every request alike.
   * @returns the origin */
  async service(behaviour: Behaviour): Promise<string> {
    const server = createServer((request, response) => {
      request.resume();
      void behaviour(response);
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    this.onClose(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const close of this.closers.reverse()) await close();
  }
}

/** What a product needs to know of a model on this machine. */
export const modelSettings = (model: ProtocolServer): Record<string, string> => ({
  AI_BASE_URL: model.baseUrl,
  AI_MODEL: "chaos",
});

export const onPostgres = (database: OwnPostgres): Record<string, string> => ({
  DATABASE_URL: database.url,
  ...NO_AUTH_SERVER,
});
