import type { Metadata } from "next";
import { loadProfile } from "@/server/features/account/loaders";
import { importNoteOf } from "@/server/features/import/loaders";
import { loadReferral } from "@/server/features/referral/loaders";
import { loadStanding } from "@/server/features/second-factor/loaders";
import { loadSessions } from "@/server/features/session/loaders";
import { DeleteSection } from "./_components/delete-section";
import { DeletionNote } from "./_components/deletion-note";
import { DeviceOnlySection } from "./_components/device-only-section";
import { ExtensionSection } from "./_components/extension-section";
import { GuestInvitation } from "./_components/guest-invitation";
import { ImportSection } from "./_components/import-section";
import { InstallSection } from "./_components/install-section";
import { PasswordSection } from "./_components/password-section";
import { ProfileSection } from "./_components/profile-section";
import { ReferralSection } from "./_components/referral-section";
import { SessionsSection } from "./_components/sessions-section";
import { TakeHomeSection } from "./_components/take-home-section";
import { ThemeSection } from "./_components/theme-section";
import { TwoStepSection } from "./_components/two-step-section";

type Query = Readonly<Record<string, string | string[] | undefined>>;

interface SettingsPageProps {
  readonly searchParams: Promise<Query>;
}

/** Sent whole rather than streamed into a shell: without JavaScript the answer to a form would come without it. */
export const instant = false;

export const metadata: Metadata = { title: "Settings", robots: { index: false } };

export default async function SettingsPage({ searchParams }: SettingsPageProps) {
  const [query, profile] = await Promise.all([searchParams, loadProfile()]);
  return (
    <div data-page>
      <h1 className="font-serif text-[36px] leading-tight sm:text-[40px]">Settings</h1>
      {profile ? (
        <AccountSettings profile={profile} query={query} />
      ) : (
        <>
          <DeletionNote outcome={query.deletion} />
          <GuestInvitation />
          <ThemeSection />
          <DeviceOnlySection />
          <InstallSection />
          <ExtensionSection />
          <TakeHomeSection isGuest />
        </>
      )}
    </div>
  );
}

interface AccountSettingsProps {
  readonly profile: NonNullable<Awaited<ReturnType<typeof loadProfile>>>;
  readonly query: Query;
}

async function AccountSettings({ profile, query }: AccountSettingsProps) {
  const [referral, sessions, standing] = await Promise.all([loadReferral(), loadSessions(), loadStanding()]);
  const told = query.told === "1";
  const hasPassword = profile.provider === null || profile.provider === "email";
  return (
    <>
      <ProfileSection profile={profile} told={told} />
      <ThemeSection />
      <DeviceOnlySection />
      <InstallSection />
      <ExtensionSection />
      {hasPassword && <PasswordSection email={profile.email} told={told} />}
      {standing && <TwoStepSection standing={standing} />}
      <SessionsSection sessions={sessions} />
      {referral && <ReferralSection standing={referral} />}
      <TakeHomeSection isGuest={false} />
      <ImportSection note={importNoteOf(query)} />
      <DeleteSection email={profile.email} hasPassword={hasPassword} told={told} />
    </>
  );
}
