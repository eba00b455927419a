import type { Metadata } from "next";
import { signUpAction } from "@/server/features/auth/actions";
import { AuthForm } from "../_components/auth-form";
import { OtherWay } from "../_components/return-address";

export const metadata: Metadata = { title: "Create an account" };

export default function SignUpPage() {
  return (
    <>
      <h1 className="font-serif text-[36px] leading-tight">Create an account</h1>
      <p className="mt-2 text-muted">It keeps your problems. What you solved as a guest moves with you.</p>
      <AuthForm action={signUpAction} kind="sign-up" />
      <p className="mt-5 text-[15px] text-muted">
        Have an account? <OtherWay href="/sign-in">Sign in</OtherWay>
      </p>
    </>
  );
}
