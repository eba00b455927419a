import { changeProfileAction } from "@/server/features/account/actions";
import { loadNameForm } from "@/server/features/account/loaders";
import type { Profile } from "@/server/features/account/types";
import { table } from "@/server/solver/table";
import { NameForm } from "./name-form";
import { Section } from "./section";

const WAYS: Readonly<Record<string, string>> = table({
  email: "E-mail and password, or a link by e-mail",
  google: "Google",
  github: "GitHub",
});

interface ProfileSectionProps {
  readonly profile: Profile;
  /** A form of the page was sent without JavaScript. */
  readonly told: boolean;
}

/** Who the account is. */
export async function ProfileSection({ profile, told }: ProfileSectionProps) {
  const { email, provider, displayName } = profile;
  const start = told ? await loadNameForm() : null;
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
      <NameForm action={changeProfileAction} displayName={displayName ?? ""} start={start} />
    </Section>
  );
}
