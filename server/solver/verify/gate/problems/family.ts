import type { Task } from "../../../types";

/** Problems of one field, by the task that each is read as. */
export type Family = Readonly<Partial<Record<Task, readonly string[]>>>;
