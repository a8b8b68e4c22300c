import type { ModuleDeps } from '../../../deps';
import { limits } from '../../../http/rateLimits/limits';
import { networkOf, shortNetworkOf } from '../../../http/rateLimits/networks';
import type { RateLimits } from '../../../http/rateLimits/rateLimits.service';
import { parseEmail } from '../../../lib/emailAddress';
import { gone } from '../../../lib/errors';
import type { SealedSecrets } from '../../../config/sealedSecrets';
import type { AuthService, StartedSession } from '../auth/auth.service';
import type { Client } from '../client.rules';
import { findCallerWithoutSession } from '../people/callers.service';
import type { Attempts, BegunSignIn } from './attempts.service';
import { verifiedEmail } from './claims.rules';
import { findByDomain, hasProven, type ConnectionRow } from './connections.repository';
import type { Connections } from './connections.service';
import { reasonOf, type Providers } from './providers.service';
import type { SignInPeople } from './signInPeople.service';
import * as repository from './signIns.repository';
import { ownPath, type SignInCookie } from './signInToken.rules';

/** Why a sign-in has ended; the pages have a sentence for each. */
export type SignInFailure =
  | 'unavailable'
  | 'unreachable'
  | 'expired'
  | 'denied'
  | 'failed'
  | 'email_not_verified'
  | 'other_domain'
  | 'other_company'
  | 'account_closed';

export type FinishedSignIn =
  | { kind: 'signed_in'; next: string; started: StartedSession }
  | { kind: 'unlinked'; next: string; cookie: SignInCookie }
  | { kind: 'failed'; next: string; reason: SignInFailure }
  /** Null: it has succeeded. */
  | { kind: 'test'; reason: SignInFailure | null };

interface SignInsDeps extends Pick<ModuleDeps, 'db' | 'clock' | 'log'> {
  rateLimits: RateLimits;
  sealed: SealedSecrets;
  auth: Pick<AuthService, 'startSession'>;
  providers: Providers;
  attempts: Attempts;
  connections: Pick<Connections, 'passed'>;
  people: SignInPeople;
}

interface ProviderSession {
  userId: number;
  companyId: number;
  version: number;
  idToken: string;
}

const sessionPlace = (sessionId: string) => `sso session ${sessionId}`;

export type SignIns = ReturnType<typeof createSignIns>;

/** Signing in by the identity provider of one's company (D45). */
export function createSignIns(deps: SignInsDeps) {
  const { db, clock, log, rateLimits, sealed, auth, providers, attempts, connections, people } =
    deps;

  async function startSession(
    { userId, companyId, version, idToken }: ProviderSession,
    client: Client,
  ): Promise<StartedSession> {
    const started = await auth.startSession(userId, client);
    const { sessionId } = started;
    await repository.insertSession(db, {
      session_id: sessionId,
      company_id: companyId,
      version,
      id_token: await sealed.seal(idToken, sessionPlace(sessionId)),
    });
    return started;
  }

  /** What the provider says, checked as far as every sign-in needs it, a test included. */
  async function answerOf(connection: ConnectionRow, token: string, query: URLSearchParams) {
    if (query.has('error')) return 'denied';
    try {
      const signedIn = await providers.finish(connection, token, query.toString());
      const email = verifiedEmail(signedIn.claims);
      if (!email) return 'email_not_verified';
      const isProven = await hasProven(db, connection.company_id, email.domain);
      return isProven ? { signedIn, email } : 'other_domain';
    } catch (error) {
      const { company_id: companyId } = connection;
      log.warn({ companyId, reason: reasonOf(error) }, 'single sign-on refused');
      return 'failed';
    }
  }

  async function finishTest(
    connection: ConnectionRow,
    testerId: number,
    client: Client,
  ): Promise<SignInFailure | null> {
    const network = shortNetworkOf(client.address);
    const tester = await findCallerWithoutSession(db, testerId, network);
    const isAdmin =
      tester?.companyId === connection.company_id && tester.permissions.includes('manage_company');
    if (!isAdmin) return 'expired';
    const { company_id, version } = connection;
    return (await connections.passed(company_id, version, tester)) ? null : 'expired';
  }

  return {
    /**
     * @returns null when no company with a tested provider has proven the domain of the address
     * @throws AppError 429
     */
    async start(
      { email, next }: { email: string; next: string },
      client: Client,
    ): Promise<BegunSignIn | SignInFailure> {
      await rateLimits.take([limits.ssoNetwork, networkOf(client.address)]);
      const address = parseEmail(email);
      const connection = address && (await findByDomain(db, address.domain));
      if (!connection) return 'unavailable';
      const { device } = client;
      const options = { next, testerId: null, hint: address.address, device };
      return (await attempts.begin(connection, options)) ?? 'unreachable';
    },

    /** @param query of the callback */
    async finish(
      cookie: SignInCookie | null,
      query: URLSearchParams,
      client: Client,
    ): Promise<FinishedSignIn> {
      const taken = cookie && (await attempts.take(cookie, query.get('state') ?? undefined));
      if (!taken) return { kind: 'failed', next: '/', reason: 'expired' };
      const { attempt, connection } = taken;
      const next = ownPath(attempt.next);
      const answer = await answerOf(connection, cookie.token, query);
      if (attempt.tester_id !== null) {
        const reason =
          typeof answer === 'string'
            ? answer
            : await finishTest(connection, attempt.tester_id, client);
        return { kind: 'test', reason };
      }
      if (typeof answer === 'string') return { kind: 'failed', next, reason: answer };
      const { signedIn, email } = answer;
      // The company's proof or its test may have been taken back since the start.
      const current = await findByDomain(db, email.domain);
      if (current?.company_id !== connection.company_id) {
        return { kind: 'failed', next, reason: 'unavailable' };
      }
      const onDevice = { ...client, device: cookie.device };
      const found = await people.find(connection, signedIn, { email, client: onDevice });
      if (found === null) return { kind: 'failed', next, reason: 'failed' };
      if (found.kind === 'refused') return { kind: 'failed', next, reason: found.reason };
      if (found.kind === 'unlinked') {
        const { account } = found;
        const token = await people.beginLink(connection, signedIn, { account, client });
        return { kind: 'unlinked', next, cookie: { token, device: cookie.device } };
      }
      const { company_id: companyId, version } = connection;
      const { idToken } = signedIn;
      const session = { userId: found.userId, companyId, version, idToken };
      return { kind: 'signed_in', next, started: await startSession(session, onDevice) };
    },

    /** @throws AppError 400 invalid_otp, 410 expired or too_many_tries */
    async link(cookie: SignInCookie | null, otp: string, client: Client): Promise<StartedSession> {
      if (!cookie) throw gone('This sign-in has expired. Please sign in again.');
      return startSession(await people.link(cookie.token, otp, client), client);
    },

    /** Where the provider signs the person out; null for sessions that no provider has started. */
    async signOutAddress(sessionId: string): Promise<string | null> {
      const taken = await repository.takeSession(db, sessionId);
      if (!taken) return null;
      const { session, connection } = taken;
      try {
        const { secret } = await sealed.open(session.id_token, sessionPlace(sessionId));
        return await providers.signOutAddress(connection, secret);
      } catch (error) {
        log.info({ reason: reasonOf(error) }, 'identity provider cannot sign out');
        return null;
      }
    },

    purgeExpired: () => repository.deleteExpired(db, new Date(clock.now())),
  };
}
