import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import type { MailPreferences } from './mailPreferences.service';

export type MailPreferenceOperation = 'getMailPreferences' | 'setMailPreferences';

export const createMailPreferenceHandlers = (
  preferences: MailPreferences,
): Handlers<MailPreferenceOperation> => ({
  getMailPreferences: (request) => preferences.get(callerOf(request)),
  setMailPreferences: (request) => preferences.set(callerOf(request), request.body),
});
