/** The only access to the server: code outside src/api imports from here. */
export { api, BOOKINGS_CHANGED } from './cachePolicy';
export { tagTypes } from './emptyApi';
// Must be after cachePolicy, so that the tags are set before a hook is used.
export * from './generated/endpoints.gen';
export type * from '@/lib/contract.gen';
export type { Error as ApiErrorBody } from '@/lib/contract.gen';
export { showIdentityQuestion } from './confirmIdentity';
export * from './errors';
export * from './handOver';
export { LOAD_ONCE } from './callOptions';
export { useFileDownload } from './useFileDownload';
export { useFormSubmit } from './useFormSubmit';
export { useLoadedCategories } from './useLoadedCategories';
export { singleSignOnAddress } from './singleSignOn';
export * from './transport';
export { readTokenCookies, writeTokenCookies } from './tokenCookies';
