import { int, sum } from "../../expression/build";
import { isExpression } from "../../expression/testing-kinds";
import type { AnswerValue } from "../../types";

/** A value with one field changed, and where: "values.1.name". */
export interface Mutant {
  readonly field: string;
  readonly value: AnswerValue;
}

/** Every value that differs from this one in one field: another number, name, unit or word, the other of two choices,
 * one member fewer, two members in the other order. For tests. */
export function mutantsOf(value: AnswerValue): readonly Mutant[] {
  return changes(value).map(({ field, value: changed }) => ({ field, value: changed as AnswerValue }));
}

interface Change {
  readonly field: string;
  readonly value: unknown;
}

function changes(part: unknown, name = ""): Change[] {
  if (typeof part === "string") return name === "kind" ? [] : [{ field: "", value: `${part}z` }];
  if (typeof part === "boolean") return [{ field: "", value: !part }];
  if (Array.isArray(part)) return ofMembers(part);
  if (part === null || typeof part !== "object") return [];
  if (isExpression(part)) return [{ field: "", value: sum([part, int(1)]) }];
  return Object.entries(part).flatMap(([key, inner]) =>
    changes(inner, key).map(({ field, value }) => ({
      field: field === "" ? key : `${key}.${field}`,
      value: { ...part, [key]: value },
    })),
  );
}

function ofMembers(members: readonly unknown[]): Change[] {
  const inside = members.flatMap((member, i) =>
    changes(member).map(({ field, value }) => ({
      field: field === "" ? `${i}` : `${i}.${field}`,
      value: members.with(i, value),
    })),
  );
  const fewer = members.map((_, i) => ({ field: `-${i}`, value: members.toSpliced(i, 1) }));
  const turned = members
    .slice(1)
    .map((member, i) => ({ field: `~${i}`, value: members.with(i, member).with(i + 1, members[i]) }))
    .filter(({ value }) => inJson(value) !== inJson(members));
  return [...inside, ...fewer, ...turned];
}

const inJson = (part: unknown): string =>
  JSON.stringify(part, (_, inner) => (typeof inner === "bigint" ? `${inner}n` : inner));
