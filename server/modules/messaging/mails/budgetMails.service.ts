import type { ModuleDeps } from '../../../deps';
import { jobHandler, type JobHandler } from '../../../jobs/defineJob';
import type { MailQueue } from '../../../mail/mailQueue.service';
import { budgetAlert } from '../../policies/budgets/budgets.jobs';
import { budgetAlertMail } from './budget.mails';
import { findMailedBudget } from './budgetMails.repository';

/** Mails about budgets of which much is used; each person gets one for a budget and level. */
export const createBudgetMailHandlers = ({
  db,
  config,
  mail,
}: Pick<ModuleDeps, 'db' | 'config'> & { mail: Pick<MailQueue, 'enqueue'> }): JobHandler[] => [
  jobHandler(budgetAlert, async ({ budget, level }) => {
    for (const row of await findMailedBudget(db, budget)) {
      await mail.enqueue(db, {
        kind: 'budget_alert',
        key: `budget_alert:${budget}:${level}:${row.person_id}`,
        to: row.email,
        ...budgetAlertMail(config, row, level),
      });
    }
  }),
];
