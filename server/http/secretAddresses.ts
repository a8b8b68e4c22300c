/** Pages and calls whose address contains the token of a ticket's link, an invitation, an approver's mail, or seats. */
const SECRET =
  /^(\/(?:t|invitation|decide|seats(?:\/claimed)?|api\/(?:shared-tickets|invitations|approval-links|seats|seat-claims))\/)(?!claimed\/)[^/?#]+/;

/** The page that the server's first start prints, whose address ends with a one-time token. */
const SETUP = /^(\/setup\/?\?).*/i;

export const isSecretAddress = (url: string): boolean => SECRET.test(url) || SETUP.test(url);

/** The address as logs may show it. */
export const withoutSecret = (url: string): string =>
  url.replace(SECRET, '$1[redacted]').replace(SETUP, '$1[redacted]');
