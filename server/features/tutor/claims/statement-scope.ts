import "server-only";
import { type Scope, scopeOf } from "./scope";
import { type Segment, sentencesOf } from "./sentences";
import type { Statement, Token } from "./types";
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
    return scope === "asserted" && namesOther(segment, { at, end: at + latex.length })
      ? "other quantity"
      : scope;
  }
  return "asserted";
}

/** "The axis of symmetry is x = 3": a noun and a form of "to be". */
function namesOther(
  { tokens }: Segment,
  { at, end }: { readonly at: number; readonly end: number },
): boolean {
  const here = tokens.findIndex((each) => each.at <= at && at < each.end);
  const before = tokens.slice(0, here);
  const rest = tokens.filter((each) => each.at >= end);
  const listed = rest.findIndex(({ kind, text }) => kind === "word" && !/^(?:or|and)$/.test(text));
  const [next, ...behind] = listed < 0 ? [] : rest.slice(listed);
  // "x² = 4 has two solutions", "x = 8 satisfies the first equation": nothing follows here, it is spoken of.
  if (next && HAVING.test(next.text)) return true;
  if (next && (is("states", next.text) || FITTING.test(next.text)) && behind.some(isUncommon)) return true;
  const link = before.findLastIndex(({ text }) => is("states", text));
  if (link < 0 || before.slice(link + 1).some(({ text }) => !is("light", text) && !is("states", text)))
    return false;
  return before.slice(0, link).some(isUncommon);
}

const HAVING = /^ha(?:s|ve|d)$/;
const FITTING = /^(?:satisf(?:y|ies)|fits?|suits?)$/;

const isUncommon = ({ kind, text }: Token): boolean =>
  kind === "word" && !COMMON.some((role) => is(role, text)) && commandOf(text) === null;

const COMMON = ["light", "states", "results", "answers", "determining", "actions", "lines"] as const;
