import "server-only";
import type { TutorDeps, TutorServices } from "@/server/deps";
import { followReply } from "@/server/features/tutor/runs/follow-reply";
import { startReply } from "@/server/features/tutor/runs/start-reply";
import type { Scope } from "@/server/session/scope";
import { createTutorDeps, type TestFixtures, viewed } from "@/server/testing/fixtures";

export const TEST_ADDRESS = "192.0.2.7";

const DAY_MS = 86_400_000;

interface Say {
  readonly id: string;
  readonly text: string;
  readonly mode?: "explain" | "hints" | "check";
  readonly solveId?: string;
}

/** A student who talks to the tutor, and waits for each reply before the next message. */
export class Talk {
  private ids = 0;

  constructor(
    private readonly fixtures: TestFixtures,
    readonly student: Scope,
  ) {}

  nextId(name: string): string {
    this.ids += 1;
    return `${name}-${String(this.ids).padStart(20, "0")}`;
  }

  /** A process of the tutor's, a minute after the one before. */
  process(changes: Partial<TutorServices> = {}): TutorDeps {
    this.fixtures.pass(60_000);
    return createTutorDeps(this.fixtures.deps, changes);
  }

  /** Sends a message and waits for its reply; on a new day, so that there are messages left. */
  async say(using: TutorDeps, { id, text, mode = "hints", solveId }: Say) {
    this.fixtures.pass(DAY_MS);
    const message = { id: this.nextId("message"), text };
    const run = await startReply(using, this.student, {
      id,
      message,
      mode,
      address: TEST_ADDRESS,
      ...(solveId && { solveId }),
    });
    const { signal } = new AbortController();
    return { run, ...(await viewed(await followReply(using, this.student, { run, after: 0, signal }))) };
  }
}
