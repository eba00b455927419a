import { toLatex } from "../printer/latex";
import type { StoryTask } from "../tasks/story";
import type { Recognition, Source } from "./sentence";
import { FRAMES } from "./story/frames";
import { readStory } from "./story/story";

/** Longer texts are no single story. */
const LONGEST = 1200;

/** A problem told in words: read as a situation the engine knows, with every number of the story in its place. */
export function recogniseStory({ prose }: Source): Recognition | null {
  if (prose.length > LONGEST) return null;
  const story = readStory(prose);
  if (!story || story.sentences.length === 0) return null;
  for (const frame of FRAMES) {
    const task = frame(story);
    if (task) return recognition(task);
  }
  return null;
}

function recognition(task: StoryTask): Recognition {
  const rows = task.conditions.map(({ relation }) => toLatex(relation));
  const latex =
    rows.length > 1
      ? `\\begin{cases} ${rows.join(" \\\\ ")} \\end{cases}`
      : (rows[0] ?? task.asked.map(({ value }) => toLatex(value)).join(", "));
  return { mathematics: task, instruction: "Solve the word problem", latex };
}
