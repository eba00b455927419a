import { changeProfileAction } from "@/server/features/account/actions";
import type { Profile } from "@/server/features/account/types";
import { NameForm } from "./name-form";
import { Section } from "./section";

const WAYS: Readonly<Record<string, string>> = {
  email: "E-mail and password, or a link by e-mail",
  google: "Google",
  github: "GitHub",
};

/** Who the account is. */
export function ProfileSection({ profile }: { readonly profile: Profile }) {
  const { email, provider, displayName } = profile;
  return (
    <Section id="profile" title="Profile">
      <dl className="grid gap-x-6 gap-y-3 text-[15px] sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-muted">E-mail</dt>
          <dd className="break-all">{email || "None"}</dd>
        </div>
        <div>
          <dt className="text-muted">You sign in with</dt>
          <dd>{WAYS[provider ?? "email"] ?? "Another service"}</dd>
        </div>
      </dl>
      <NameForm action={changeProfileAction} displayName={displayName ?? ""} />
    </Section>
  );
}
