import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { recordMeasurement } from "./bench/record-measurement";
import { endWhenUnread } from "./end-quietly";
import { asJson, report } from "./forms/report";
import { type Exercise, runForms } from "./forms/run-forms";
import { randomFrom } from "./fuzz/random";

/** `npm run bench:forms -- FILE [--sample N] [--seed S] [--show N] [--abstained] [--json]`: FILE holds lines of `{"id", "text",
 * "topic"?}`. Each problem that the engine answers is written in other forms, which must have the same answer or
 * none. Prints how many agree, abstain and differ by form and topic; `--show` adds cases that differ, or with
 * `--abstained` those that are not answered. Ends with 1 when one differs. */
endWhenUnread();
recordMeasurement("bench:forms");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    show: { type: "string", default: "0" },
    abstained: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});
const [file] = positionals;
if (!file) {
  console.error('Give a file of lines {"id", "text"}: npm run bench:forms -- exercises.jsonl --sample 200');
  process.exit(2);
}

const seed = Number(values.seed);
const exercises = sampled(read(file), values.sample === undefined ? null : Number(values.sample));
const outcomes = exercises.flatMap((exercise, at) => {
  const cases = runForms(exercise, seed * 100_003 + at);
  return cases ? [cases] : [];
});
const cases = outcomes.flat();
const differing = cases.filter(({ verdict }) => verdict === "differs");
console.log(values.json ? asJson(cases, outcomes.length) : report(cases, outcomes.length));
const abstaining = cases.filter(({ verdict }) => verdict === "abstains");
const shown = values.abstained ? abstaining : differing;
for (const { id, form, text, written, answers } of shown.slice(0, Number(values.show)))
  console.log(`\n${id} (${form})\n  ${text}\n    ${answers[0]}\n  ${written}\n    ${answers[1]}`);
process.exitCode = differing.length > 0 ? 1 : 0;

function read(path: string): Exercise[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line, at) => {
      const { id, topic, text } = JSON.parse(line) as Partial<Exercise>;
      return { id: String(id ?? at + 1), topic: topic ?? "all", text: String(text ?? "") };
    });
}

/** Some of them, chosen by the seed. */
function sampled(all: readonly Exercise[], count: number | null): readonly Exercise[] {
  if (count === null || count >= all.length) return all;
  const random = randomFrom(seed);
  const left = [...all];
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0] as Exercise);
}
