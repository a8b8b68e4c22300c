/** Pages and calls whose address contains the token of a ticket's link, or of an invitation. */
const SECRET = /^(\/(?:t|invitation|api\/(?:shared-tickets|invitations))\/)[^/?#]+/;

export const isSecretAddress = (url: string): boolean => SECRET.test(url);

/** The address as logs may show it. */
export const withoutSecret = (url: string): string => url.replace(SECRET, '$1[redacted]');
