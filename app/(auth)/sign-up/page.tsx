import type { Metadata } from "next";
import { signUpAction } from "@/server/features/auth/actions";
import { loadSignInOptions } from "@/server/features/auth/loaders";
import { loadSale } from "@/server/features/billing/loaders";
import { TRIAL_DAYS_INVITED } from "@/server/features/referral/constants";
import { AuthForm } from "../_components/auth-form";
import { OtherWay } from "../_components/other-way";
import { SocialButtons } from "../_components/social-buttons";

type Parameter = string | string[] | undefined;

interface SignUpPageProps {
  readonly searchParams: Promise<{ next?: Parameter; told?: Parameter }>;
}

/** Sent whole rather than streamed into a shell: without JavaScript the answer to a form would come without it. */
export const instant = false;

export const metadata: Metadata = { title: "Create an account" };

export default async function SignUpPage({ searchParams }: SignUpPageProps) {
  const given = await searchParams;
  const next = typeof given.next === "string" ? given.next : null;
  const [{ social, inbox, state }, { sold }] = await Promise.all([
    loadSignInOptions("sign-up", given.told === "1"),
    loadSale(),
  ]);
  return (
    <>
      <h1 className="font-serif text-[36px] leading-tight">Create an account</h1>
      <p className="mt-2 mb-6 text-muted">
        It keeps your problems, including those you solved as a guest.
        {sold && ` If a friend invited you, your first ${TRIAL_DAYS_INVITED} days of Plus are free.`}
      </p>
      <SocialButtons offered={social} next={next} />
      <AuthForm action={signUpAction} kind="sign-up" next={next} start={state} inbox={inbox} />
      <p className="mt-5 text-[15px] text-muted">
        Already have an account?{" "}
        <OtherWay href="/sign-in" next={next}>
          Sign in
        </OtherWay>
      </p>
    </>
  );
}
