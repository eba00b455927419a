import { story } from "../methods/story/method";
import { STORY } from "../verify/story";
import type { Topic } from "./topic";

// What is told is mostly told of numbers: the two come together, and what they share comes once.
export { NUMBERS } from "./numbers";

/** Problems told in words. */
export const STORIES: Topic<"stories"> = {
  methods: [story],
  verifiers: {
    story: STORY,
  },
};
