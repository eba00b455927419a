import type { Metadata } from "next";
import { signInAction } from "@/server/features/auth/actions";
import { AuthForm } from "../_components/auth-form";
import { OtherWay } from "../_components/other-way";

interface SignInPageProps {
  readonly searchParams: Promise<{ readonly next?: string | string[] }>;
}

/** Sent whole rather than streamed into a shell: without JavaScript the answer to a form would come without it. */
export const instant = false;

export const metadata: Metadata = { title: "Sign in" };

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const { next: given } = await searchParams;
  const next = typeof given === "string" ? given : null;
  return (
    <>
      <h1 className="font-serif text-[36px] leading-tight">Welcome back</h1>
      <p className="mt-2 text-muted">Sign in to find your problems on every device.</p>
      <AuthForm action={signInAction} kind="sign-in" next={next} />
      <p className="mt-5 text-[15px] text-muted">
        New here?{" "}
        <OtherWay href="/sign-up" next={next}>
          Create an account
        </OtherWay>
      </p>
    </>
  );
}
