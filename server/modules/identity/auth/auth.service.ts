import { randomUUID } from 'node:crypto';
import type { Config } from '../../../config/config';
import type { Authenticate } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import { createDataLoader } from '../../../db/dataLoader';
import { forbidden, unauthorized } from '../../../lib/errors';
import { createSemaphore } from '../../../lib/semaphore';
import type { ModuleDeps } from '../../../deps';
import { shortNetworkOf } from '../../../http/rateLimits/networks';
import { presentAuthUser, presentCaller } from '../people/people.presenter';
import { findPerson } from '../people/people.repository';
import { assertPasswordAllowed } from '../passwordRule/passwordRule.service';
import type { Client } from '../client.rules';
import {
  factorRequired,
  type EnteredFactor,
  type FactorProofs,
} from '../secondFactors/factorProofs.service';
import type { PasskeysService } from '../secondFactors/passkeys.service';
import { mustSetUpFactor } from '../secondFactors/requiredFactor.rules';
import * as repository from './auth.repository';
import type { NewDeviceMails } from './newDeviceMails.service';
import type { KnownDevices } from './knownDevices.service';
import { dummyHash, verifyPassword } from './passwords.service';
import type { SignInThrottle } from './signInThrottle.service';
import {
  hashToken,
  newRefreshToken,
  REFRESH_SECONDS,
  type Successor,
  type TokenPair,
  type Tokens,
} from './tokens.service';

/**
 * Milliseconds during which a rotated refresh token still returns the same successor, for two tabs that refresh at
 * once (D10).
 */
const REUSE_GRACE_MS = 10_000;

/** Milliseconds for which a proof of identity counts. */
export const CONFIRMED_MS = 10 * 60_000;

/**
 * Concurrent sign-in attempts per process: as many as there are hashing threads, and fewer than the
 * throttle allows, so that a burst of correct sign-ins from one office is not refused.
 */
const MAX_CONCURRENT_SIGN_INS = 4;
/** Limits for waiting attempts. A network may have eight times as many as a person. */
const WAITING_SIGN_INS = { maxWaitingPerPerson: 100, maxWaiting: 2_000 };

interface Credentials extends EnteredFactor {
  username: string;
  password: string;
}

interface SessionRequest {
  userId: number;
  client: Client;
  passwordHash?: string;
}

export interface StartedSession {
  session: Schemas['Session'];
  sessionId: string;
  /** The token for the `device` cookie. */
  device: string;
}

interface AuthDeps extends Pick<ModuleDeps, 'db' | 'clock' | 'log'> {
  tokens: Tokens;
  throttle: Pick<SignInThrottle, 'begin'>;
  devices: Pick<KnownDevices, 'remember'>;
  newDeviceMails: NewDeviceMails;
  proofs: Pick<FactorProofs, 'methodsOf' | 'take'>;
  passkeys: Pick<PasskeysService, 'personOf'>;
  config: Pick<Config, 'secondFactorFor'>;
}

export type AuthService = ReturnType<typeof createAuthService>;

const DAY_MS = 24 * 3600 * 1000;
/** Sessions that one statement deletes at most. */
const PURGED_AT_ONCE = 500;

