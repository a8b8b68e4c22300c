/** Pages and calls whose address contains a token: of a ticket, an invitation, an approval, or offered seats. */
const SECRET =
  /^(\/(?:t|invitation|decide|seats(?:\/claimed)?|api\/(?:shared-tickets|invitations|approval-links|seats|seat-claims))\/)(?!claimed\/)[^/?#]+/i;

/** Sign-in and sign-up pages that lead back to offered seats contain the address of the offer. */
const NEXT = /^(\/sign(?:in|up)\/?\?(?:[^#]*&)?next=(?:%2F|\/)seats(?:%2F|\/))[^&#]+/i;

/** The setup page, whose address is printed at the first start and ends with a one-time token. */
const SETUP = /^(\/setup\/?\?).*/i;

/** The start of a single sign-on, which names a person, and its end, which has the provider's code. */
const SINGLE_SIGN_ON = /^(\/api\/auth\/sso\/(?:start|callback)\/?\?).*/i;

const secrets = [SECRET, NEXT, SETUP, SINGLE_SIGN_ON];

export const isSecretAddress = (url: string): boolean => secrets.some((secret) => secret.test(url));

/**
 * Searches for people, and filters of SCIM, contain names and email addresses. The catalogue's searches do not: they
 * find events only.
 */
const SEARCH = /([?&](?:search|organisation|filter)=)[^&#]+/g;
const CATALOGUE = /^\/(?:api\/)?events(?:\/search)?\/?\?|^\/events\/\d+\/?\?/;

const withoutSearch = (url: string) =>
  CATALOGUE.test(url) ? url : url.replace(SEARCH, '$1[redacted]');

/** The address without the parts that logs must not contain. */
export const withoutSecret = (url: string): string =>
  secrets.reduce((text, secret) => text.replace(secret, '$1[redacted]'), withoutSearch(url));
