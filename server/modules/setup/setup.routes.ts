import type { Config } from '../../config/config';
import type { Handlers } from '../../contract/types';
import { clientOf, deviceCookie } from '../identity/client.rules';
import type { SetupService } from './setup.service';

export type SetupOperation = 'getSetup' | 'completeSetup';

export function createSetupHandlers(
  service: SetupService,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Handlers<SetupOperation> {
  return {
    getSetup: (request) => service.get(tokenOf(request), clientOf(request)),
    async completeSetup(request, reply) {
      const { body } = request;
      const { result, device } = await service.complete(tokenOf(request), body, clientOf(request));
      reply.header('Set-Cookie', deviceCookie(device, publicUrl));
      return result;
    },
  };
}

/** Read from a header, because URLs are logged. */
function tokenOf({ headers }: { headers: Record<string, string | string[] | undefined> }) {
  const value = headers['x-setup-token'];
  return typeof value === 'string' ? value : undefined;
}
