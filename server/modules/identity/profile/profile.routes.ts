import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import type { AuthService } from '../auth/auth.service';
import type { ProfileService } from './profile.service';

export type ProfileOperation =
  | 'getUserProfile'
  | 'updateUserProfile'
  | 'getOwnProfile'
  | 'updateOwnProfile';

interface ProfileServices {
  profiles: ProfileService;
  auth: Pick<AuthService, 'currentUser'>;
}

export function createProfileHandlers({
  profiles,
  auth,
}: ProfileServices): Handlers<ProfileOperation> {
  return {
    getUserProfile: async (request) => ({
      data: await profiles.read(callerOf(request), request.params.id),
    }),

    updateUserProfile: async (request) =>
      profiles.update(callerOf(request), request.params.id, request.body),

    getOwnProfile: async (request) => auth.currentUser(callerOf(request).userId),

    async updateOwnProfile(request) {
      const caller = callerOf(request);
      const { first_name: fname, last_name: lname, username } = request.body;
      await profiles.update(caller, caller.userId, {
        ...(fname !== undefined && { fname }),
        ...(lname !== undefined && { lname }),
        ...(username !== undefined && { username }),
      });
      return auth.currentUser(caller.userId);
    },
  };
}
