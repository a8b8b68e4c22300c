import type { Handlers } from '../../contract/types';
import { unavailable } from '../../lib/errors';

/** TEMPORARY, on this branch alone: operations whose handlers are being written. None reaches main. */
export type UnwrittenOperation =
  'getCompanyCredit' | 'getCreditOfCompany' | 'updateCreditOfCompany' | 'recordCreditReceipt';

const unwritten = () => Promise.reject(unavailable('Not written yet.'));

export const unwrittenHandlers: Handlers<UnwrittenOperation> = {
  getCompanyCredit: unwritten,
  getCreditOfCompany: unwritten,
  updateCreditOfCompany: unwritten,
  recordCreditReceipt: unwritten,
};
