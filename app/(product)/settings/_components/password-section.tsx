import Link from "next/link";
import { changePasswordAction } from "@/server/features/auth/actions";
import { loadPasswordForm } from "@/server/features/auth/loaders";
import { PasswordForm } from "./password-form";
import { Section } from "./section";

interface PasswordSectionProps {
  readonly email: string;
  /** A form of the page was sent without JavaScript. */
  readonly told: boolean;
}

/** Another password, for an account that has one. */
export async function PasswordSection({ email, told }: PasswordSectionProps) {
  const start = told ? await loadPasswordForm() : null;
  return (
    <Section id="password" title="Password" about="A new password signs you out everywhere else.">
      <PasswordForm action={changePasswordAction} email={email} start={start} />
      <p className="mt-3 text-[15px] text-muted">
        Forgot it, or never had one?{" "}
        <Link href="/reset-password" className="link -my-2.5 inline-flex min-h-11 items-center">
          Get a link by e-mail
        </Link>
      </p>
    </Section>
  );
}
