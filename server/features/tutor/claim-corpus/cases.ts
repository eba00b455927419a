import { table } from "@/server/solver/table";
import "server-only";
import { ALGEBRA_FACTS } from "./algebra-facts";
import alwaysTrue from "./always-true.json";
import freeWording from "./free-wording.json";
import heldFrames from "./held-frames.json";
import { MEASURED_FACTS } from "./measured-facts";
import { spell } from "./notation";
import { NUMBER_FACTS } from "./number-facts";
import replies from "./replies.json";
import tunedFrames from "./tuned-frames.json";
import type { Case, Fact, Written } from "./types";

/** Which half of the sentences: those the claim checker was written beside, or those it was not. */
export type Half = "tuned" | "held";

const FRAMES = table({ tuned: tunedFrames, held: heldFrames });

const FACTS: readonly Fact[] = [...NUMBER_FACTS, ...ALGEBRA_FACTS, ...MEASURED_FACTS];

const pick = <T>(all: readonly T[], index: number): T => all[index % all.length] as T;

const raised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The value in the notation whose turn it is. */
const written = ({ tex, plain }: Written, index: number): string => (index % 2 === 0 ? `$${tex}$` : plain);

/** What stands for the places of a frame.
 * @param index decides between notations */
function placesOf({ fill, wrong }: Fact, value: Written, index: number): Record<string, string> {
  const whole = Number(value.plain);
  const places: Record<string, string> = { is: fill.n?.endsWith("s") && fill.are ? "are" : "is", ...fill };
  places.v = written(value, index);
  places.w = written(pick(wrong, index), index + (index >> 1));
  places.x = value.plain.replace(/^x = /, "");
  if (/ /.test(places.x)) delete places.x;
  if (Number.isInteger(whole) && whole >= 0 && whole < 1000) places.vw = spell(whole);
  for (const name of ["n", "spoken", "named", "done", "vw"]) {
    const words = places[name];
    if (words !== undefined) places[raised(name)] = raised(words);
  }
  return places;
}

/** A sentence from a frame; null where the fact has nothing for one of its places. */
function filled(frame: string, places: Readonly<Record<string, string>>): string | null {
  const names = [...frame.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  if (names.some((name) => places[name] === undefined)) return null;
  return frame.replace(/\{(\w+)\}/g, (_place, name: string) => places[name] as string);
}

/** Behind a lead that goes on, a sentence begins in lower case. */
const led = (lead: string, sentence: string): string =>
  /[.:] $/.test(lead) ||
  lead === "" ||
  !/^(?:The|This|We|It|That|For|You|In|When|If|Your|And|What|Our)\b/.test(sentence)
    ? lead + sentence
    : lead + sentence.charAt(0).toLowerCase() + sentence.slice(1);

interface Saying {
  readonly fact: Fact;
  readonly frame: string;
  readonly half: Half;
  readonly index: number;
}

function said({ fact, frame, half, index }: Saying, value: Written, truth: Case["truth"]): Case[] {
  const { leads, tails } = FRAMES[half];
  const sentence = filled(frame, placesOf(fact, value, index));
  if (sentence === null) return [];
  const lead = /^[→*{]/.test(frame) ? "" : pick(leads, index);
  const tail = pick(tails, index >> 1);
  // What ends without a full stop has the line to itself.
  const text = led(lead, sentence) + (/[.!?]$/.test(sentence) ? tail : tail.replace(/^ /, "\n"));
  return [{ kind: fact.kind, problem: fact.problem, text, truth }];
}

/** Every fact in every frame that fits it, in turn with one of the wrong answers and with the right one. */
export function statements(half: Half): readonly Case[] {
  return FACTS.flatMap((fact, at) => {
    const frames = [...FRAMES[half][fact.family], ...FRAMES[half].general];
    return frames.flatMap((frame, place): Case[] => {
      const index = at * 7 + place;
      // Facts of a kind share the frames between them.
      if ((at + place) % 12 !== 0) return [];
      const saying = { fact, frame, half, index };
      return [...said(saying, pick(fact.wrong, index), "wrong"), ...said(saying, fact.right, "right")];
    });
  });
}

/** Sentences in which nothing false is claimed, though there may be false things in them. */
export function harmless(half: Half): readonly Case[] {
  const { unclaimed } = FRAMES[half];
  return FACTS.flatMap((fact, at): Case[] => {
    const { kind, problem } = fact;
    const texts = [
      ...unclaimed.flatMap((frame, place) =>
        (at + place) % 18 === 0 ? [filled(frame, placesOf(fact, fact.right, at + place))] : [],
      ),
      ...fact.beside.filter((_text, place) => (at + place) % 6 === (half === "tuned" ? 0 : 3)),
      ...alwaysTrue.filter((_text, place) => (at + place) % 36 === (half === "tuned" ? 0 : 18)),
    ];
    return texts.flatMap((text) => (text === null ? [] : [{ kind, problem, text, truth: "right" as const }]));
  });
}

/** Sixty whole replies: to each problem a right one, a wrong one, and a right one that speaks of wrong answers too. */
export function wholeReplies(): readonly Case[] {
  const { openings, asides, closings, replies: all } = replies;
  return all.flatMap(({ problem, right, wrong, steps, answer }, at) => {
    const compose = (index: number, value: string): string =>
      [
        pick(openings, index),
        ...steps,
        pick(asides, index),
        raised(answer.replace("{v}", value)),
        pick(closings, index),
      ]
        .join(index % 2 === 0 ? "\n\n" : "\n")
        .replaceAll("{w}", wrong);
    const calm = at % 3;
    return [
      { kind: "reply", problem, text: compose(calm, right), truth: "right" as const },
      {
        kind: "reply",
        problem,
        text: compose(calm, wrong).replaceAll(/^.*Many people.*$/gm, ""),
        truth: "wrong" as const,
      },
      { kind: "reply", problem, text: compose(3 + (at % 2) + 5 * (at % 4), right), truth: "right" as const },
    ];
  });
}

/** Sentences by themselves, written as they came to mind. */
export function freelyWorded(): readonly Case[] {
  const cases = (all: readonly string[][], truth: Case["truth"]): Case[] =>
    all.map(([problem = "", text = ""]) => ({ kind: "free wording", problem, text, truth }));
  return [...cases(freeWording.right, "right"), ...cases(freeWording.wrong, "wrong")];
}
