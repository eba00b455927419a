import { CALCULUS } from "./calculus";
import { CORE } from "./core";
import { FUNCTIONS } from "./functions";
import { TOPIC_OF, type TopicName, type TopicTask } from "./names";
import { NUMBERS } from "./numbers";
import { POLYNOMIALS } from "./polynomials";
import { SCIENCE } from "./science";
import { STATISTICS } from "./statistics";
import { STORIES } from "./stories";
import type { Topic } from "./topic";
import { ANGLES } from "./trigonometry";

const TOPICS: { readonly [Name in TopicName]: Topic<Name> } = {
  core: CORE,
  calculus: CALCULUS,
  functions: FUNCTIONS,
  numbers: NUMBERS,
  polynomials: POLYNOMIALS,
  science: SCIENCE,
  statistics: STATISTICS,
  stories: STORIES,
  trigonometry: ANGLES,
};

/** What works and checks a task: everywhere but on a device all topics are there. */
export const topicOf = (task: TopicTask): Topic => TOPICS[TOPIC_OF[task]];
