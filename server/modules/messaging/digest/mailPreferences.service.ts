import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { invalidInput } from '../../../lib/errors';
import { isTimeZone, zoneProblem } from '../../../lib/placeNames';
import { lastDayBefore } from './digestTime.rules';
import { findPreference, savePreference } from './mailPreferences.repository';

const usual: Schemas['MailPreferences'] = { approval_mails: 'each', timezone: 'Asia/Kolkata' };

export type MailPreferences = ReturnType<typeof createMailPreferences>;

/** How often a person gets mails about approvals and budgets. */
export function createMailPreferences({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>) {
  return {
    async get({ userId }: Caller): Promise<Schemas['MailPreferences']> {
      return (await findPreference(db, userId)) ?? usual;
    },

    /** @throws 400 for an unknown zone */
    async set(
      { userId }: Caller,
      preference: Schemas['MailPreferences'],
    ): Promise<Schemas['MailPreferences']> {
      if (!isTimeZone(preference.timezone)) {
        const sentence = zoneProblem(preference.timezone);
        throw invalidInput(sentence, { timezone: sentence });
      }
      const lastDay = lastDayBefore(clock.now(), preference.timezone);
      await savePreference(db, userId, preference, lastDay);
      return preference;
    },
  };
}
