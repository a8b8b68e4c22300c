import { createBookingCalls, createBuyer, createOffer } from './bookings';
import { createEvent, createTier } from './events';
import { createCompany, createUser } from './people';
import type { TestApp } from './buildTestApp';

let made = 0;

export interface PaidBooking {
  bookingId: number;
  eventId: number;
  tierId: number;
  quantity: number;
}

/** A confirmed, paid booking without tickets, with the event, tier, person and company it needs. */
export async function createPaidBooking(
  app: Pick<TestApp, 'db'>,
  { quantity = 1 }: { quantity?: number } = {},
): Promise<PaidBooking> {
  const company = await createCompany(app);
  const user = await createUser(app, { company });
  const event = await createEvent(app);
  const tier = await createTier(app, { event, sold: quantity, bookings: 1 });
  const { id } = await app.db
    .insertInto('bookings')
    .values({
      booking_number: `BK-PAID-${(made += 1)}`,
      user_id: user.id,
      company_id: company.id,
      event_id: event.id,
      ticket_tier_id: tier.id,
      quantity,
      unit_price: tier.price,
      total_amount: tier.price * quantity,
      status: 'confirmed',
      payment_status: 'paid',
      hold_state: 'sold',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { bookingId: id, eventId: event.id, tierId: tier.id, quantity };
}

/** A paid booking of an event that begins in an hour, so that check-in is open. */
export async function sellTickets(test: TestApp, quantity: number) {
  const calls = createBookingCalls(test);
  const buyer = await createBuyer(test);
  const { tier } = await createOffer(test, {}, { startAt: new Date(Date.now() + 3_600_000) });
  const { id } = await calls.book(buyer.headers, tier, quantity);
  await calls.payFor(buyer.headers, [id]);
  return { calls, buyer, id };
}

/** A paid ticket, created like those of `sellTickets`. */
export async function sellTicket(test: TestApp) {
  const { calls, buyer, id } = await sellTickets(test, 1);
  const [ticket] = (await calls.read(buyer.headers, id)).tickets;
  if (!ticket?.qr_code) throw new Error('A paid booking has no ticket.');
  return { calls, buyer, id, ticket, code: ticket.qr_code };
}
