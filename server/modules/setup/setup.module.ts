import type { Handlers } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import { createSetupHandlers, type SetupOperation } from './setup.routes';
import { createSetupService, type SetupDeps } from './setup.service';

/** First-run setup of an installation. */
export function createSetupModule(
  deps: ModuleDeps,
  services: Omit<SetupDeps, 'db' | 'config'>,
): { handlers: Handlers<SetupOperation> } {
  const service = createSetupService({ ...deps, ...services });
  return { handlers: createSetupHandlers(service, deps.config) };
}
