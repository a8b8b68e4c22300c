import { createHash } from 'node:crypto';

/** An answer of the API to a visitor. */
export interface ApiAnswer {
  status: number;
  type: string;
  body: string;
}

/** The same for the same answer. */
export const tagOf = ({ status, body }: ApiAnswer): string =>
  `${status} ${createHash('sha256').update(body).digest('base64url')}`;

/** Requests a path of the API as a visitor. */
export type AskApi = (path: string) => Promise<ApiAnswer>;
