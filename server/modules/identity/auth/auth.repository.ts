import { sql } from 'kysely';
import { isProven } from '../../../db/expressions/companyReach';
import { memberships } from '../../../db/expressions/memberships';
import { hasSecondFactor } from '../../../db/expressions/secondFactor';
import { keptList } from '../../../db/expressions/keptList';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** @param login trimmed and in lower case; with an @ it is an address, else a username */
export const findCredentials = (db: Db, login: string) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'password_hash', 'is_active'])
    .where(login.includes('@') ? 'email' : 'username', '=', login)
    .executeTakeFirst();

export async function findPasswordHash(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

export interface NewSession {
  sessionId: string;
  userId: number;
  tokenHash: string;
  at: Date;
  expiresAt: Date;
  userAgent: string | null;
  /** Shortened. */
  network: string | null;
  /**
   * Hash of the verified password; absent when the person signed in by another method (one-time
   * code).
   */
  passwordHash?: string;
}

/**
 * Inserts a session and its first refresh token, records the sign-in, and deletes the person's expired sessions. Waits
 * for a concurrent password change (row lock) and inserts nothing when the verified password is the old one: the
 * change has ended all sessions, and no new one may start with the old password.
 * @returns false when there is no session: the account was closed, or the password changed
 */
export async function insertSession(db: Db, session: NewSession): Promise<boolean> {
  const result = await db
    .with('cleared', (query) =>
      query
        .deleteFrom('sessions')
        .where('user_id', '=', session.userId)
        .where('expires_at', '<', session.at),
    )
    .with('person', (query) => {
      const person = query
        .updateTable('users')
        .set({ last_sign_in_at: session.at })
        .where('users.id', '=', session.userId)
        .where('users.is_active', '=', true)
        .returning('users.id');
      return session.passwordHash === undefined
        ? person
        : person.where('users.password_hash', '=', session.passwordHash);
    })
    .with('inserted_session', (query) =>
      query
        .insertInto('sessions')
        .columns([
          ...(['id', 'user_id', 'created_at', 'last_used_at', 'expires_at'] as const),
          ...(['user_agent', 'network', 'proved_at'] as const),
        ])
        .expression((select) =>
          select
            .selectFrom('person')
            .select((eb) => [
              eb.val(session.sessionId).as('id'),
              'person.id as user_id',
              eb.val(session.at).as('created_at'),
              eb.val(session.at).as('last_used_at'),
              eb.val(session.expiresAt).as('expires_at'),
              eb.val(session.userAgent).as('user_agent'),
              eb.val(session.network).as('network'),
              eb.val(session.at).as('proved_at'),
            ]),
        )
        .returning('id'),
    )
    .insertInto('refresh_tokens')
    .columns(['token_hash', 'session_id', 'issued_at', 'expires_at'])
    .expression((query) =>
      query
        .selectFrom('inserted_session')
        .select((eb) => [
          eb.val(session.tokenHash).as('token_hash'),
          'inserted_session.id',
          eb.val(session.at).as('issued_at'),
          eb.val(session.expiresAt).as('expires_at'),
        ]),
    )
    .executeTakeFirstOrThrow();
  return result.numInsertedOrUpdatedRows === 1n;
}

export interface SessionRef {
  sessionId: string;
  userId: number;
}

/**
 * Finds sessions that have not ended, with person and company, in the order of `sessions`; undefined for ended or
 * unknown ones. Does not check expiry.
 */
export async function findActiveSessions(db: Db, sessions: readonly SessionRef[]) {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select([
      'sessions.id as session_id',
      'sessions.expires_at',
      'sessions.proved_at',
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.role',
      'users.company_id',
      'companies.name as company_name',
      isProven.as('company_proven'),
      memberships.as('memberships'),
      hasSecondFactor.as('has_second_factor'),
      'companies.admins_need_second_factor',
    ])
    .where(
      'sessions.id',
      '=',
      sql<string>`any(${keptList(
        sessions.map((one) => one.sessionId),
        'uuid',
      )})`,
    )
    .where('sessions.ended_at', 'is', null)
    .where('users.is_active', '=', true)
    .execute();
  const found = new Map(rows.map((row) => [row.session_id, row]));
  return sessions.map(({ sessionId, userId }) => {
    const row = found.get(sessionId);
    return row?.id === userId ? row : undefined;
  });
}

export interface Rotation {
  tokenHash: string;
  successorHash: string;
  at: Date;
  expiresAt: Date;
}

/**
 * Rotates a refresh token of a session that has not ended, in one statement. When calls are concurrent, one rotates;
 * the others wait for its row lock, find the token already rotated, and return undefined. Unknown and expired tokens
 * also return undefined.
 */
export const rotateRefreshToken = (db: Db, rotation: Rotation) =>
  db
    .with('rotated', (query) =>
      query
        .updateTable('refresh_tokens')
        .set({ rotated_at: rotation.at })
        .from('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .whereRef('sessions.id', '=', 'refresh_tokens.session_id')
        .where('refresh_tokens.token_hash', '=', rotation.tokenHash)
        .where('refresh_tokens.rotated_at', 'is', null)
        .where('refresh_tokens.expires_at', '>', rotation.at)
        .where('sessions.ended_at', 'is', null)
        .where('users.is_active', '=', true)
        .returning(['refresh_tokens.session_id', 'sessions.user_id']),
    )
    .with('used', (query) =>
      query
        .updateTable('sessions')
        .set({ last_used_at: rotation.at, expires_at: rotation.expiresAt })
        .from('rotated')
        .whereRef('sessions.id', '=', 'rotated.session_id'),
    )
    // Each refresh adds a row, about every 15 minutes; delete the expired ones.
    .with('cleared', (query) =>
      query
        .deleteFrom('refresh_tokens')
        .using('rotated')
        .whereRef('refresh_tokens.session_id', '=', 'rotated.session_id')
        .where('refresh_tokens.expires_at', '<', rotation.at),
    )
    .with('issued', (query) =>
      query
        .insertInto('refresh_tokens')
        .columns(['token_hash', 'session_id', 'issued_at', 'expires_at'])
        .expression((select) =>
          select
            .selectFrom('rotated')
            .select((eb) => [
              eb.val(rotation.successorHash).as('token_hash'),
              'rotated.session_id',
              eb.val(rotation.at).as('issued_at'),
              eb.val(rotation.expiresAt).as('expires_at'),
            ]),
        ),
    )
    .selectFrom('rotated')
    .select(['rotated.session_id', 'rotated.user_id'])
    .executeTakeFirst();

/** The hashes that belong to a token of the session. */
export async function findHashes(db: Db, sessionId: string, hashes: readonly string[]) {
  const rows = await db
    .selectFrom('refresh_tokens')
    .select('token_hash')
    .where('session_id', '=', sessionId)
    .where('token_hash', 'in', hashes)
    .execute();
  return new Set(rows.map((row) => row.token_hash));
}

/** Finds a token in any state, with its session; undefined when it was never issued. */
export const findToken = (db: Db, tokenHash: string) =>
  db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'refresh_tokens.session_id',
      'refresh_tokens.rotated_at',
      'refresh_tokens.expires_at',
      'sessions.user_id',
      'sessions.ended_at',
      'users.is_active',
    ])
    .where('refresh_tokens.token_hash', '=', tokenHash)
    .executeTakeFirst();

/** Does nothing when the session has already ended, so that the first reason is kept. */
export async function endSession(db: Db, sessionId: string, reason: string, at: Date) {
  await db
    .updateTable('sessions')
    .set({ ended_at: at, end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Deletes at most `limit` sessions that expired before `before`. @returns how many */
export async function deleteSessionsBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from sessions where id in (
      select id from sessions where expires_at < ${before} limit ${limit}
    ) returning id
  `.execute(db);
  return rows.length;
}
