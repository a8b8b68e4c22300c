import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { expectStatus, type Headers } from '../../../testing/bookings';
import { buildTestApp, startWithOwnPool, type TestApp } from '../../../testing/buildTestApp';
import { sellNamedTicket } from '../../../testing/checkIn';
import { createUser, signIn } from '../../../testing/people';
import { testRounds } from '../../../testing/rounds';

/** Two servers with their own connections to one PostgreSQL, at whose doors the same people arrive. */

let one: TestApp;
let other: TestApp;
interface Door {
  test: TestApp;
  headers: Headers;
}
let north: Door;
let south: Door;

beforeAll(async () => {
  one = await buildTestApp();
  other = await startWithOwnPool(one);
  north = { test: one, headers: await signIn(one, await createUser(one, { role: 'staff' })) };
  south = { test: other, headers: await signIn(one, await createUser(one, { role: 'staff' })) };
});
afterAll(async () => {
  await other?.close();
  await one?.close();
});

async function send(
  { test, headers }: Door,
  scans: Schemas['Scan'][],
): Promise<Schemas['ScanAnswer'][]> {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/tickets/check-ins/',
    headers,
    payload: { scans },
  });
  return expectStatus(200, answer).json<Schemas['ScanAnswers']>().answers;
}

const scanOf = (event: number, code: string, more: Partial<Schemas['Scan']> = {}) => ({
  scan_id: randomUUID(),
  scanned_at: new Date().toISOString(),
  event,
  code,
  ...more,
});

const usesOf = (ticketId: number) =>
  one.db
    .selectFrom('check_ins')
    .where('ticket_id', '=', ticketId)
    .where('admitted', '=', true)
    .selectAll()
    .execute();

it('lets one ticket in once through two doors, and one scan once however often it is sent', async () => {
  for (let round = 0; round < testRounds(4); round += 1) {
    const { booking } = await sellNamedTicket(one, new Date());
    const [ticket] = booking.tickets;
    const code = ticket?.qr_code ?? '';
    const [ofNorth, ofSouth] = [0, 1].map(() => [
      scanOf(booking.event, code),
      scanOf(booking.event, code),
    ]);
    const answers = await Promise.all([
      send(north, ofNorth ?? []),
      send(south, ofSouth ?? []),
      send(south, ofNorth ?? []),
      send(north, ofSouth ?? []),
    ]);
    const told = answers.map((list) => list.map(({ result, check_in }) => [result, check_in]));
    expect(told[2]).toEqual(told[0]);
    expect(told[3]).toEqual(told[1]);
    const results = [...(told[0] ?? []), ...(told[1] ?? [])].map(([result]) => result);
    expect(results.filter((result) => result === 'accepted')).toHaveLength(1);
    expect(results.filter((result) => result === 'already_used')).toHaveLength(3);
    expect(await usesOf(ticket?.id ?? 0)).toHaveLength(1);
  }
});

it('counts the first in time of two doors that let a ticket in without a network', async () => {
  for (let round = 0; round < testRounds(4); round += 1) {
    const { booking, buyer } = await sellNamedTicket(one, new Date());
    const [ticket] = booking.tickets;
    const code = ticket?.qr_code ?? '';
    const times = [2, 1].map((ago) => new Date(Date.now() - ago * 60_000).toISOString());
    const scans = times.map((scanned_at) => [
      scanOf(booking.event, code, { scanned_at, offline: true }),
    ]);
    const sending = [() => send(north, scans[0] ?? []), () => send(south, scans[1] ?? [])];
    await Promise.all((round % 2 ? sending : sending.toReversed()).map((start) => start()));
    const [early, late] = await Promise.all(sending.map((start) => start()));
    expect(early?.[0]).toMatchObject({ result: 'accepted', conflict: true });
    expect(late?.[0]).toMatchObject({ conflict: true });
    const used = await one.app.inject({
      url: `/api/bookings/${booking.id}/`,
      headers: buyer.headers,
    });
    expect(used.json<Schemas['Booking']>().tickets[0]?.used_at).toBe(times[0]);
    expect(await usesOf(ticket?.id ?? 0)).toHaveLength(2);
  }
});

it('undoes a check-in once', async () => {
  const { booking } = await sellNamedTicket(one, new Date());
  const code = booking.tickets[0]?.qr_code ?? '';
  const [answer] = await send(north, [scanOf(booking.event, code)]);
  const answers = await Promise.all(
    [north, south].map(({ test, headers }) =>
      test.app.inject({
        method: 'POST',
        url: `/api/tickets/check-ins/${answer?.check_in ?? 0}/undo/`,
        headers,
        payload: { reason: 'Wrong person' },
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});
