import Link from "next/link";
import { changePasswordAction } from "@/server/features/auth/actions";
import { PasswordForm } from "./password-form";
import { Section } from "./section";

/** Another password, for an account that has one. */
export function PasswordSection({ email }: { readonly email: string }) {
  return (
    <Section id="password" title="Password" about="A new password signs you out everywhere else.">
      <PasswordForm action={changePasswordAction} email={email} />
      <p className="mt-3 text-[15px] text-muted">
        Forgot it, or never had one?{" "}
        <Link href="/reset-password" className="link inline-flex min-h-11 items-center">
          Get a link by e-mail
        </Link>
      </p>
    </Section>
  );
}
