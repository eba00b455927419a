export { checkAnswer } from "./check-answer";
export { equivalent } from "./equivalent";
export { checkWorking, checkWorkingOf, type OpenedProblem, openProblem } from "./working/check-working";
export { isHalfWay } from "./wrong-answer";
