import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { createAuthService, type AuthService } from './auth.service';

type AuthOperation = 'signIn' | 'refreshSession' | 'verifyToken' | 'signOut';

interface AuthModule {
  handlers: Handlers<AuthOperation>;
  service: AuthService;
}

export function createAuthModule(deps: ModuleDeps): AuthModule {
  const service = createAuthService(deps);
  const handlers: Handlers<AuthOperation> = {
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
  return { handlers, service };
}
