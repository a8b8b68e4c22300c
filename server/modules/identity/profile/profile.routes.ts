import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import type { AuthService } from '../auth/auth.service';
import type { ModuleDeps } from '../../../deps';
import { createProfileService } from './profile.service';

type ProfileOperation =
  'getUserProfile' | 'updateUserProfile' | 'getOwnProfile' | 'updateOwnProfile';

interface ProfileDeps extends Pick<ModuleDeps, 'db' | 'clock'> {
  auth: Pick<AuthService, 'currentUser'>;
}

export function createProfileModule(deps: ProfileDeps) {
  const service = createProfileService(deps);
  const handlers: Handlers<ProfileOperation> = {
    getUserProfile: async (request) => ({
      data: await service.read(callerOf(request), request.params.id),
    }),

    updateUserProfile: async (request) => ({
      data: await service.update(callerOf(request), request.params.id, request.body),
    }),

    getOwnProfile: async (request) => deps.auth.currentUser(callerOf(request).userId),

    async updateOwnProfile(request) {
      const caller = callerOf(request);
      const { first_name: fname, last_name: lname, username } = request.body;
      await service.update(caller, caller.userId, {
        ...(fname !== undefined && { fname }),
        ...(lname !== undefined && { lname }),
        ...(username !== undefined && { username }),
      });
      return deps.auth.currentUser(caller.userId);
    },
  };
  return { handlers };
}
