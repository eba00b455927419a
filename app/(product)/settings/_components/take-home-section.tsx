import { Section } from "./section";

const ABOUT = {
  account: "Everything in your account: problems, answers, steps and conversations.",
  guest: "What you made in this browser: problems, answers, steps and conversations.",
} as const;

const NOTE = {
  account: "JSON can be imported here again. Markdown is for reading and printing; formulas are in LaTeX.",
  guest: "JSON can be imported into an account. Markdown is for reading and printing; formulas are in LaTeX.",
} as const;

/** Downloads of everything. A form, since a link would announce a page that never comes. */
export function TakeHomeSection({ isGuest }: { readonly isGuest: boolean }) {
  const whose = isGuest ? "guest" : "account";
  return (
    <Section id="export" title="Download your work" about={ABOUT[whose]}>
      <form action="/settings/export" method="get" data-download className="flex flex-wrap gap-3">
        <button type="submit" name="format" value="json" className="button">
          Download as JSON
        </button>
        <button type="submit" name="format" value="md" className="button">
          Download as Markdown
        </button>
      </form>
      <p className="mt-3 text-sm text-muted">{NOTE[whose]}</p>
    </Section>
  );
}
