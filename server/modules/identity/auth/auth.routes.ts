import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import type { AuthService } from './auth.service';

export type AuthOperation = 'signIn' | 'refreshSession' | 'verifyToken' | 'signOut';

export function createAuthHandlers(service: AuthService): Handlers<AuthOperation> {
  return {
    signIn: async (request) =>
      service.signIn({
        ...request.body,
        userAgent: request.headers['user-agent'],
        address: request.ip,
      }),

    refreshSession: async (request) => service.refresh(request.body.refresh_token),

    verifyToken: async (request) => ({
      user: await service.currentUser(callerOf(request).userId),
    }),

    async signOut(request) {
      const accessToken = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
      await service.signOut(accessToken, request.body?.refresh_token);
    },
  };
}
