import type { Schemas } from '../../contract/types';
import { expectStatus, type BookingCalls } from '../bookings';
import type { AccessData } from './accessData';

type Callers = Pick<AccessData['headers'], 'owner' | 'company_admin'>;

/** Seats of a paid booking of the owner, one of which the company's admin claims. */
export async function createSeats(
  calls: BookingCalls,
  headers: Callers,
  { tier }: AccessData['open'],
): Promise<AccessData['seats']> {
  const { id } = await calls.book(headers.owner, tier, 3);
  await calls.payFor(headers.owner, [id]);
  const opened = await calls.call('POST', `/bookings/${id}/seats/pool/`, headers.owner, {});
  const token = expectStatus(201, opened).json<Schemas['BookingSeats']>().pool?.link_token ?? '';
  return { booking: id, token, claimToken: await claimSeat(calls, headers, token) };
}

/** @returns the token of the claim */
export async function claimSeat(calls: BookingCalls, headers: Callers, token: string) {
  const claimed = await calls.call('POST', `/seats/${token}/claim/`, headers.company_admin, {});
  return expectStatus(201, claimed).json<Schemas['SeatClaim']>().claim_token;
}
