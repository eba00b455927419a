import type { Metadata } from "next";
import Link from "next/link";
import { Note } from "@/app/_components/ui/note";
import { signInAction } from "@/server/features/auth/actions";
import { PROBLEMS } from "@/server/features/auth/constants";
import { loadSignInOptions } from "@/server/features/auth/loaders";
import { problemSchema } from "@/server/features/auth/schema";
import { AuthForm } from "../_components/auth-form";
import { OtherWay } from "../_components/other-way";
import { SocialButtons } from "../_components/social-buttons";

type Parameter = string | string[] | undefined;

interface SignInPageProps {
  readonly searchParams: Promise<{ next?: Parameter; problem?: Parameter; told?: Parameter }>;
}

/** Sent whole rather than streamed into a shell: without JavaScript the answer to a form would come without it. */
export const instant = false;

export const metadata: Metadata = { title: "Sign in" };

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const given = await searchParams;
  const next = typeof given.next === "string" ? given.next : null;
  const problem = problemSchema.safeParse(given.problem).data;
  const { social, inbox, state } = await loadSignInOptions("sign-in", given.told === "1");
  return (
    <>
      <h1 className="font-serif text-[36px] leading-tight">Welcome back</h1>
      <p className="mt-2 mb-6 text-muted">Sign in to find your problems on every device.</p>
      {problem && <Note kind="wrong">{PROBLEMS[problem]}</Note>}
      <SocialButtons offered={social} next={next} />
      <AuthForm action={signInAction} kind="sign-in" next={next} start={state} inbox={inbox} />
      <p className="mt-5 text-[15px] text-muted">
        <Link
          href="/reset-password"
          prefetch={false}
          className="link inline-flex min-h-11 items-center font-medium"
        >
          Forgot your password?
        </Link>
      </p>
      <p className="text-[15px] text-muted">
        New here?{" "}
        <OtherWay href="/sign-up" next={next}>
          Create an account
        </OtherWay>
      </p>
    </>
  );
}
