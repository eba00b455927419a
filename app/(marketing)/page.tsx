import { ExtensionLink } from "@/app/_components/shell/extension-link";
import { DeviceOnlyNote } from "@/app/_device/device-only-note";
import { Stage } from "@/app/_device/stage";
import { createSolveAction } from "@/server/features/solve/actions";
import { CheckedWorking } from "./_components/checked-working";
import { Composer } from "./_components/composer";
import { Plans } from "./_components/plans";
import { Subjects } from "./_components/subjects";
import { WhatIsFree } from "./_components/what-is-free";
import { WorkedExample } from "./_components/worked-example";

export default function HomePage() {
  return (
    <Stage>
      <h1 className="font-serif text-[38px] leading-[1.12] tracking-[-0.01em] sm:text-[46px]">
        What are you working on?
      </h1>
      <p className="mt-3 text-lg leading-7 text-pretty text-muted">
        Type, paste or photograph a problem. You get the steps, and an answer that has been checked.
      </p>
      <Composer action={createSolveAction} />
      <DeviceOnlyNote />
      <WhatIsFree />
      <WorkedExample />
      <CheckedWorking />
      <Subjects />
      <Plans />
      <ExtensionLink />
    </Stage>
  );
}
