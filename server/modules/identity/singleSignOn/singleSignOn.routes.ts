import type { Config } from '../../../config/config';
import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import { pagePaths } from '../../../http/pagePaths.gen';
import { clientOf, deviceCookie } from '../client.rules';
import type { Connections } from './connections.service';
import {
  endedSignInCookie,
  ownPath,
  readSignInCookie,
  sessionCookies,
  signInCookie,
} from './signInToken.rules';
import type { FinishedSignIn, SignIns } from './signIns.service';

export type SingleSignOnOperation =
  | 'getSingleSignOn'
  | 'setSingleSignOn'
  | 'removeSingleSignOn'
  | 'testSingleSignOn'
  | 'startSingleSignOn'
  | 'finishSingleSignOn'
  | 'linkSingleSignOn';

/** A page of this site; `next` is left out where it is the home page. */
function pageAt(name: string, query: Record<string, string>): string {
  const path = pagePaths[name] ?? '/';
  const { next, ...rest } = query;
  const params = new URLSearchParams(next === undefined || next === '/' ? rest : query).toString();
  return params === '' ? path : `${path}?${params}`;
}

/** Where the browser goes after the provider has sent it back. */
function pageAfter(finished: FinishedSignIn): string {
  if (finished.kind === 'signed_in') return finished.next;
  if (finished.kind === 'test') {
    return pageAt('companySingleSignOn', { test: finished.reason ?? 'passed' });
  }
  const { next } = finished;
  return finished.kind === 'unlinked'
    ? pageAt('confirmSignIn', { next })
    : pageAt('signIn', { sso: finished.reason, next });
}

export function createSingleSignOnHandlers(
  connections: Connections,
  signIns: SignIns,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Handlers<SingleSignOnOperation> {
  return {
    getSingleSignOn: (request) => connections.read(callerOf(request)),
    setSingleSignOn: (request) => connections.save(callerOf(request), request.body),
    removeSingleSignOn: (request) => connections.remove(callerOf(request)),

    async testSingleSignOn(request, reply) {
      const { device } = clientOf(request);
      const { address, cookie } = await connections.test(callerOf(request), device);
      reply.header('Set-Cookie', signInCookie(cookie, publicUrl));
      return { address };
    },

    async startSingleSignOn(request, reply) {
      const next = ownPath(request.query.next);
      const begun = await signIns.start({ email: request.query.email, next }, clientOf(request));
      if (typeof begun === 'string') {
        reply.header('Location', pageAt('signIn', { sso: begun, next }));
        return;
      }
      reply.header('Set-Cookie', signInCookie(begun.cookie, publicUrl));
      reply.header('Location', begun.address);
    },

    async finishSingleSignOn(request, reply) {
      const cookie = readSignInCookie(request.headers.cookie);
      const query = new URLSearchParams(request.url.replace(/^[^?]*\??/, ''));
      const finished = await signIns.finish(cookie, query, clientOf(request));
      const cookies =
        finished.kind === 'unlinked'
          ? [signInCookie(finished.cookie, publicUrl)]
          : [endedSignInCookie(publicUrl)];
      if (finished.kind === 'signed_in') {
        const { session, device } = finished.started;
        cookies.push(deviceCookie(device, publicUrl), ...sessionCookies(session, publicUrl));
      }
      reply.header('Set-Cookie', cookies);
      reply.header('Location', pageAfter(finished));
    },

    async linkSingleSignOn(request, reply) {
      const cookie = readSignInCookie(request.headers.cookie);
      const { session, device } = await signIns.link(cookie, request.body.otp, clientOf(request));
      reply.header('Set-Cookie', [endedSignInCookie(publicUrl), deviceCookie(device, publicUrl)]);
      return session;
    },
  };
}
