import type { ModuleDeps } from '../../deps';
import { createApiKeysHandlers } from './apiKeys.routes';
import { createApiKeysService } from './apiKeys.service';

/** API keys of companies and organizers. */
export function createApiKeysModule(deps: ModuleDeps) {
  const service = createApiKeysService(deps);
  return { handlers: createApiKeysHandlers(service), authenticate: service.authenticate };
}
