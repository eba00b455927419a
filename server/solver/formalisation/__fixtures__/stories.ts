import type { ReadStory, Telling } from "./builders";
import { MORE_TELLINGS } from "./more-tellings";
import { TELLINGS } from "./tellings";

const ALL: readonly Telling[] = [...TELLINGS, ...MORE_TELLINGS];
const PEOPLE = ["Ida", "Omar", "Nora", "Leo", "Pia", "Tarek", "Wanda", "Yusuf"] as const;
const THINGS = ["beads", "mugs", "pears", "kites", "gadgets", "trinkets", "seashells"] as const;

/** So many stories, each telling in turn with its own people, things and numbers. */
export function stories(count: number): readonly ReadStory[] {
  return Array.from({ length: count }, (_, at) => {
    const telling = ALL[at % ALL.length] as Telling;
    const round = Math.floor(at / ALL.length);
    const things = THINGS[(at + round) % THINGS.length] as string;
    const a = PEOPLE[(at + round) % PEOPLE.length] as string;
    const b = PEOPLE[(at + round + 1 + (round % 5)) % PEOPLE.length] as string;
    const n = [13 + ((at * 7) % 40), 2 + ((at * 5) % 9), 3 + ((at * 11) % 8)] as const;
    return telling({ a, b, things, n: [n[0], n[1] === n[2] ? n[1] + 9 : n[1], n[2]] });
  });
}
