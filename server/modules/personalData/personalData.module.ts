import type { Handlers } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import type { RateLimits } from '../../http/rateLimits/rateLimits.service';
import type { LeavingBookings } from '../identity/companyPeople/leaving.types';
import type { EraseAccount } from '../identity/erasure/eraseAccount.service';
import { createErasePerson } from './erasure/erasePerson.service';
import { createExportPersonalData } from './export/exportPersonalData.service';
import { createRetention } from './retention/retention.service';
import { createPersonalDataHandlers, type PersonalDataOperation } from './personalData.routes';

interface PersonalDataModule {
  handlers: Handlers<PersonalDataOperation>;
  /** Erases attendee details and guest names after their retention period. */
  purgeExpired(): Promise<void>;
}

/** Exports and erases what Foyer stores about a person. */
export const createPersonalDataModule = (
  deps: ModuleDeps,
  services: {
    rateLimits: RateLimits;
    identity: { erasure: EraseAccount };
    leaving: LeavingBookings;
  },
): PersonalDataModule => ({
  handlers: createPersonalDataHandlers(
    createExportPersonalData({ ...deps, ...services }),
    createErasePerson({
      ...deps,
      accounts: services.identity.erasure,
      leaving: services.leaving,
    }),
  ),
  purgeExpired: createRetention(deps).purgeExpired,
});
