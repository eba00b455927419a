import { chemistry } from "../methods/chemistry/method";
import { physics } from "../methods/physics/method";
import { CHEMISTRY } from "../verify/chemistry";
import { PHYSICS } from "../verify/physics";
import type { Topic } from "./topic";

// What is seldom needed comes together, and what the two share comes once.
export { POLYNOMIALS } from "./polynomials";

/** Chemistry and physics. */
export const SCIENCE: Topic<"science"> = {
  methods: [chemistry, physics],
  verifiers: {
    chemistry: CHEMISTRY,
    physics: PHYSICS,
  },
};
