import { story } from "../methods/story/method";
import { STORY } from "../verify/story";
import type { Topic } from "./topic";

/** Problems told in words. */
export const STORIES: Topic<"stories"> = {
  methods: [story],
  verifiers: {
    story: STORY,
  },
};
