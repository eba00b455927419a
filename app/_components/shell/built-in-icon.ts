/** The product's own icon, for operators who bring none. */
export const BUILT_IN_ICON = "/icon.svg";
