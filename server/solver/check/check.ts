export { checkAnswer } from "./check-answer";
export { equivalent } from "./equivalent";
export { checkWorking } from "./working/check-working";
