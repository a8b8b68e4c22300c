import type { SchemaValidator } from '../../contract/validator';
import type { Handlers } from '../../contract/types';
import { callerOf } from '../../contract/caller';
import type { ModuleDeps } from '../../deps';
import { idempotencyKeyOf } from '../../http/idempotency/idempotencyKey';
import type { RateLimits } from '../../http/rateLimits/rateLimits.service';
import { jobHandler, type JobHandler } from '../../jobs/defineJob';
import { sendPdf } from '../../lib/pdfFile';
import type { MailQueue } from '../../mail/mailQueue.service';
import type { EventsService } from '../catalog/events.service';
import type { FileReader } from '../../lib/fileReader/fileReader';
import type { ImagesService } from '../images/images.service';
import type { DrawDocument } from '../invoices/documentFile.service';
import type { InvoicesService } from '../invoices/invoices.service';
import type { BookingRefunds } from '../payments/refunds/bookingRefunds.service';
import type { RefundsService } from '../payments/refunds/refunds.service';
import type { TicketsService } from '../tickets/tickets.service';
import { createDocumentsService } from './afterSales/documents.service';
import { createRefundBookingService } from './afterSales/refundBooking.service';
import { createResendService } from './afterSales/resend.service';
import { createAuditReader } from '../identity/audit/auditReader.service';
import {
  createOrganizeAuditHandlers,
  type OrganizeAuditOperation,
} from './audit/organizeAudit.routes';
import { createOrganizeAudit } from './audit/organizeAudit.service';
import { createAccessService } from './authoring/access.service';
import { createAuthoringHandlers, type AuthoringOperation } from './authoring/authoring.routes';
import { createAuthoringService } from './authoring/authoring.service';
import { createEventChanges } from './authoring/eventChanges.service';
import { createEventListHandlers, type EventListOperation } from './authoring/eventList.routes';
import { createPersonAccountsService } from '../identity/personAccounts/personAccounts.service';
import { createConsoleSearch } from './consoleSearch/consoleSearch.service';
import { createEventListService } from './authoring/eventList.service';
import { createEventPictures } from './authoring/pictures.service';
import { createTiersService } from './authoring/tiers.service';
import { createCancelEventService } from './eventActions/cancelEvent.service';
import {
  createComplimentaryHandlers,
  type ComplimentaryOperation,
} from './complimentary/complimentary.routes';
import { createComplimentaryService } from './complimentary/complimentary.service';
import { createDashboardHandlers, type DashboardOperation } from './dashboard/dashboard.routes';
import { createExportsService } from './dashboard/exports.service';
import { createDashboardLists } from './dashboard/lists.service';
import { createSalesService } from './dashboard/sales.service';
import { createEventNotices } from './eventActions/eventNotices.service';
import { createNotifyRescheduledService } from './eventActions/notifyRescheduled.service';
import { createImportHandlers, type ImportOperation } from './import/import.routes';
import { createImportService } from './import/import.service';
import { sendEventMessageJob, settleEventMessageJob } from './messages/messages.jobs';
import { createMessagesHandlers, type MessagesOperation } from './messages/messages.routes';
import { createMessagesService } from './messages/messages.service';
import { createSendMessageService } from './messages/sendMessage.service';
import { createNotifyUnpublished } from './eventActions/notifyUnpublished.service';
import {
  cancelEventJob,
  notifyRescheduledJob,
  notifyUnpublishedJob,
} from './eventActions/eventActions.jobs';
import {
  createEventActionsHandlers,
  type EventActionsOperation,
} from './eventActions/eventActions.routes';
import { createEventActionsService } from './eventActions/eventActions.service';
import { createOrganizersHandlers, type OrganizersOperation } from './organizers/organizers.routes';
import { createOrganizersService } from './organizers/organizers.service';
import { createTakingsHandlers, type TakingsOperation } from './takings/takings.routes';
import { createTakingsService } from './takings/takings.service';
import { createTakingsFiles } from './takings/takingsFiles.service';

interface OrganizerConsoleServices {
  rateLimits: Pick<RateLimits, 'takeInTransaction'>;
  events: Pick<EventsService, 'detail'>;
  tickets: Pick<TicketsService, 'issue' | 'linkTo' | 'saveAttendees' | 'voidForBooking'>;
  refunds: Pick<RefundsService, 'requestForBookings'>;
  mail: Pick<MailQueue, 'enqueue'>;
  images: Pick<ImagesService, 'sizesOf' | 'use'>;
  bookingRefunds: BookingRefunds;
  invoices: Pick<InvoicesService, 'wakeWaitingFor' | 'creditNotesOf' | 'documentsOf'>;
  drawDocument: DrawDocument;
  validate: SchemaValidator;
  fileReader: Pick<FileReader, 'read'>;
}

