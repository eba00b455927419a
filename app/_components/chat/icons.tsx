// Nothing here depends on anything: what would be remembered costs more bytes than it spares work.
"use no memo";

import { Icon } from "../ui/icons";

export const DeleteIcon = () => (
  <Icon>
    <path d="M5 7h14M10 7V4.5h4V7m-7.5 0 .8 12.5h9.4L17.5 7" />
  </Icon>
);

export const HaltIcon = () => (
  <Icon>
    <rect x="6.5" y="6.5" width="11" height="11" rx="1.5" fill="currentColor" />
  </Icon>
);

export const NewIcon = () => (
  <Icon>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);

export const BackIcon = () => (
  <Icon>
    <path d="m14.5 6-6 6 6 6" />
  </Icon>
);

export const ForthIcon = () => (
  <Icon>
    <path d="m9.5 6 6 6-6 6" />
  </Icon>
);

export const ListIcon = () => (
  <Icon>
    <path d="M8 6.5h12M8 12h12M8 17.5h12M4 6.5h.1M4 12h.1M4 17.5h.1" />
  </Icon>
);

export const RenameIcon = () => (
  <Icon>
    <path d="m5 19 1-4.2L16.2 4.6l3.2 3.2L9.2 18zM14 6.8l3.2 3.2" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Icon>
);

export const ShareIcon = () => (
  <Icon>
    <path d="M12 15V4.5m-4 4 4-4 4 4M6 12v7.5h12V12" />
  </Icon>
);
