import type { Metadata } from "next";
import { signUpAction } from "@/server/features/auth/actions";
import { AuthForm } from "../_components/auth-form";
import { OtherWay } from "../_components/other-way";

interface SignUpPageProps {
  readonly searchParams: Promise<{ readonly next?: string | string[] }>;
}

/** Sent whole rather than streamed into a shell: without JavaScript the answer to a form would come without it. */
export const instant = false;

export const metadata: Metadata = { title: "Create an account" };

export default async function SignUpPage({ searchParams }: SignUpPageProps) {
  const { next: given } = await searchParams;
  const next = typeof given === "string" ? given : null;
  return (
    <>
      <h1 className="font-serif text-[36px] leading-tight">Create an account</h1>
      <p className="mt-2 text-muted">It keeps your problems. What you solved as a guest moves with you.</p>
      <AuthForm action={signUpAction} kind="sign-up" next={next} />
      <p className="mt-5 text-[15px] text-muted">
        Have an account?{" "}
        <OtherWay href="/sign-in" next={next}>
          Sign in
        </OtherWay>
      </p>
    </>
  );
}