interface OrganizerConsoleModule {
  handlers: Handlers<
    | 'resendConfirmation'
    | 'listBookingDocuments'
    | 'exportBookingDocument'
    | 'getBookingRefund'
    | 'refundBooking'
    | EventActionsOperation
    | OrganizersOperation
    | AuthoringOperation
    | EventListOperation
    | 'searchConsole'
    | DashboardOperation
    | MessagesOperation
    | ComplimentaryOperation
    | OrganizeAuditOperation
    | ImportOperation
    | TakingsOperation
  >;
  jobHandlers: JobHandler[];
}

/** The organizers' console: organizers, their events and the sales of these events. */
export function createOrganizerConsoleModule(
  deps: ModuleDeps,
  services: OrganizerConsoleServices,
): OrganizerConsoleModule {
  const { events, tickets, refunds, mail, images, invoices, rateLimits, validate, fileReader } =
    services;
  const { db, config } = deps;
  const resend = createResendService({ ...deps, rateLimits });
  const documents = createDocumentsService({ db, ...services });
  const refunding = createRefundBookingService({ db, ...services });
  const notices = createEventNotices({ mail, config, tickets });
  const cancellation = createCancelEventService({ db, tickets, refunds, notices });
  const notifier = createNotifyRescheduledService({ db, notices });
  const notifyUnpublished = createNotifyUnpublished({ db, mail, config });
  const sending = createSendMessageService({ db, config, mail });
  const changes = createEventChanges(deps);
  const sales = createSalesService(deps);
  const takings = createTakingsService(deps);
  const pictures = createEventPictures({ images });
  const eventList = createEventListService(deps);
  const searchConsole = createConsoleSearch({
    db,
    events: eventList,
    people: createPersonAccountsService(deps),
  });
  const service = createEventActionsService({ ...deps, events, cancellation, notifier });
  return {
    jobHandlers: [
      jobHandler(cancelEventJob, async ({ event }) => {
        await cancellation.run(event);
      }),
      jobHandler(notifyRescheduledJob, (rescheduled) => notifier.run(rescheduled)),
      jobHandler(notifyUnpublishedJob, ({ event }) => notifyUnpublished(event)),
      jobHandler(sendEventMessageJob, (round) => sending.run(round)),
      jobHandler(settleEventMessageJob, (message) => sending.settle(message)),
    ],
    handlers: {
      ...createEventActionsHandlers(service),
      resendConfirmation: (request) => resend.resend(callerOf(request), request.params.id),
      listBookingDocuments: (request) => documents.list(callerOf(request), request.params.id),
      exportBookingDocument: (request, reply) =>
        sendPdf(reply, documents.download(callerOf(request), request.params)),
      getBookingRefund: (request) =>
        refunding.read(callerOf(request), request.params.id, request.query.amount),
      refundBooking: (request) =>
        refunding.refund(
          callerOf(request),
          request.params.id,
          request.body,
          idempotencyKeyOf(request),
        ),
      ...createEventListHandlers(eventList),
      searchConsole: (request) => searchConsole(callerOf(request), request.query.search),
      ...createOrganizersHandlers(createOrganizersService({ ...deps, images, invoices })),
      ...createAuthoringHandlers(
        createAuthoringService({ ...deps, changes, pictures }),
        createTiersService({ ...deps, changes }),
        createAccessService(deps),
      ),
      ...createImportHandlers(createImportService({ ...deps, validate, pictures, fileReader })),
      ...createComplimentaryHandlers(createComplimentaryService({ db, tickets })),
      ...createMessagesHandlers(createMessagesService({ ...deps, rateLimits })),
      ...createOrganizeAuditHandlers(createOrganizeAudit(deps), createAuditReader(deps)),
      ...createDashboardHandlers({
        lists: createDashboardLists(deps),
        sales,
        exports: createExportsService({ ...deps, sales }),
      }),
      ...createTakingsHandlers({ takings, files: createTakingsFiles({ ...deps, takings }) }),
    },
  };
}
