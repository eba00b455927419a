import type { Metadata } from "next";
import { headers } from "next/headers";
import { noteForm } from "@/app/_components/math/page-form";
import { ExtensionLink } from "@/app/_components/shell/extension-link";
import { orMissing } from "@/app/_components/shell/or-missing";
import { byModelNote } from "@/app/_components/solve/by-model-note";
import { SolutionSheet } from "@/app/_components/solve/solution-sheet";
import { Worksheet } from "@/app/_components/solve/worksheet";
import {
  attemptAction,
  correctAction,
  createSolveAction,
  revealAction,
} from "@/server/features/solve/actions";
import { loadSolve } from "@/server/features/solve/loaders";
import type { SolveView } from "@/server/features/solve/types";
import { loadCounting } from "@/server/features/usage/loaders";
import { withoutTex } from "@/server/typeset/without-tex";
import { AskAbout } from "./_components/ask-about";
import { ModelReader } from "./_components/model-reader";
import { SolveMissing } from "./_components/solve-missing";
import { SolveTools } from "./_components/solve-tools";

interface SolvePageProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** The page is sent whole rather than streamed into a shell: without JavaScript a streamed form stays hidden, and the
 * answer to a form sent that way would come without the shell. */
export const instant = false;

const ACTIONS = {
  create: createSolveAction,
  reveal: revealAction,
  attempt: attemptAction,
  correct: correctAction,
};

const TITLE_LENGTH_MAX = 60;

export function generateMetadata({ params }: SolvePageProps): Promise<Metadata> {
  const named = async () => {
    const { text } = await loadSolve((await params).id);
    return { title: withoutTex(text).slice(0, TITLE_LENGTH_MAX), robots: { index: false } };
  };
  return orMissing<Metadata>(named, { title: "Problem not found", robots: { index: false } });
}

export default function SolvePage(props: SolvePageProps) {
  return orMissing(() => Solved(props), <SolveMissing />);
}

async function Solved({ params, searchParams }: SolvePageProps) {
  const solve = await loadSolve((await params).id);
  noteForm(await headers());
  return (
    <div data-page>
      {solve.parts.length > 0 ? (
        <Worksheet solve={solve} actions={ACTIONS} />
      ) : (
        <SolutionSheet solve={solve} actions={ACTIONS} note={byModelNote(solve)} />
      )}
      <ModelReader solve={solve} trouble={(await searchParams).note} />
      <AskAbout solveId={solve.id} hasSteps={solve.status === "solved"} label={await askingLabel(solve)} />
      <SolveTools solve={solve} />
      <ExtensionLink />
    </div>
  );
}

/** Where a language model answers, it is the next thing to try with a problem that was refused. */
async function askingLabel({ status }: SolveView): Promise<string> {
  const isRefused = status === "unsupported" || status === "limit-reached";
  return isRefused && (await loadCounting()).counts
    ? "Ask the tutor, where a language model can try this one"
    : "Ask about this";
}
