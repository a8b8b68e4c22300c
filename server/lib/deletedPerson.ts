/** What stands in the place of the name of a person who was erased. */
export const DELETED_PERSON = 'Deleted person';

/** No mail reaches a domain that ends with this (RFC 2606). */
const DELETED_DOMAIN = 'deleted.invalid';

/** The same for one person wherever it stands, so that entries of one person stay together. */
export const pseudonymOf = (id: number): string => `${DELETED_PERSON} ${id}`;

export const deletedAddress = (id: number): string => `deleted-${id}@${DELETED_DOMAIN}`;

export const isDeletedAddress = (address: string): boolean =>
  address.endsWith(`@${DELETED_DOMAIN}`);
