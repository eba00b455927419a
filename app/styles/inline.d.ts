declare module "*.css?inline" {
  /** Changes with the stylesheet. */
  export const name: string;
  /** The compiled stylesheet; in browsers of a built product empty, for there it is in the page already. */
  export const text: string;
}

declare module "*.css?text" {
  /** The compiled stylesheet. */
  export const text: string;
}
