import type { Handlers } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import type { RateLimits } from '../../http/rateLimits/rateLimits.service';
import { createExportPersonalData } from './export/exportPersonalData.service';
import { createPersonalDataHandlers, type PersonalDataOperation } from './personalData.routes';

interface PersonalDataModule {
  handlers: Handlers<PersonalDataOperation>;
}

/** What Foyer keeps about a person. */
export const createPersonalDataModule = (
  deps: ModuleDeps,
  services: { rateLimits: RateLimits },
): PersonalDataModule => ({
  handlers: createPersonalDataHandlers(createExportPersonalData({ ...deps, ...services })),
});
