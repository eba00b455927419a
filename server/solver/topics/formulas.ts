import { rearrange } from "../methods/rearrange/method";
import { table } from "../table";
import { SOLVE_FORMULA } from "../verify/formula";
import { CORE } from "./core";
import type { Topic } from "./topic";

/** Equations with several letters, solved for one of them: first as those with one letter are. */
export const FORMULAS: Topic<"formulas"> = table({
  methods: [...CORE.methods, rearrange],
  verifiers: { solve: SOLVE_FORMULA },
});