/** Sign-in, refreshing, authentication of requests, and sign-out (D10). */
export function createAuthService(deps: AuthDeps) {
  const { db, clock, log, tokens, throttle, devices, newDeviceMails, proofs, passkeys, config } =
    deps;
  const withSlot = createSemaphore(MAX_CONCURRENT_SIGN_INS, WAITING_SIGN_INS);
  // Every request looks up its session, so concurrent lookups share one statement.
  const findSession = createDataLoader({
    db,
    read: (sessions: readonly repository.SessionRef[]) =>
      repository.findActiveSessions(db, sessions),
    cacheKey: ({ userId, sessionId }) => `${userId} ${sessionId}`,
  });
  const expiryFrom = (now: number) => new Date(now + REFRESH_SECONDS * 1000);

  async function openSession({ userId, client, passwordHash }: SessionRequest) {
    const now = clock.now();
    const sessionId = randomUUID();
    const refreshToken = newRefreshToken();
    const isOpen = await repository.insertSession(db, {
      sessionId,
      userId,
      tokenHash: hashToken(refreshToken),
      at: new Date(now),
      expiresAt: expiryFrom(now),
      userAgent: client.userAgent?.slice(0, 300) ?? null,
      network: shortNetworkOf(client.address),
      ...(passwordHash !== undefined && { passwordHash }),
    });
    if (!isOpen) throw wrongCredentials();
    return { sessionId, pair: await tokens.issuePair({ userId, sessionId }, refreshToken, now) };
  }

  /** Finds the successor that was issued, by this server or by one that signs with another secret. */
  async function findIssued(successors: readonly Successor[], sessionId: string) {
    const hashOf = (successor: Successor) => hashToken(successor.refreshToken);
    const stored = await repository.findHashes(db, sessionId, successors.map(hashOf));
    return successors.find((successor) => stored.has(hashOf(successor)));
  }

  async function currentUser(userId: number): Promise<Schemas['AuthUser']> {
    const person = await findPerson(db, userId);
    if (!person) throw sessionEnded();
    return presentAuthUser(person, mustSetUpFactor(person, config.secondFactorFor));
  }

  async function startSession(request: SessionRequest): Promise<StartedSession> {
    const { userId, client } = request;
    const { sessionId, pair } = await openSession(request);
    const user = await currentUser(userId);
    const { token, isNew } = await devices.remember(userId, client);
    if (isNew) await newDeviceMails.send(user, client);
    return { sessionId, session: { ...present(pair), user }, device: token };
  }

  async function signIn({ username, password, ...entered }: Credentials, client: Client) {
    const login = username.trim().toLowerCase();
    const account = await repository.findCredentials(db, login);
    const attempt = await throttle.begin({ login, userId: account?.id, client });
    const passwordHash = account?.password_hash ?? dummyHash;
    const matches = await verifyPassword(passwordHash, password);
    if (!account || !matches) throw wrongCredentials();
    if (!account.is_active) throw accountClosed();
    const methods = await proofs.methodsOf(account.id);
    const hasEntered = entered.otp !== undefined || entered.recovery_code !== undefined;
    if (methods.length > 0 && hasEntered && !(await proofs.take(account, entered, client))) {
      throw wrongFactor();
    }
    await attempt.succeeded();
    await assertPasswordAllowed(db, account.id);
    if (methods.length > 0 && !hasEntered) throw factorRequired(methods);
    return startSession({ userId: account.id, client, passwordHash });
  }

  return {
    /** Starts a session for a person whom a one-time code or an identity provider has just verified. */
    startSession: (userId: number, client: Client) => startSession({ userId, client }),
    currentUser,

    /** Starts a session for the person whose passkey has signed. @throws 401 invalid_second_factor, 403 account_closed */
    async signInWithPasskey(credential: Schemas['PasskeyAssertion'], client: Client) {
      const person = await passkeys.personOf(credential);
      if (!person) {
        throw unauthorized(
          'This passkey is not known here. Sign in with your password.',
          'invalid_second_factor',
        );
      }
      if (!person.isActive) throw accountClosed();
      return startSession({ userId: person.id, client });
    },

    /**
     * An unknown account and a wrong password get the same error after the same work, so that neither text nor
     * response time reveals which accounts exist. Only a caller with the right password is told that the account is
     * closed, or that its company requires single sign-on.
     * @throws AppError 401, 401 second_factor_required with the right password alone, 403 account_closed or sso_required,
     * 429 after too many failures
     */
    signIn: (credentials: Credentials, client: Client) =>
      withSlot(() => signIn(credentials, client)),

    /**
     * Exchanges a refresh token for the next pair. A second use within ten seconds returns the same
     * pair; a later one is taken as theft and ends the session.
     * @throws AppError 401 session_ended
     */
    async refresh(refreshToken: string): Promise<Schemas['SessionTokens']> {
      const now = clock.now();
      const successors = tokens.successorsOf(refreshToken);
      const [successor] = successors;
      const tokenHash = hashToken(refreshToken);
      const rotated = await repository.rotateRefreshToken(db, {
        tokenHash,
        successorHash: hashToken(successor.refreshToken),
        at: new Date(now),
        expiresAt: expiryFrom(now),
      });
      if (rotated) {
        const claims = { userId: rotated.user_id, sessionId: rotated.session_id };
        return present(await successor.issue(claims, now));
      }
      const used = await repository.findToken(db, tokenHash);
      if (!used?.rotated_at || used.ended_at || !used.is_active) throw sessionEnded();
      const rotatedAt = used.rotated_at.getTime();
      if (now - rotatedAt > REUSE_GRACE_MS) {
        await repository.endSession(db, used.session_id, 'refresh_token_reused', new Date(now));
        log.warn({ userId: used.user_id, sessionId: used.session_id }, 'refresh token used again');
        throw sessionEnded();
      }
      const issued = await findIssued(successors, used.session_id);
      if (!issued) throw sessionEnded();
      const claims = { userId: used.user_id, sessionId: used.session_id };
      return present(await issued.issue(claims, rotatedAt));
    },

    /** Refuses an access token whose session has ended. A changed role applies from the next request. */
    authenticate: (async (accessToken) => {
      const now = clock.now();
      const { userId, sessionId } = await tokens.readAccess(accessToken, now);
      const person = await findSession({ userId, sessionId });
      if (!person || person.expires_at.getTime() <= now) throw sessionEnded();
      const provedAt = person.proved_at?.getTime();
      return {
        ...presentCaller(person),
        sessionId,
        identity: {
          isConfirmed: provedAt !== undefined && now - provedAt <= CONFIRMED_MS,
          hasSecondFactor: person.has_second_factor,
          mustSetUpFactor: mustSetUpFactor(person, config.secondFactorFor),
        },
      };
    }) satisfies Authenticate,

    /** Deletes sessions, ended ones included, that expired more than `days` days ago. */
    async purgeSessions(days: number): Promise<void> {
      const before = new Date(clock.now() - days * DAY_MS);
      while (
        (await repository.deleteSessionsBefore(db, before, PURGED_AT_ONCE)) === PURGED_AT_ONCE
      );
    },

    /**
     * Ends the sessions that the tokens name, expired tokens included (D10).
     * @returns their ids; usually one
     */
    async signOut(
      accessToken: string | undefined,
      refreshToken: string | undefined,
    ): Promise<string[]> {
      const now = clock.now();
      const sessionIds = [
        accessToken ? (await tokens.readExpired(accessToken, now))?.sessionId : undefined,
        refreshToken
          ? (await repository.findToken(db, hashToken(refreshToken)))?.session_id
          : undefined,
      ];
      const known = [...new Set(sessionIds)].filter((id) => id !== undefined);
      for (const sessionId of known) {
        await repository.endSession(db, sessionId, 'signed_out', new Date(now));
      }
      return known;
    },
  };
}

const wrongCredentials = () => unauthorized('Invalid username or password.', 'invalid_credentials');

const wrongFactor = () =>
  unauthorized(
    'This code is wrong or was used before. Please enter a new one.',
    'invalid_second_factor',
  );

const accountClosed = () =>
  forbidden(
    'Your account has been closed. Please ask the admin of your company to open it again.',
    'account_closed',
  );

const sessionEnded = () =>
  unauthorized('Your session has ended. Please sign in again.', 'session_ended');

const present = (pair: TokenPair): Schemas['SessionTokens'] => ({
  access_token: pair.accessToken,
  refresh_token: pair.refreshToken,
});
