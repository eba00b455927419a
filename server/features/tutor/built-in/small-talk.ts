import "server-only";

const WHAT_I_DO =
  "I can work arithmetic, percentages, simplifying, expanding and factoring, equations and systems of equations, and check each answer. After a problem you can ask me for a **hint**, the **next step**, **why** a step works, **another way**, or whether **your own answer** is right.";

export const GREETING = `Hello! Send me a problem, such as $4x - 7 = 21$, and we will work on it together. Say “hint” if you would rather find it yourself.`;
export const THANKS = "You are welcome. Send me the next problem whenever you like.";
export const FAREWELL = "Goodbye, and good luck with the rest.";
export const ABILITIES = `I am the built-in tutor: I work with an exact mathematics engine, not a language model.\n\n${WHAT_I_DO}`;
export const NEEDS_LANGUAGE_MODEL = `I can’t explain that yet. I can solve, give hints or check your steps.\n\n${WHAT_I_DO}`;
export const NO_PROBLEM_YET =
  "Which problem do you mean? Send it to me first, for example “Solve 5x + 2 = 17”.";
export const WHICH_ANSWER = "Which answer shall I check? Write it out, for example “is it x = 3?”.";
