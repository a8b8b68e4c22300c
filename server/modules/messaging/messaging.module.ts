import type { Handlers } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import type { RateLimits } from '../../http/rateLimits/rateLimits.service';
import type { JobHandler } from '../../jobs/defineJob';
import { startStatusReports } from '../../jobs/statusReports';
import type { WaitForIdle } from '../../lib/loadMonitor';
import type { MailQueue } from '../../mail/mailQueue.service';
import { createMailSender, type MailSender } from '../../mail/mailSender.service';
import { readMailStatus } from '../../mail/mailStatus.service';
import { mailStatusFile } from '../../mail/mailStatusFile';
import type { PdfWorker } from '../../pdf/pdfWorker';
import type { BookingsService } from '../bookings/bookings.service';
import type { InvoicePdfJob, InvoicesService } from '../invoices/invoices.service';
import type { TicketsPdfJob } from '../tickets/documents/ticketDocuments.service';
import type { SeatLinks } from '../seatPools/seatLinks.rules';
import type { SharedTicketService } from '../tickets/links/sharedTicket.service';
import type { TicketsService } from '../tickets/tickets.service';
import { createAttachmentRenderer } from './attachments/attachments.service';
import { createCalendarHandlers } from './calendar/calendar.routes';
import { createCalendarService } from './calendar/calendar.service';
import { createDigests, type Digests } from './digest/digest.service';
import {
  createMailPreferenceHandlers,
  type MailPreferenceOperation,
} from './digest/mailPreferences.routes';
import { createMailPreferences } from './digest/mailPreferences.service';
import { createApprovalMailHandlers } from './approvals/approvalMails.service';
import { createBookingMailHandlers } from './mails/bookingMails.service';
import { createPaymentMailHandlers } from './mails/paymentMails.service';
import { createWaitingMailHandlers } from './mails/waitingMails.service';
import { createCreditMailHandlers } from './mails/creditMails.service';
import { createLeavingMailHandlers } from './mails/leavingMails.service';
import { createSeatMailHandlers } from './mails/seatMails.service';
import { createNotificationHandlers } from './notifications/notifications.routes';
import { createNotificationsService } from './notifications/notifications.service';
import { createFreeSeatNotices } from './reminders/freeSeats.service';
import { createReminders, type Reminders } from './reminders/reminders.service';
import { createSupportHandlers } from './support/support.routes';
import { createSupportService } from './support/support.service';

interface MessagingDeps extends ModuleDeps {
  mail: MailQueue;
  rateLimits: RateLimits;
  bookings: Pick<BookingsService, 'get' | 'eventOf'>;
  tickets: TicketsService;
  sharedTickets: Pick<SharedTicketService, 'open'>;
  seatLinks: SeatLinks;
  invoices: InvoicesService;
  pdfWorker: PdfWorker<InvoicePdfJob | TicketsPdfJob>;
}

interface MessagingModule {
  handlers: Handlers<
    | MailPreferenceOperation
    | 'downloadCalendar'
    | 'downloadSharedCalendar'
    | 'getSupportContact'
    | 'listNotifications'
    | 'markNotificationsRead'
    | 'sendContactMessage'
    | 'subscribeNewsletter'
  >;
  /** Queue the mails caused by bookings, payments and tickets. */
  jobHandlers: JobHandler[];
  mailSender: MailSender;
  reminders: Reminders;
  digests: Digests;
  /**
   * Starts sending mails and reminders and reporting the state of the mail queue.
   * @returns a function that stops them after the current work
   */
  start(waitForIdle: WaitForIdle): () => Promise<void>;
}

/** Mails about bookings, their attachments, reminders, notifications, calendar files, and support. */
export function createMessagingModule(deps: MessagingDeps): MessagingModule {
  const { db } = deps;
  const mailSender = createMailSender({ ...deps, attachments: createAttachmentRenderer(deps) });
  const digests = createDigests(deps);
  const notifyFreeSeats = createFreeSeatNotices(deps);
  const reminders = createReminders({ ...deps, notifyFreeSeats });

  const startReporting = () => startStatusReports(deps, mailStatusFile, () => readMailStatus(db));

  return {
    handlers: {
      ...createCalendarHandlers(createCalendarService(deps)),
      ...createNotificationHandlers(createNotificationsService(deps)),
      ...createMailPreferenceHandlers(createMailPreferences(deps)),
      ...createSupportHandlers(createSupportService(deps)),
    },
    jobHandlers: [
      ...createBookingMailHandlers(deps),
      ...createPaymentMailHandlers(deps),
      ...createApprovalMailHandlers(deps),
      ...createWaitingMailHandlers(deps),
      ...createCreditMailHandlers(deps),
      ...createSeatMailHandlers(deps),
      ...createLeavingMailHandlers(deps),
    ],
    mailSender,
    reminders,
    digests,
    start(waitForIdle) {
      const stops = [
        mailSender.start(waitForIdle),
        reminders.start(),
        digests.start(),
        startReporting(),
      ];
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
      };
    },
  };
}
