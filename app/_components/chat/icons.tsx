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

export const ListIcon = () => (
  <Icon>
    <path d="M8 6.5h12M8 12h12M8 17.5h12M4 6.5h.1M4 12h.1M4 17.5h.1" />
  </Icon>
);
