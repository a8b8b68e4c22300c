/** The one door to the server: everyone outside src/api imports from here. */
export * from './generated/endpoints.gen';
export type { Error as ApiErrorBody } from './generated/endpoints.gen';
export * from './errors';
