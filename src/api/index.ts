/** The one door to the server: everyone outside src/api imports from here. */
export { api } from './cachePolicy';
export { tagTypes } from './emptyApi';
// After cachePolicy: a hook that is used before the tags are on would lose them.
export * from './generated/endpoints.gen';
export type * from '@/lib/contract.gen';
export type { Error as ApiErrorBody } from '@/lib/contract.gen';
export * from './errors';
export { markFields } from './markFields';
export { sessionExpired } from './refresh';
export { readTokenCookies, writeTokenCookies } from './tokenCookies';
