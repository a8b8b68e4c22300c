import { DELETED_DOMAIN } from './emailAddress';

/** What stands in the place of the name of a person who was erased. */
export const DELETED_PERSON = 'Deleted person';

/** The same for one person wherever it stands, so that entries of one person stay together. */
export const pseudonymOf = (id: number): string => `${DELETED_PERSON} ${id}`;

export const deletedAddress = (id: number): string => `deleted-${id}@${DELETED_DOMAIN}`;

/** The username of an erased account; nobody may choose one of this form. */
export const deletedUsername = (id: number): string => `deleted-${id}`;

/** Whether a username looks like that of an erased account, whatever its case. */
export const isReservedUsername = (username: string): boolean => /^deleted-\d/i.test(username);

export const RESERVED_USERNAME =
  'Names such as deleted-12 belong to deleted accounts. Choose another one.';
