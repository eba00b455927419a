import type { Problem } from "../types";
import { CALCULUS } from "./calculus";
import { CORE } from "./core";
import { FORMULAS } from "./formulas";
import { FUNCTIONS } from "./functions";
import { type TopicName, type TopicTask, topicNameOf } from "./names";
import { NUMBERS } from "./numbers";
import { POLYNOMIALS } from "./polynomials";
import { SCIENCE } from "./science";
import { STATISTICS } from "./statistics";
import { STORIES } from "./stories";
import type { Topic } from "./topic";

const TOPICS: { readonly [Name in TopicName]: Topic<Name> } = {
  core: CORE,
  calculus: CALCULUS,
  formulas: FORMULAS,
  functions: FUNCTIONS,
  numbers: NUMBERS,
  polynomials: POLYNOMIALS,
  science: SCIENCE,
  statistics: STATISTICS,
  stories: STORIES,
};

/** What works and checks a problem: everywhere but on a device all topics are there. */
export const topicOf = (problem: Problem & { readonly task: TopicTask }): Topic =>
  TOPICS[topicNameOf(problem)];
