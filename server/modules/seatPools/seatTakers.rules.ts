import type { Caller } from '../../contract/caller';
import type { BodyOf, Schemas } from '../../contract/types';
import type { Guest } from '../../db/schema/spending';
import { invalidInput, unauthorized } from '../../lib/errors';
import type { BookingRow } from '../bookings/bookings.types';
import type { SeatTaker } from '../tickets/seats/freeSeats.service';
import { seatErrors } from './seatErrors.rules';
import type { PoolRow } from './storage/seatPools.types';

/** The person who claims a seat. */
export interface Taker extends SeatTaker {
  userId: number | null;
  knownName?: string;
  /** The address comes from the caller's account, not from the form. */
  isOfCaller: boolean;
  /** Details that a guest has entered; undefined when none are required. */
  guest?: Pick<Guest, 'kind' | 'organisation'>;
}

interface OfferTerms {
  pool: Pick<PoolRow, 'audience'>;
  row: Pick<BookingRow, 'company_id'>;
  /** The policy of the company has rules about guests. */
  asksGuests: boolean;
}

const isColleague = (caller: Caller, row: OfferTerms['row']): boolean =>
  caller.companyId === row.company_id && caller.role !== 'client';

export function claimAs(
  caller: Caller | null,
  { pool, row }: Pick<OfferTerms, 'pool' | 'row'>,
): Schemas['SeatOffer']['claim_as'] {
  if (caller && isColleague(caller, row)) return 'yourself';
  if (pool.audience === 'anybody') return 'guest';
  return caller ? 'nobody' : 'sign_in';
}

/** @throws 400 with fields, 401, 403 */
export function readTaker(
  caller: Caller | null,
  body: BodyOf<'claimSeat'>,
  terms: OfferTerms,
): Taker {
  switch (claimAs(caller, terms)) {
    case 'sign_in':
      throw unauthorized();
    case 'nobody':
      throw seatErrors.onlyColleagues();
    case 'yourself': {
      if (!caller) throw unauthorized();
      const name = caller.name || caller.email;
      const { email, userId } = caller;
      return { name, email, userId, knownName: name, isOfCaller: true };
    }
    case 'guest':
      return readGuest(caller, body ?? {}, terms);
  }
}

/** @throws 400 with fields */
function readGuest(
  caller: Caller | null,
  { name, email, phone, consent, kind, organisation = '' }: Schemas['SeatClaimInput'],
  { asksGuests }: OfferTerms,
): Taker {
  const lacksOrganisation = asksGuests && organisation.trim() === '';
  if (!name || !email || lacksOrganisation || (asksGuests && !kind)) {
    throw invalidInput('Please fill in who you are.', {
      ...(!name && { name: 'Name is required.' }),
      ...(!email && { email: 'Email is required.' }),
      ...(lacksOrganisation && { organisation: 'Say for whom you work.' }),
      ...(asksGuests && !kind && { kind: 'Say whether you are a public official.' }),
    });
  }
  if (consent !== true) throw seatErrors.noConsent();
  return {
    name,
    email,
    phone: phone ?? null,
    userId: caller?.userId ?? null,
    isOfCaller: false,
    ...(asksGuests &&
      kind && {
        guest: {
          kind,
          organisation,
        },
      }),
  };
}
