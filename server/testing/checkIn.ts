import { randomUUID } from 'node:crypto';
import type { Schemas } from '../contract/types';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  type Headers,
} from './bookings';
import type { TestApp } from './buildTestApp';
import { createUser, signIn } from './people';

const HOUR = 3_600_000;

/** Sam, a staff member who checks tickets in. */
export async function signInSteward(test: Pick<TestApp, 'db' | 'secrets'>): Promise<Headers> {
  const steward = { role: 'staff', firstName: 'Sam', lastName: 'Fernandes' } as const;
  return signIn(test, await createUser(test, steward));
}

/** Two paid tickets for an event that begins an hour after `now`: one for Devika Nair, one without an attendee. */
export async function sellNamedTicket(test: TestApp, now: Date, organizerId?: number) {
  const calls = createBookingCalls(test);
  const buyer = await createBuyer(test);
  const inHours = (count: number) => new Date(now.getTime() + count * HOUR);
  const concert = { title: 'Nocturne in D', startAt: inHours(1), endAt: inHours(3), organizerId };
  const { tier } = await createOffer(test, { name: 'Stalls' }, concert);
  const { id } = await calls.book(buyer.headers, tier, 2);
  await calls.payFor(buyer.headers, [id]);
  const attendees = [{ name: 'Devika Nair', email: 'devika@company.example' }];
  await calls.call('POST', `/bookings/${id}/attendees/`, buyer.headers, { attendees });
  const booking: Schemas['Booking'] = await calls.read(buyer.headers, id);
  return { buyer, booking };
}

export type TestScan = Partial<Schemas['Scan']> & Pick<Schemas['Scan'], 'event'>;

/** Sends scans as the list call; each has a new id and the given time unless it says otherwise. */
export async function sendScans(
  test: TestApp,
  headers: Headers,
  scannedAt: Date,
  ...scans: readonly TestScan[]
): Promise<Schemas['ScanAnswer'][]> {
  const body = {
    scans: scans.map((scan) => ({
      scan_id: randomUUID(),
      scanned_at: scannedAt.toISOString(),
      ...scan,
    })),
  };
  const answer = await createBookingCalls(test).call('POST', '/tickets/check-ins/', headers, body);
  return expectStatus(200, answer).json<Schemas['ScanAnswers']>().answers;
}

export const setAdmission = (
  { db }: Pick<TestApp, 'db'>,
  eventId: number,
  admission: Schemas['TierAdmission'],
) => db.updateTable('ticket_tiers').set({ admission }).where('event_id', '=', eventId).execute();
