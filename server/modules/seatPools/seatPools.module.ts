import type { Handlers } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import type { RateLimits } from '../../http/rateLimits/rateLimits.service';
import { jobHandler, type JobHandler } from '../../jobs/defineJob';
import type { BookingRefunds } from '../payments/refunds/bookingRefunds.service';
import type { FreeSeats } from '../tickets/seats/freeSeats.service';
import type { TicketsService } from '../tickets/tickets.service';
import { createPoolCloser } from './closePool.service';
import { createManagePool } from './managePool.service';
import { createSeatAccess } from './seatAccess.service';
import { createSeatLinks, type SeatLinks } from './seatLinks.rules';
import { createSeatOffers } from './seatOffers.service';
import { createSeatPeople } from './seatPeople.service';
import { poolDue } from './seatPools.jobs';
import { createSeatHandlers, type SeatOperations } from './seatPools.routes';

interface SeatPoolsDeps extends Pick<ModuleDeps, 'db' | 'secrets'> {
  tickets: TicketsService;
  freeSeats: FreeSeats;
  bookingRefunds: BookingRefunds;
  rateLimits: RateLimits;
}

interface SeatPoolsModule {
  handlers: Handlers<SeatOperations>;
  jobHandlers: JobHandler[];
  /** For mails. */
  links: SeatLinks;
}

/** Seats that a booking's holder offers to colleagues or guests through a link. */
export function createSeatPoolsModule(deps: SeatPoolsDeps): SeatPoolsModule {
  const links = createSeatLinks(deps.secrets);
  const closer = createPoolCloser(deps);
  const access = createSeatAccess({ ...deps, links });
  return {
    links,
    handlers: createSeatHandlers({
      pools: createManagePool({ ...deps, access, links, closer }),
      people: createSeatPeople({ ...deps, access }),
      offers: createSeatOffers({ ...deps, links }),
    }),
    jobHandlers: [jobHandler(poolDue, ({ pool }) => closer.closeDue(pool))],
  };
}
