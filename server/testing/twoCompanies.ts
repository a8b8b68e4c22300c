import { sql } from 'kysely';
import { createBookingCalls, createBuyer, createOffer } from './bookings';
import type { TestApp } from './buildTestApp';
import { createCategory, createTier } from './events';

/**
 * Two companies with people in every role, and their bookings. `past` is for an event that has ended.
 */
export async function createTwoCompanies(test: TestApp) {
  const calls = createBookingCalls(test);
  const asha = await createBuyer(test, { firstName: 'Asha' });
  const { company } = asha;
  const ravi = await createBuyer(test, { company, firstName: 'Ravi' });
  const vikram = await createBuyer(test, { company, role: 'company_manager' });
  const lena = await createBuyer(test, { firstName: 'Lena' });
  const boss = await createBuyer(test, { company: lena.company, role: 'company_admin' });
  const admin = await createBuyer(test, { role: 'admin' });

  const music = await createCategory(test, { name: 'Music' });
  const { event, tier: stalls } = await createOffer(
    test,
    { name: 'Stalls', price: 100_000 },
    { title: 'Nocturne in D', venue: 'Royal Opera House', category: music },
  );
  const balcony = await createTier(test, { event, name: 'Balcony', price: 50_000 });
  const regatta = await createOffer(test, { price: 200_000 }, { title: 'Sea 50% Regatta' });

  const toPay = await calls.book(asha.headers, stalls, 1);
  const paid = await calls.book(asha.headers, stalls, 2);
  const past = await calls.book(asha.headers, regatta.tier, 1);
  await calls.payFor(asha.headers, [paid.id, past.id]);
  const cancelled = await calls.book(asha.headers, balcony, 1);
  await calls.call('POST', `/bookings/${cancelled.id}/cancel/`, asha.headers);
  const removed = await calls.book(asha.headers, balcony, 1);
  await calls.call('DELETE', `/bookings/${removed.id}`, asha.headers);
  await calls.call('POST', `/bookings/${paid.id}/attendees/`, asha.headers, {
    attendees: [{ name: 'Devika Nair', email: 'devika@company.example' }],
  });
  const ofRavi = await calls.book(ravi.headers, balcony, 3);
  const ofLena = await calls.book(lena.headers, stalls, 2);
  await test.db
    .updateTable('events')
    .set({
      start_at: sql<Date>`now() - interval '2 hours'`,
      end_at: sql<Date>`now() - interval '1 hour'`,
    })
    .where('id', '=', regatta.event.id)
    .execute();
  return {
    people: { asha, ravi, vikram, lena, boss, admin },
    bookings: { toPay, paid, past, cancelled, removed, ofRavi, ofLena },
    stalls,
    music,
  };
}
