import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import type { InvoicesService } from '../invoices/invoices.service';
import type { MailService } from '../../mail/mail.service';
import { createGateways } from '../payments/gateways/gateways';
import type { JobHandler } from '../../jobs/queue';
import type { TicketsService } from '../tickets/tickets.service';
import { createOrganizingService } from './organize.service';
import { createBookingRefunds } from '../payments/refunds/refunds.service';
import { createTelling } from './eventNotices.service';
import { createMoveTeller, TELL_MOVED } from './notifyRescheduled.service';
import { createWindUp, WIND_UP } from './cancelEvent.service';

interface OrganizingServices {
  events: Parameters<typeof createOrganizingService>[0]['events'];
  tickets: TicketsService;
  invoices: InvoicesService;
  mail: Pick<MailService, 'queue'>;
}

/** @returns `jobs` for the outbox of the payments as well */
export function createOrganizingModule(
  deps: ModuleDeps,
  { events, tickets, invoices, mail }: OrganizingServices,
): {
  handlers: Handlers<'cancelEvent' | 'rescheduleEvent'>;
  jobs: Readonly<Record<string, JobHandler>>;
} {
  const { db, config } = deps;
  const telling = createTelling({ mail, config });
  const windUp = createWindUp({ db, tickets, telling });
  const teller = createMoveTeller({ db, telling });
  const refunds = createBookingRefunds({ db, gateways: createGateways(deps), invoices, telling });
  const service = createOrganizingService({ ...deps, events, windUp, teller });
  return {
    jobs: {
      [WIND_UP]: windUp.job,
      [TELL_MOVED]: teller.job,
      refund_bookings: refunds.job,
    },
    handlers: {
      cancelEvent: (request) => service.cancel(callerOf(request), request.params.id, request.body),
      rescheduleEvent: (request) =>
        service.reschedule(callerOf(request), request.params.id, request.body),
    },
  };
}
