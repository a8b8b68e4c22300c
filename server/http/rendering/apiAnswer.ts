import { createHash } from 'node:crypto';

/** An answer of the API to a visitor. */
export interface ApiAnswer {
  status: number;
  type: string;
  body: string;
}

/** Equal for equal answers. */
export const tagOf = ({ status, body }: ApiAnswer): string =>
  `${status} ${createHash('sha256').update(body).digest('base64url')}`;

/** Asks the API for a path, as a visitor would. */
export type AskApi = (path: string) => Promise<ApiAnswer>;
