import type { ReactNode } from "react";

interface PlanCardProps {
  readonly name: string;
  readonly price: string;
  /** What the price is for: "a month". */
  readonly per: string;
  /** What else there is to say of the price. */
  readonly terms?: string;
  readonly features: readonly string[];
  /** It is the reader's own. */
  readonly current?: boolean;
  /** The way to it. */
  readonly children?: ReactNode;
}

/** One plan in a list of plans. */
export function PlanCard({ name, price, per, terms, features, current = false, children }: PlanCardProps) {
  return (
    <li
      aria-current={current ? "true" : undefined}
      className={`sheet flex flex-col px-5 py-5 ${current ? "border-accent" : ""}`}
    >
      <div className="flex items-baseline justify-between gap-2">
        <h3 className="font-medium">{name}</h3>
        {current && <span className="text-sm whitespace-nowrap text-accent-text">Your plan</span>}
      </div>
      <p className="mt-3 font-serif text-[34px] leading-none">{price}</p>
      <p className="mt-1.5 text-sm text-muted">{per}</p>
      <ul className="mt-4 space-y-1.5 border-l border-accent pl-3 text-[15px]">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {terms && <p className="mt-4 text-sm text-muted">{terms}</p>}
      <div className="mt-auto pt-5 empty:hidden">{children}</div>
    </li>
  );
}
