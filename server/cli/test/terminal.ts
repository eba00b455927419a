/** The words of one lane on their way to the terminal. */
export interface LaneOutput {
  write(words: string): void;
  /** Nothing more comes. */
  end(): void;
}

/** Shows lanes that run side by side one after the other, in the order in which they began: the first is seen as it
 * speaks, what the others say waits for their turn. No line of one is among another's. */
export function createTerminal(show: (words: string) => void): { open(): LaneOutput } {
  const lanes: Lane[] = [];

  const say = (lane: Lane | undefined): void => {
    if (!lane || lane !== lanes[0]) return;
    if (lane.waiting !== "") show(lane.waiting);
    lane.waiting = "";
    if (!lane.ended) return;
    lanes.shift();
    say(lanes[0]);
  };

  return {
    open: () => {
      const lane: Lane = { waiting: "", ended: false };
      lanes.push(lane);
      return {
        write: (words) => {
          lane.waiting += words;
          say(lane);
        },
        end: () => {
          lane.ended = true;
          say(lane);
        },
      };
    },
  };
}

interface Lane {
  waiting: string;
  ended: boolean;
}
