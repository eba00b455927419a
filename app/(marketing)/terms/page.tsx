import type { Metadata } from "next";
import { operatorName } from "../_components/operator";
import { TextPage, type TextSection } from "../_components/text-page";

export const metadata: Metadata = { title: "Terms" };

const SECTIONS: readonly TextSection[] = [
  {
    title: "What you get",
    lines: [
      "Solutions with steps, hints and practice are free and unlimited. Messages to the tutor may be counted by the day; how many are left is shown beside the field.",
      "An answer marked “Checked” was confirmed in a second way. The mark is about the calculation: compare “Read as” with what you meant.",
      "The service can be away for a while, and what it can do may change.",
    ],
  },
  {
    title: "What we ask of you",
    lines: [
      "Keep to the rules of your school. Where help is not allowed, do not use it.",
      "Do not try to break the site, to use it up for others, or to open what belongs to someone else.",
      "If you are too young to agree to this where you live, ask a parent or guardian first.",
    ],
  },
  {
    title: "Paying",
    lines: [
      "Prices are on the Plans page. A subscription renews until you cancel it, and then lasts to the end of the time you have paid for.",
      "You can cancel at any time, under Plans.",
    ],
  },
  {
    title: "What is yours",
    lines: [
      "What you write stays yours. It is kept so that you find it again, and shown to someone else only by a link that you made.",
    ],
  },
];

export default function TermsPage() {
  return (
    <TextPage
      title="Terms"
      lead={`This site is run by ${operatorName()}. By using it you agree to the following.`}
      sections={SECTIONS}
    />
  );
}
