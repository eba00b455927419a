import type { TutorDeps } from "@/server/deps";
import type { TestAuth } from "@/server/providers/auth/testing";
import type { TestFixtures } from "@/server/testing/fixtures";

/** A product with a real auth server and a real sandbox, which counts nobody's tries: limits keep no secret. */
export interface AbuseFixtures {
  readonly fixtures: TestFixtures;
  readonly server: TestAuth;
  readonly tutor: TutorDeps;
  close(): Promise<void>;
}

/** What is behind the composition in a test that attacks the product as a whole. */
export const underAttack: { current: AbuseFixtures | null } = { current: null };
