import type { Schemas } from '../../contract/types';
import { expectStatus, type BookingCalls, type Headers } from '../bookings';
import type { TestTier } from '../events';

type Callers = Record<'owner' | 'company_admin', Headers>;

/** A paid booking whose seats colleagues may claim, and a claim of one seat. */
export interface OfferedSeats {
  booking: number;
  token: string;
  claimToken: string;
  /** Another paid booking of the owner for the same event. @returns its id */
  another(): Promise<number>;
}

/** Offers the seats of a paid booking of the owner; the company's admin claims one. */
export async function createSeats(
  calls: BookingCalls,
  headers: Callers,
  { tier }: { tier: TestTier },
): Promise<OfferedSeats> {
  const paid = async (quantity: number): Promise<number> => {
    const { id } = await calls.book(headers.owner, tier, quantity);
    await calls.payFor(headers.owner, [id]);
    return id;
  };
  const id = await paid(3);
  const opened = await calls.call('POST', `/bookings/${id}/seats/pool/`, headers.owner, {});
  const token = expectStatus(201, opened).json<Schemas['BookingSeats']>().pool?.link_token ?? '';
  const claimToken = await claimSeat(calls, headers, token);
  return { booking: id, token, claimToken, another: () => paid(1) };
}

/** @returns the token of the claim */
export async function claimSeat(calls: BookingCalls, headers: Callers, token: string) {
  const claimed = await calls.call('POST', `/seats/${token}/claim/`, headers.company_admin, {});
  return expectStatus(201, claimed).json<Schemas['SeatClaim']>().claim_token;
}
