import type { EventName } from "@/server/features/analytics/types";

export interface Person {
  readonly id: string;
  readonly email: string;
}

/** What takes events once it has been loaded. */
export interface AnalyticsSink {
  track(name: EventName, properties: Readonly<Record<string, string>>): void;
  identify(person: Person, from: string | null): void;
  reset(): void;
}
