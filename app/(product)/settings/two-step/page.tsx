import type { Metadata } from "next";
import Link from "next/link";
import { Note } from "@/app/_components/ui/note";
import { publicEnv } from "@/app/_lib/public-env";
import { loadProfile } from "@/server/features/account/loaders";
import { loadSecondFactorForm, loadSetUp, loadStanding } from "@/server/features/second-factor/loaders";
import { GuestInvitation } from "../_components/guest-invitation";
import { ManageCodes } from "./_components/manage-codes";
import { RecoveryCodes } from "./_components/recovery-codes";
import { SetUpApp } from "./_components/set-up-app";
import { StartSetUp } from "./_components/start-set-up";

type Parameter = string | string[] | undefined;

interface TwoStepPageProps {
  readonly searchParams: Promise<{ told?: Parameter; off?: Parameter }>;
}

/** Sent whole rather than streamed into a shell: without JavaScript the answer to a form would come without it. */
export const instant = false;

export const metadata: Metadata = { title: "Two-step sign-in", robots: { index: false } };

export default async function TwoStepPage({ searchParams }: TwoStepPageProps) {
  const { told, off } = await searchParams;
  const [profile, standing] = await Promise.all([loadProfile(), loadStanding()]);
  if (!profile || !standing) return <GuestTwoStep />;
  const start = told === "1" ? await loadSecondFactorForm() : null;
  const setUp = standing.isOn ? null : await loadSetUp(publicEnv.NEXT_PUBLIC_APP_NAME);
  return (
    <div data-page>
      <Heading />
      {off === "1" && !standing.isOn && (
        <div className="mt-4">
          <Note kind="done">Two-step sign-in is off. You now sign in with your password alone.</Note>
        </div>
      )}
      {start?.codes && <RecoveryCodes codes={start.codes} />}
      {standing.isOn ? (
        <ManageCodes standing={standing} start={start} />
      ) : setUp ? (
        <SetUpApp setUp={setUp} start={start} />
      ) : (
        <StartSetUp />
      )}
      <p className="mt-5">
        <Link href="/settings" className="link inline-flex min-h-11 items-center">
          Back to settings
        </Link>
      </p>
    </div>
  );
}

function GuestTwoStep() {
  return (
    <div data-page>
      <Heading />
      <GuestInvitation />
    </div>
  );
}

function Heading() {
  return <h1 className="font-serif text-[36px] leading-tight sm:text-[40px]">Two-step sign-in</h1>;
}
