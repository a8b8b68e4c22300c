import { DELETED_DOMAIN } from './emailAddress';

/** Replaces the name of an erased person. */
export const DELETED_PERSON = 'Deleted person';

/** The same text for one person everywhere, so that entries about one person can still be recognised. */
export const pseudonymOf = (id: number): string => `${DELETED_PERSON} ${id}`;

export const deletedAddress = (id: number): string => `deleted-${id}@${DELETED_DOMAIN}`;

/** The username of an erased account; nobody may choose such a username. */
export const deletedUsername = (id: number): string => `deleted-${id}`;

/** Whether a username looks like that of an erased account, whatever its case. */
export const isReservedUsername = (username: string): boolean => /^deleted-\d/i.test(username);

export const RESERVED_USERNAME =
  'Names such as deleted-12 belong to deleted accounts. Choose another one.';
