import type { FastifyRequest } from 'fastify';
import { unauthorized } from '../lib/errors';
import type { KeyOwnerKind } from './document';
import type { Schemas } from './types';

export interface OrganizerMembership {
  organizerId: number;
  role: Schemas['OrganizerRole'];
}

/** Who changes something and from which network, as recorded in the audit. */
export interface Actor {
  /** Null for the command line on the server's machine and for scheduled work. */
  userId: number | null;
  name: string;
  /** Such as `203.0.113.0/24`; null when there is no client connection. */
  network: string | null;
}

/** The API key of a call. */
export interface CallerKey {
  id: number;
  owner: KeyOwnerKind;
  scopes: readonly Schemas['ApiKeyScope'][];
}

/** The signed-in person, read from the database for each request, so that a changed role applies at once. */
export interface Caller extends Actor {
  userId: number;
  /** Empty for a call without a session. */
  sessionId: string;
  email: string;
  role: Schemas['Role'];
  permissions: readonly Schemas['Permission'][];
  companyId: number | null;
  companyName: string | null;
  /** The company has proven its domain; until then its roles cover only invited people (D30). */
  companyProven: boolean;
  /** The organizers that the person works for (D21). */
  memberships: readonly OrganizerMembership[];
  /** Absent in a call without an API key. */
  key?: CallerKey;
}

/** A company's system that provisions its people, in a call with its SCIM token. */
export interface Provisioner extends Actor {
  userId: null;
  companyId: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a signed-out request, if the operation allows it. */
    caller: Caller | null;
    /** Set in the calls of SCIM alone. */
    provisioner: Provisioner | null;
  }
}

export function callerOf(request: Pick<FastifyRequest, 'caller'>): Caller {
  if (!request.caller) throw unauthorized();
  return request.caller;
}

export function provisionerOf(request: Pick<FastifyRequest, 'provisioner'>): Provisioner {
  if (!request.provisioner) throw unauthorized();
  return request.provisioner;
}

/** What is known of who uses a session. */
export interface IdentityState {
  /** The person proved who they are within ten minutes. */
  isConfirmed: boolean;
  hasSecondFactor: boolean;
  /** The person needs a second factor and has none. */
  mustSetUpFactor: boolean;
}

/** Resolves an access token or an API key to its person; throws 401 when it is not valid. */
export type Authenticate = (
  token: string,
) => Promise<Omit<Caller, 'network'> & { identity: IdentityState }>;

/** Resolves a SCIM token to the company that it provisions; throws 401 when it is not valid. */
export type AuthenticateProvisioner = (token: string) => Promise<Omit<Provisioner, 'network'>>;
