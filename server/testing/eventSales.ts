import { createBookingCalls, createBuyer } from './bookings';
import type { TestApp } from './buildTestApp';
import { createEvent, createTier } from './events';
import { createOrganizerTeam } from './organizers';
import { createCompany, createUser, signIn } from './people';

/**
 * An organizer's event with sales of every kind. Asha of Northwind has paid two seats in the Stalls, and one in the
 * Balcony together with one at another event, at other GST rates. Ravi of Meridian holds three, has cancelled one, and
 * has removed one from his cart.
 */
export async function createEventSales(test: TestApp) {
  const calls = createBookingCalls(test);
  const signedIn = async (user: Awaited<ReturnType<typeof createUser>>) => ({
    user,
    headers: await signIn(test, user),
  });
  const editor = await signedIn(await createUser(test, { firstName: 'Dev', lastName: 'Shah' }));
  const door = await signedIn(await createUser(test, { firstName: 'Sam', lastName: 'Ghosh' }));
  const outsider = await signedIn(await createUser(test, { firstName: 'Otto', lastName: 'Weiss' }));
  const team = await createOrganizerTeam(test, {
    members: [
      { id: editor.user.id, role: 'editor' },
      { id: door.user.id, role: 'door' },
    ],
  });
  await createOrganizerTeam(test, { members: [{ id: outsider.user.id, role: 'owner' }] });

  const northwind = await createCompany(test, { name: 'Northwind Industries' });
  const meridian = await createCompany(test, { name: 'Meridian Steel' });
  const asha = await createBuyer(test, { company: northwind, firstName: 'Asha' });
  const ravi = await createBuyer(test, { company: meridian, firstName: 'Ravi' });

  const event = await createEvent(test, { title: 'Nocturne in D', organizerId: team.id });
  const tier = (name: string, price: number, gstPercent: 5 | 18 = 18) =>
    createTier(test, { event, name, price, gstPercent, total: 10 });
  const stalls = await tier('Stalls', 650_000);
  const balcony = await tier('Balcony', 33_333, 5);
  const otherEvent = await createEvent(test, { title: 'Regatta', organizerId: team.id });
  const jetty = await createTier(test, { event: otherEvent, price: 77_777, total: 10 });

  const two = await calls.book(asha.headers, stalls, 2);
  await calls.payFor(asha.headers, [two.id]);
  const attendees = [{ name: 'Devika Nair', email: 'devika@guests.example' }];
  await calls.call('POST', `/bookings/${two.id}/attendees/`, asha.headers, { attendees });
  const mixed = await calls.book(asha.headers, balcony, 1);
  const elsewhere = await calls.book(asha.headers, jetty, 1);
  const shared = await calls.payFor(asha.headers, [mixed.id, elsewhere.id]);
  const held = await calls.book(ravi.headers, stalls, 3);
  const cancelled = await calls.book(ravi.headers, balcony, 1);
  await calls.call('POST', `/bookings/${cancelled.id}/cancel/`, ravi.headers);
  const removed = await calls.book(ravi.headers, balcony, 1);
  await calls.call('DELETE', `/bookings/${removed.id}`, ravi.headers);

  return {
    calls,
    editor,
    door,
    outsider,
    asha,
    ravi,
    event,
    otherEvent,
    stalls,
    balcony,
    bookings: {
      two,
      mixed,
      held,
      cancelled,
      removed,
    },
    /** The public id of the payment for both events. */
    sharedPayment: shared.payment_id,
  };
}

export type EventSales = Awaited<ReturnType<typeof createEventSales>>;
