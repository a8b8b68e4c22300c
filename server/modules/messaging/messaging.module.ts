import type { WaitForIdle } from '../../lib/loadMonitor';
import { pollLoop } from '../../jobs/pollLoop';
import type { PdfWorker } from '../../pdf/pdfWorker';
import type { ModuleDeps } from '../../deps';
import type { BookingsService } from '../bookings/bookings.service';
import type { InvoicePdfJob } from '../invoices/invoice.pdf';
import type { InvoicesService } from '../invoices/invoices.service';
import type { JobHandler } from '../../jobs/defineJob';
import type { TicketsPdfJob } from '../tickets/documents/ticket.pdf';
import type { TicketsService } from '../tickets/tickets.service';
import { createMailJobs } from './mails/mails.jobs';
import { createMailPapers } from './attachments/attachments.service';
import { createMailService, type MailService } from '../../mail/mail.service';
import { readMailStatus } from '../../mail/mailStatus.service';
import { createReminders, type Reminders } from './reminders/reminders.service';
import { writeStatusFile } from '../../mail/statusFile';

interface MailingDeps {
  bookings: Pick<BookingsService, 'eventOf'>;
  tickets: TicketsService;
  invoices: InvoicesService;
  pdfWorker: PdfWorker<InvoicePdfJob | TicketsPdfJob>;
}

interface Mailing {
  mail: MailService;
  /** What writes the mails that follow from bookings and payments. */
  jobHandlers: JobHandler[];
  reminders: Reminders;
  /** Sends, reminds and reports. @returns what stops it, after the work under way */
  start(waitForIdle: WaitForIdle): () => Promise<void>;
}

/** Milliseconds between reports of how mail stands. */
const REPORT_EVERY = 10_000;

/** Everything that leaves by mail (D15). */
export function createMailing(deps: ModuleDeps, services: MailingDeps): Mailing {
  const { db, config, log } = deps;
  const mail = createMailService({ ...deps, papers: createMailPapers({ ...deps, ...services }) });
  const reminders = createReminders({ ...deps, mail });

  /** For the operator: nobody else can look into the embedded database meanwhile. */
  const startReporting = () =>
    config.databaseUrl === undefined
      ? pollLoop(
          async () => writeStatusFile(config.dataDir, await readMailStatus(db)),
          REPORT_EVERY,
          (error) => log.error({ err: error }, 'how mail stands could not be written down'),
        )
      : async () => undefined;

  return {
    mail,
    jobHandlers: createMailJobs({ ...deps, ...services, mail }),
    reminders,
    start(waitForIdle) {
      const stops = [mail.startSending(waitForIdle), reminders.startReminding(), startReporting()];
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
      };
    },
  };
}
