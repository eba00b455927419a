import type { Metadata } from "next";
import Link from "next/link";
import { operatorName } from "../_components/operator";
import { TextPage, type TextSection } from "../_components/text-page";

export const metadata: Metadata = { title: "Privacy" };

const SECTIONS: readonly TextSection[] = [
  {
    title: "What is kept",
    lines: [
      "Your problems with their solutions, what you had checked, and your practice.",
      "In a practice set, the name you give for it. The person who made the set sees who is stuck on which skill and which known errors come up, and nothing that you write.",
      "Your conversations with the tutor, unless you choose a temporary one, which is not kept.",
      "With an account: your e-mail address, your name if you give one, and the devices you are signed in on.",
      "If you choose “On this device only” in Settings, your problems stay in your browser and nothing of them is sent.",
      "A photo is read and then forgotten. Only the text that was read from it is kept, once you send it.",
    ],
  },
  {
    title: "Without an account",
    lines: [
      "A cookie tells your browser from others for a year, so that you find your work again. Anyone who uses that browser can open it.",
      "When you create an account, your work moves into it.",
    ],
  },
  {
    title: "Who else receives something",
    lines: [
      "If a language model is connected, it receives the conversation you have with it, and a photo if it is asked to read one. The built-in tutor sends nothing anywhere.",
      "Payments are handled by a payment provider. Card numbers never reach this site.",
      "If counting visits is switched on, pages you open and buttons you press are counted. A browser that sends Global Privacy Control or Do Not Track is not counted.",
      "What you type is never used for advertising.",
    ],
  },
  {
    title: "What you can do",
    lines: [
      "Download everything that is kept, in Settings, with or without an account.",
      "Delete a problem or a conversation, permanently, wherever it is listed.",
      "Delete your account in Settings. Your work goes with it. A code made from your address, from which it cannot be read, stays for a year, so that a free trial is given once.",
    ],
  },
];

export default function PrivacyPage() {
  return (
    <TextPage
      title="Privacy"
      lead={`This site is run by ${operatorName()}. This is what it keeps, why, and what you can do about it.`}
      sections={SECTIONS}
    >
      <p className="mt-10">
        Questions?{" "}
        <Link href="/contact" className="link -my-2.5 inline-flex min-h-11 items-center">
          Get in touch
        </Link>
      </p>
    </TextPage>
  );
}
