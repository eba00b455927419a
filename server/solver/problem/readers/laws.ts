/** The readers that need the laws of physics. */
export { readLawQuestion } from "../physics/law-question";
export { readSpokenLaw } from "../physics/spoken-law";
