import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import type { MailQueue } from '../../mail/mailQueue.service';
import { jobHandler, type JobHandler } from '../../jobs/defineJob';
import type { TicketsService } from '../tickets/tickets.service';
import { createOrganizingService } from './organize.service';
import type { RefundsService } from '../payments/refunds/refunds.service';
import { createTelling } from './eventNotices.service';
import { createMoveTeller } from './notifyRescheduled.service';
import { createWindUp } from './cancelEvent.service';
import { cancelEventJob, notifyRescheduledJob } from './organize.jobs';

interface OrganizingServices {
  events: Parameters<typeof createOrganizingService>[0]['events'];
  tickets: TicketsService;
  refunds: RefundsService;
  mail: Pick<MailQueue, 'enqueue'>;
}

export function createOrganizingModule(
  deps: ModuleDeps,
  { events, tickets, refunds, mail }: OrganizingServices,
): {
  handlers: Handlers<'cancelEvent' | 'rescheduleEvent'>;
  jobHandlers: JobHandler[];
} {
  const { db, config } = deps;
  const telling = createTelling({ mail, config });
  const windUp = createWindUp({ db, tickets, refunds, telling });
  const teller = createMoveTeller({ db, telling });
  const service = createOrganizingService({ ...deps, events, windUp, teller });
  return {
    jobHandlers: [
      jobHandler(cancelEventJob, async ({ event }) => {
        await windUp.run(event);
      }),
      jobHandler(notifyRescheduledJob, (move) => teller.run(move)),
    ],
    handlers: {
      cancelEvent: (request) => service.cancel(callerOf(request), request.params.id, request.body),
      rescheduleEvent: (request) =>
        service.reschedule(callerOf(request), request.params.id, request.body),
    },
  };
}
