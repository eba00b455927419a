// Nothing here depends on anything: what would be remembered costs more bytes than it spares work.
"use no memo";

import type { ReactNode } from "react";

/** Line icons of one weight. They always are beside a word, so they are hidden from screen readers. */
export function Icon({ children, size = 18 }: { readonly children: ReactNode; readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      {children}
    </svg>
  );
}

export const MenuIcon = () => (
  <Icon size={22}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const CheckedIcon = () => (
  <Icon size={19}>
    <circle cx="12" cy="12" r="9.5" />
    <path d="m7.8 12.4 2.9 3 5.5-6.4" />
  </Icon>
);

export const SampledIcon = () => (
  <Icon size={19}>
    <circle cx="12" cy="12" r="9.5" strokeDasharray="3.2 2.4" />
    <path d="m7.8 12.4 2.9 3 5.5-6.4" />
  </Icon>
);

export const UncheckedIcon = () => (
  <Icon size={19}>
    <circle cx="12" cy="12" r="9.5" />
    <path d="M7.5 12h9" />
  </Icon>
);

export const ChevronIcon = () => (
  <Icon>
    <path d="m9 5 7 7-7 7" />
  </Icon>
);

export const StopIcon = () => (
  <Icon size={19}>
    <circle cx="12" cy="12" r="9.5" />
    <path d="M12 7.5v5.5M12 16.4v.1" />
  </Icon>
);

export const WrongIcon = () => (
  <Icon size={19}>
    <circle cx="12" cy="12" r="9.5" />
    <path d="m8.6 8.6 6.8 6.8M15.4 8.6l-6.8 6.8" />
  </Icon>
);

export const PencilIcon = () => (
  <Icon size={17}>
    <path d="M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3" />
  </Icon>
);

export const ArrowIcon = () => (
  <Icon>
    <path d="M5 12h14m-6-6 6 6-6 6" />
  </Icon>
);
