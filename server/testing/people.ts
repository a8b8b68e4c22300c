import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Schemas } from '../contract/types';
import { registrableDomains } from '../lib/registrableDomain';
import { createTokens } from '../modules/identity/auth/tokens.service';
import type { TestApp } from './buildTestApp';

/** Sessions that `signIn` writes must not expire in tests that move the clock. */
const CENTURY_SECONDS = 100 * 365 * 24 * 60 * 60;

/** A cheap hash: its stored cost decides how long signing in takes. */
const cheapHash = (password: string) =>
  hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 });

type People = Pick<TestApp, 'db' | 'secrets'>;

let made = 0;
/** A number that no other row of this test file has. */
const next = () => (made += 1);

export interface TestCompany {
  id: number;
  name: string;
  domain: string;
}

/** By default a company with a proven domain. */
export async function createCompany(
  { db }: Pick<People, 'db'>,
  values: { name?: string; domain?: string; isProven?: boolean } = {},
): Promise<TestCompany> {
  const number = next();
  const domain = values.domain ?? `company${number}.example`;
  const row = await db
    .insertInto('companies')
    .values({
      name: values.name ?? `Company ${number}`,
      domain,
      ...registrableDomains(domain),
      domain_proven_at: values.isProven === false ? null : new Date(),
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
  return { ...row, domain };
}

export interface TestUser {
  id: number;
  username: string;
  email: string;
  role: Schemas['Role'];
  companyId: number | null;
}

interface NewUser {
  role?: Schemas['Role'];
  company?: TestCompany | null;
  username?: string;
  email?: string;
  firstName?: string;
  lastName?: string;
  isActive?: boolean;
  /** Who invited the person. */
  invitedBy?: Pick<TestUser, 'id'>;
  /** Set only in tests that sign in with a password. */
  password?: string;
}

/** By default an employee without a company. */
export async function createUser({ db }: Pick<People, 'db'>, values: NewUser = {}) {
  const username = values.username ?? `person${next()}`;
  const row = await db
    .insertInto('users')
    .values({
      username,
      email: values.email ?? `${username}@${values.company?.domain ?? 'foyer.example'}`,
      first_name: values.firstName ?? 'Test',
      last_name: values.lastName ?? 'Person',
      password_hash: values.password ? await cheapHash(values.password) : 'no password',
      role: values.role ?? 'employee',
      company_id: values.company?.id ?? null,
      is_active: values.isActive ?? true,
      invited_by: values.invitedBy?.id ?? null,
    })
    .returning(['id', 'username', 'email', 'role', 'company_id'])
    .executeTakeFirstOrThrow();
  const { company_id: companyId, ...user } = row;
  return { ...user, companyId } satisfies TestUser;
}

/**
 * The headers of a signed-in request. Writes the session directly to the database; no call asks it to confirm who the
 * person is.
 */
export async function signIn(
  { db, secrets }: People,
  user: Pick<TestUser, 'id'>,
  sessionId: string = randomUUID(),
) {
  const now = Date.now();
  await db
    .insertInto('sessions')
    .values({
      id: sessionId,
      user_id: user.id,
      created_at: new Date(now),
      last_used_at: new Date(now),
      expires_at: new Date(now + CENTURY_SECONDS * 1000),
      proved_at: new Date(now + CENTURY_SECONDS * 1000),
    })
    .execute();
  const tokens = createTokens(secrets, CENTURY_SECONDS);
  const { accessToken } = await tokens.issuePair({ userId: user.id, sessionId }, sessionId, now);
  return { authorization: `Bearer ${accessToken}` };
}
