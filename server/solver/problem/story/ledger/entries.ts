import type { Expression, Relation, Statement } from "../../../expression/ast";
import type { StoryTask } from "../../../tasks/story";
import type { Story } from "../story";

/** What a frame made of a story, as the ledger looks at it. */
export interface Account {
  readonly story: Story;
  /** The equations and what is asked, with q_0, q_1, … in the places of the story's numbers. */
  readonly conditions: readonly Relation[];
  readonly asked: readonly Expression[];
  /** Numbers that are told and rightly have no part in the calculation. */
  readonly excused: ReadonlySet<number>;
  readonly task: StoryTask;
}

/** Every number's place in the statements of a reading. */
export const statementsOf = ({ conditions, asked }: Account): readonly Statement[] => [
  ...conditions,
  ...asked,
];
