import type { Handlers } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import { createFailuresHandlers, type FailuresOperation } from './failures.routes';
import { createFailuresService } from './failures.service';

interface FailuresModule {
  handlers: Handlers<FailuresOperation>;
}

/** Lists failed background work that needs a person, and the actions for it. */
export const createFailuresModule = (deps: Pick<ModuleDeps, 'db'>): FailuresModule => ({
  handlers: createFailuresHandlers(createFailuresService(deps)),
});
