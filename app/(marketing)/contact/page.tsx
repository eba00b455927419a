import type { Metadata } from "next";
import { operatorEnv } from "@/app/_lib/operator-env";
import { operatorName } from "../_components/operator";

export const metadata: Metadata = { title: "Contact" };

export default function ContactPage() {
  const address = operatorEnv.NEXT_PUBLIC_CONTACT_EMAIL;
  return (
    <>
      <h1 className="font-serif text-[34px] leading-tight sm:text-[44px]">Contact</h1>
      <p className="mt-3 text-lg leading-7 text-pretty text-muted">This site is run by {operatorName()}.</p>
      {address ? (
        <p className="mt-6">
          Write to{" "}
          <a href={`mailto:${address}`} className="link -my-2.5 inline-flex min-h-11 items-center break-all">
            {address}
          </a>
        </p>
      ) : (
        <p className="mt-6">
          There is no address to write to here. Ask a teacher, or the person who showed you this site.
        </p>
      )}
      <p className="mt-4 text-muted">
        If something went wrong, copy the number shown with the error into your message. It lets us find what
        happened without seeing what you typed.
      </p>
    </>
  );
}
