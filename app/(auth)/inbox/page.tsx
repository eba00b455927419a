import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadInbox } from "@/server/features/auth/loaders";
import { MailText } from "./_components/mail-text";

/** Sent whole: the links must be there without JavaScript. Where there is no inbox there is no page. */
export const instant = false;

export const metadata: Metadata = { title: "Inbox", robots: { index: false, follow: false } };

const TIME = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium" });

/** E-mail that never leaves this machine: every way of signing in can be tried without a mail server. */
export default async function InboxPage() {
  const mails = await loadInbox();
  if (!mails) notFound();
  const heading = <h1 className="font-serif text-[36px] leading-tight">Inbox</h1>;
  if (mails === "closed")
    return (
      <>
        {heading}
        <p className="mt-2 text-muted">
          To read it, open the “mail” address shown in the terminal when the server started.
        </p>
      </>
    );
  return (
    <>
      {heading}
      <p className="mt-2 text-muted">
        No mail server is set up, so e-mail stays on this machine. Only a browser that has opened the address
        printed at start-up can read it.
      </p>
      {mails.length === 0 && (
        <p className="mt-7">Nothing here yet. Create an account, or ask for a link to sign in.</p>
      )}
      <div className="mt-7 space-y-4">
        {mails.map(({ id, to, subject, text, sentAt }) => (
          <article key={id} className="sheet p-5">
            <h2 className="text-[17px] font-medium">{subject}</h2>
            <p className="mt-1 text-sm break-all text-muted">
              {to} ·{" "}
              <time dateTime={sentAt.toISOString()} className="whitespace-nowrap">
                {TIME.format(sentAt)}
              </time>
            </p>
            <MailText text={text} />
          </article>
        ))}
      </div>
    </>
  );
}
