import type { Handlers } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import { createCreditHandlers, type CreditOperation } from './credit.routes';
import { createCreditService } from './credit.service';
import { createCreditReminders } from './creditReminders.service';
import { mergeCredits } from './creditUse.service';
import { createReceiptsService } from './receipts.service';
import { createStatementFiles } from './statementFiles.service';

interface CreditModule {
  handlers: Handlers<CreditOperation>;
  /** The account of a company that becomes part of another. */
  mergeCredits: typeof mergeCredits;
  /** @returns what stops it, after the run under way */
  startReminding(): () => Promise<void>;
}

/** The accounts on which companies pay later (D37). */
export function createCreditModule(deps: ModuleDeps): CreditModule {
  return {
    handlers: createCreditHandlers({
      credit: createCreditService(deps),
      receipts: createReceiptsService(deps),
      files: createStatementFiles(deps),
    }),
    mergeCredits,
    startReminding: () => createCreditReminders(deps).start(),
  };
}
