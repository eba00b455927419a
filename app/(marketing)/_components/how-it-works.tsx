const POINTS = [
  ["It shows what it read", "First you see how your problem was understood, and can correct it."],
  [
    "It works step by step",
    "Each step says what was done and why. Ask for hints first, and the answer stays hidden.",
  ],
  ["It checks the answer", "A second method has to agree. If none can, it says so rather than guess."],
] as const;

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="mt-14 border-t border-hairline pt-9">
      <h2 id="how-it-works" className="font-serif text-[26px] leading-tight">
        How it works
      </h2>
      <ol className="mt-5 grid gap-7 sm:grid-cols-3">
        {POINTS.map(([title, text], index) => (
          <li key={title} className="border-l border-accent pl-4">
            <span aria-hidden="true" className="font-serif text-lg text-muted">
              {index + 1}
            </span>
            <h3 className="font-medium">{title}</h3>
            <p className="mt-1 text-[15px] text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
