import type { FastifyRequest } from 'fastify';
import { unauthorized } from '../lib/errors';
import type { Schemas } from './types';

/** The person behind a request, read from the database for each one, so that a changed role binds at once. */
export interface Caller {
  userId: number;
  sessionId: string;
  name: string;
  email: string;
  role: Schemas['Role'];
  permissions: readonly Schemas['Permission'][];
  companyId: number | null;
  companyName: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null when nobody is signed in and the operation allows that. */
    caller: Caller | null;
  }
}

export function callerOf(request: Pick<FastifyRequest, 'caller'>): Caller {
  if (!request.caller) throw unauthorized();
  return request.caller;
}

/** How the auth module turns an access token into a person; throws 401 when it is not good. */
export type Authenticate = (accessToken: string) => Promise<Caller>;
