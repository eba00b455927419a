import { Bubble } from "./bubble";

/** Shown where a reply will be until its first words arrive. */
export function Thinking() {
  return (
    <Bubble by="assistant">
      <p className="thinking text-muted">Working on it</p>
    </Bubble>
  );
}
