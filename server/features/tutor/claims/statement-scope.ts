import "server-only";
import { type Scope, scopeOf } from "./scope";
import { type Segment, sentencesOf } from "./sentences";
import type { Token } from "./tokens";
import type { Statement } from "./types";
import { commandOf, is } from "./wording";

/** How a statement is meant, by the sentence it is in. "other quantity": the sentence names what has this value. */
export type StatementScope = Scope | "other quantity";

const scopes = new WeakMap<Statement, StatementScope>();

/** The scope of a statement, from the structure of its sentence alone. */
export function scopeOfStatement(statement: Statement): StatementScope {
  const known = scopes.get(statement);
  if (known !== undefined) return known;
  const scope = decided(statement);
  scopes.set(statement, scope);
  return scope;
}

function decided({ before, latex, after }: Statement): StatementScope {
  const lead = before.replace(/(?<![$\\([\s])[$\\([\s]+$/, "");
  const text = `${lead} $${latex.replaceAll("$", "")}$${after.replace(/^\s*(?:\$|\\\)|\\\])+/, "")}`;
  const at = lead.length + 2;
  for (const sentence of sentencesOf(text)) {
    const segment = sentence.segments.find(({ tokens }) =>
      tokens.some((each) => each.at <= at && at < each.end),
    );
    if (!segment) continue;
    const scope = scopeOf(segment, sentence);
    return scope === "asserted" && namesOther(segment, at) ? "other quantity" : scope;
  }
  return "asserted";
}

/** "The axis of symmetry is x = 3": a noun and a form of "to be". */
function namesOther({ tokens }: Segment, at: number): boolean {
  const here = tokens.findIndex((each) => each.at <= at && at < each.end);
  const before = tokens.slice(0, here);
  const listed = tokens
    .slice(here + 1)
    .findIndex(({ kind, text }) => kind === "word" && !/^(?:or|and)$/.test(text));
  const [next, ...behind] = listed < 0 ? [] : tokens.slice(here + 1 + listed);
  if (next && is("states", next.text) && behind.some(isUncommon)) return true;
  const link = before.findLastIndex(({ text }) => is("states", text));
  if (link < 0 || before.slice(link + 1).some(({ text }) => !is("light", text) && !is("states", text)))
    return false;
  return before.slice(0, link).some(isUncommon);
}

const isUncommon = ({ kind, text }: Token): boolean =>
  kind === "word" && !COMMON.some((role) => is(role, text)) && commandOf(text) === null;

const COMMON = ["light", "states", "results", "answers", "determining", "actions", "lines"] as const;
