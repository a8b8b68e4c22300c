import type { Handlers } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import { createFailuresHandlers, type FailuresOperation } from './failures.routes';
import { createFailuresService } from './failures.service';

interface FailuresModule {
  handlers: Handlers<FailuresOperation>;
}

/** What failed in the background and needs a person. */
export const createFailuresModule = (deps: Pick<ModuleDeps, 'db'>): FailuresModule => ({
  handlers: createFailuresHandlers(createFailuresService(deps)),
});
