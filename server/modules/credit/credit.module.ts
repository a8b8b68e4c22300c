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
  /** Merges a company's account into that of another company. */
  mergeCredits: typeof mergeCredits;
  /** @returns a function that stops the loop after the current run */
  startReminding(): () => Promise<void>;
}

/** Company accounts for paying later (D37). */
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
