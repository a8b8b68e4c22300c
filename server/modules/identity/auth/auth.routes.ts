import type { Config } from '../../../config/config';
import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import { clientOf, deviceCookie } from '../client.rules';
import type { AuthService } from './auth.service';

export type AuthOperation =
  | 'signIn'
  | 'signInWithPasskey'
  | 'refreshSession'
  | 'verifyToken'
  | 'signOut';

interface ProviderSignOut {
  /** Where the identity provider ends its own session; null if it has not started this one. */
  signOutAddress(sessionId: string): Promise<string | null>;
}

export function createAuthHandlers(
  service: AuthService,
  { signOutAddress }: ProviderSignOut,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Handlers<AuthOperation> {
  return {
    async signIn(request, reply) {
      const { session, device } = await service.signIn(request.body, clientOf(request));
      reply.header('Set-Cookie', deviceCookie(device, publicUrl));
      return session;
    },

    async signInWithPasskey(request, reply) {
      const { credential } = request.body;
      const { session, device } = await service.signInWithPasskey(credential, clientOf(request));
      reply.header('Set-Cookie', deviceCookie(device, publicUrl));
      return session;
    },

    refreshSession: async (request) => service.refresh(request.body.refresh_token),

    verifyToken: async (request) => ({
      user: await service.currentUser(callerOf(request).userId),
    }),

    async signOut(request, reply) {
      const accessToken = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
      const ended = await service.signOut(accessToken, request.body?.refresh_token);
      for (const sessionId of ended) {
        const address = await signOutAddress(sessionId);
        if (address !== null) return { provider_address: address };
      }
      reply.code(204);
      return undefined;
    },
  };
}
