import { int } from "../../expression/build";
import type { WriteDigitsTask } from "../../tasks/digits";
import type { Derivation, Step } from "../../types";
import { groupNamed, SCALES } from "./group-names";

interface Group {
  readonly value: number;
  readonly scale: number;
}

/** "two million, fifty-one" → 2 | 000 | 051 → 2000051. Null when the words name no whole number. */
export function writeDigits({ words }: WriteDigitsTask): Derivation | null {
  const groups = groupsIn(words);
  if (!groups) return null;
  const value = groups.reduce((sum, group) => sum + BigInt(group.value) * 1000n ** BigInt(group.scale), 0n);
  const digits = String(value).replace(/\B(?=(?:\d{3})+$)/g, "{,}");
  const top = groups[0] as Group;
  const cells = Array.from({ length: top.scale + 1 }, (_, at) => {
    const group = groups.find(({ scale }) => scale === top.scale - at);
    return String(group?.value ?? 0).padStart(at === 0 ? 1 : 3, "0");
  });
  const split: Step = {
    rule: "split-into-groups",
    title: "Write each group of the name in digits.",
    latex: cells
      .map((cell, at) => `${cell}\\text{ ${SCALES[top.scale - at] ?? ""}}`)
      .join(",\\ ")
      .replace("\\text{ }", ""),
    why: "Every group after the first has three digits; a group that is not named is 000.",
  };
  const join: Step = {
    rule: "join-groups",
    title: "Put the groups side by side.",
    latex: digits,
    why: "Commas separate the groups.",
  };
  return {
    method: "number-words",
    steps: top.scale === 0 ? [join] : [split, join],
    answer: { kind: "expression", expression: int(value) },
  };
}

function groupsIn(name: string): Group[] | null {
  const words = name
    .toLowerCase()
    .replace(/[-,]/g, " ")
    .split(/\s+/)
    .filter((word) => word && word !== "and");
  const groups: Group[] = [];
  let pending: string[] = [];
  for (const word of words) {
    const scale = (SCALES as readonly string[]).indexOf(word);
    if (scale < 1) {
      pending.push(word);
      continue;
    }
    const value = groupNamed(pending);
    if (!value || (groups.at(-1)?.scale ?? SCALES.length) <= scale) return null;
    groups.push({ value, scale });
    pending = [];
  }
  if (pending.length === 0) return groups.length > 0 ? groups : null;
  const last = groupNamed(pending);
  return last === null ? null : [...groups, { value: last, scale: 0 }];
}
