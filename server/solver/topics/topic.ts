import type { differentiate } from "../expression/differentiate";
import type { Method } from "../types";
import type { Verifier } from "../verify/obligations";
import type { TaskOf, TopicName } from "./names";

/** What works and checks the tasks of one topic. */
export interface Topic<Name extends TopicName = never> {
  /** In the order in which they are tried. */
  readonly methods: readonly Method[];
  readonly verifiers: { readonly [T in TaskOf<Name>]: Verifier<T> };
  /** For whatever checks a student's antiderivative, where the topic has any. */
  readonly differentiate?: typeof differentiate;
}
