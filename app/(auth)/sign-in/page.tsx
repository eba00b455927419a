import type { Metadata } from "next";
import { signInAction } from "@/server/features/auth/actions";
import { AuthForm } from "../_components/auth-form";
import { OtherWay } from "../_components/return-address";

export const metadata: Metadata = { title: "Sign in" };

export default function SignInPage() {
  return (
    <>
      <h1 className="font-serif text-[36px] leading-tight">Welcome back</h1>
      <p className="mt-2 text-muted">Sign in to find your problems on every device.</p>
      <AuthForm action={signInAction} kind="sign-in" />
      <p className="mt-5 text-[15px] text-muted">
        New here? <OtherWay href="/sign-up">Create an account</OtherWay>
      </p>
    </>
  );
}
