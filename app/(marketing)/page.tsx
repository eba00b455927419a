import { Stage } from "@/app/_device/stage";
import { createSolveAction } from "@/server/features/solve/actions";
import { Composer } from "./_components/composer";
import { ExtensionLink } from "./_components/extension-link";
import { HowItWorks } from "./_components/how-it-works";
import { Plans } from "./_components/plans";

export default function HomePage() {
  return (
    <Stage>
      <h1 className="font-serif text-[38px] leading-[1.12] tracking-[-0.01em] sm:text-[46px]">
        What are you working on?
      </h1>
      <p className="mt-3 text-lg leading-7 text-pretty text-muted">
        Type or paste a problem. You get the steps, and an answer that has been checked.
      </p>
      <Composer action={createSolveAction} />
      <p className="mt-8 text-sm text-muted">Free, no account. Nothing you type is used for advertising.</p>
      <HowItWorks />
      <Plans />
      <ExtensionLink />
    </Stage>
  );
}
