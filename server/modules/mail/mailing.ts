import type { Press } from '../../papers/press';
import type { ModuleDeps } from '../deps';
import type { InvoicesService } from '../invoices/invoices.service';
import type { JobHandler } from '../payments/outbox';
import type { TicketsService } from '../tickets/tickets.service';
import { createMailJobs } from './mailJobs';
import { createMailPapers } from './mailPapers.service';
import { createMailService, type MailService } from './mail.service';
import { createReminders, type Reminders } from './reminders';

interface MailingDeps {
  tickets: TicketsService;
  invoices: InvoicesService;
  press: Press;
}

interface Mailing {
  mail: MailService;
  /** What writes the mails that follow from bookings and payments, by kind of job. */
  mailJobs: Readonly<Record<string, JobHandler>>;
  reminders: Reminders;
}

/** Everything that leaves by mail (D15). */
export function createMailing(deps: ModuleDeps, services: MailingDeps): Mailing {
  const mail = createMailService({ ...deps, papers: createMailPapers({ ...deps, ...services }) });
  return {
    mail,
    mailJobs: createMailJobs({ ...deps, mail }),
    reminders: createReminders({ ...deps, mail }),
  };
}
