import "server-only";
import type { OutgoingMail } from "@/server/providers/mail/port";

export const LINK_TYPES = ["signup", "magiclink", "recovery", "email_change"] as const;
export type LinkType = (typeof LINK_TYPES)[number];

const LIFETIME_MINUTES: Readonly<Record<LinkType, number>> = {
  // Mail to a school is often slow, and an address that is confirmed late harms nobody.
  signup: 60,
  email_change: 60,
  magiclink: 10,
  recovery: 10,
};

/** How long the link of a letter can be opened, in minutes. */
export const lifetimeOf = (type: LinkType): number => LIFETIME_MINUTES[type];

interface Words {
  readonly subject: string;
  readonly lead: string;
  readonly button: string;
  readonly otherwise: string;
}

const WORDS: Record<LinkType, (product: string) => Words> = {
  signup: (product) => ({
    subject: `Confirm your address for ${product}`,
    lead: `Welcome to ${product}. Open this link to confirm your e-mail address and finish creating your account:`,
    button: "Confirm my address",
    otherwise: "If you did not sign up, ignore this e-mail: no account is created unless the link is opened.",
  }),
  magiclink: (product) => ({
    subject: `Your link to sign in to ${product}`,
    lead: `Open this link to sign in to ${product}:`,
    button: "Sign in",
    otherwise: "If you did not ask for this, ignore this e-mail: nobody can sign in without the link.",
  }),
  recovery: (product) => ({
    subject: `Choose a new password for ${product}`,
    lead: `Open this link to choose a new password for ${product}:`,
    button: "Choose a new password",
    otherwise: "If you did not ask for this, ignore this e-mail: your password stays the same.",
  }),
  email_change: (product) => ({
    subject: `Confirm your new address for ${product}`,
    lead: `Open this link to use this e-mail address for your ${product} account from now on:`,
    button: "Use this address",
    otherwise: "If you did not ask for this, ignore this e-mail: the account keeps its old address.",
  }),
};

export interface LinkEmail {
  readonly to: string;
  readonly type: LinkType;
  /** What is in the link, which opening it spends. */
  readonly token: string;
  readonly siteUrl: string;
  readonly product: string;
}

export type NoticeType = "password" | "address" | "address-asked";

const NOTICES: Record<NoticeType, (product: string) => Pick<Words, "subject" | "lead">> = {
  password: (product) => ({
    subject: `Your password for ${product} was changed`,
    lead: `The password for your ${product} account has just been changed, and it has been signed out everywhere else.`,
  }),
  address: (product) => ({
    subject: `The e-mail address of your ${product} account was changed`,
    lead: `Your ${product} account has just been moved to another e-mail address, which has been confirmed. It has been signed out everywhere else, and you can no longer sign in with this address.`,
  }),
  "address-asked": (product) => ({
    subject: `A new address was requested for your ${product} account`,
    lead: `We were asked to move your ${product} account to another e-mail address. That happens only if the link we sent there is opened within the hour.`,
  }),
};

const TAKE_BACK: Record<NoticeType, (siteUrl: string) => string> = {
  password: (siteUrl) =>
    `If this was not you, open ${siteUrl}, choose "Sign in", then "Forgot your password?", and take your account back.`,
  address: (siteUrl) => `If this was not you, write to the people who run ${siteUrl}.`,
  "address-asked": (siteUrl) =>
    `If this was not you, open ${siteUrl}, choose "Sign in", then "Forgot your password?": a new password withdraws the request.`,
};

/** Tells someone what has happened to their account. It has no link: anyone who did not do it is to go to the product. */
export function writeNotice({
  to,
  what,
  siteUrl,
  product,
}: Pick<LinkEmail, "to" | "siteUrl" | "product"> & { readonly what: NoticeType }): OutgoingMail {
  const { subject, lead } = NOTICES[what](product);
  const otherwise = TAKE_BACK[what](siteUrl);
  return {
    to,
    subject,
    text: `${lead}\n\n${otherwise}\n`,
    html: [
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${asHtml(subject)}</title></head>`,
      `<body style="font:16px/1.5 sans-serif;max-width:32em;margin:2em auto;padding:0 1em">`,
      `<p>${asHtml(lead)}</p><p>${asHtml(otherwise)}</p></body></html>`,
    ].join("\n"),
  };
}

/** A message with one link, which leads to the product and not to the auth server. */
export function writeEmail({ to, type, token, siteUrl, product }: LinkEmail): OutgoingMail {
  const { subject, lead, button, otherwise } = WORDS[type](product);
  const link = `${siteUrl}/auth/confirm?${new URLSearchParams({ token_hash: token, type })}`;
  const limits = `Use the link within ${lifetimeOf(type)} minutes. It works once.`;
  return {
    to,
    subject,
    text: `${lead}\n\n${link}\n\n${limits}\n\n${otherwise}\n`,
    html: [
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${asHtml(subject)}</title></head>`,
      `<body style="font:16px/1.5 sans-serif;max-width:32em;margin:2em auto;padding:0 1em">`,
      `<p>${asHtml(lead)}</p>`,
      `<p><a href="${asHtml(link)}" style="display:inline-block;padding:12px 20px;border:1px solid">${asHtml(button)}</a></p>`,
      `<p>Or copy this address into your browser:<br>${asHtml(link)}</p>`,
      `<p>${asHtml(limits)} ${asHtml(otherwise)}</p></body></html>`,
    ].join("\n"),
  };
}

function asHtml(text: string): string {
  return text.replace(/[&<>"]/g, (found) => `&#${found.charCodeAt(0)};`);
}
