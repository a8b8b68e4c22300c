/** Pages and calls whose address contains the token of a ticket's link, an invitation, an approver's mail, or seats. */
const SECRET =
  /^(\/(?:t|invitation|decide|seats(?:\/claimed)?|api\/(?:shared-tickets|invitations|approval-links|seats|seat-claims))\/)(?!claimed\/)[^/?#]+/i;

/** Sign-in and sign-up that lead back to offered seats have the address of the offer in theirs. */
const NEXT = /^(\/sign(?:in|up)\/?\?(?:[^#]*&)?next=(?:%2F|\/)seats(?:%2F|\/))[^&#]+/i;

/** The page that the server's first start prints, whose address ends with a one-time token. */
const SETUP = /^(\/setup\/?\?).*/i;

export const isSecretAddress = (url: string): boolean =>
  [SECRET, NEXT, SETUP].some((secret) => secret.test(url));

/** Words by which people are found: names, addresses. The catalogue is searched for events alone. */
const SEARCH = /([?&](?:search|organisation)=)[^&#]+/g;
const CATALOGUE = /^\/(?:api\/)?events(?:\/search)?\/?\?|^\/events\/\d+\/?\?/;

const withoutSearch = (url: string) =>
  CATALOGUE.test(url) ? url : url.replace(SEARCH, '$1[redacted]');

/** The address as logs may show it. */
export const withoutSecret = (url: string): string =>
  [SECRET, NEXT, SETUP].reduce(
    (text, secret) => text.replace(secret, '$1[redacted]'),
    withoutSearch(url),
  );
