/**
 * Creates data for `npm run screens` in addition to the demo world: tickets to check in, a cancelled
 * event, payments with each outcome.
 */
import { callerOf, DEMO_PASSWORD, signIn as startSession } from '../demoCaller.mjs';

/** A ticket for each scheme and size, because it can be checked in once only. */
const CHECK_IN_TICKETS = 4;
const MANY_SEATS = 10;

/** Whole rupees: bookings of these need no approval of Northwind. */
const MAX_SUM = 8_000;
/** So many seats of one event are booked, but for one. */
const MOST_SEATS = 4;
/** Northwind asks for an approval of what begins sooner. */
const MIN_TIME_TO_START_MS = 3 * 86_400_000;

/** Events that are open to all companies, each with a tier that has enough seats, to pay without an approval. */
async function openEvents(call, seats) {
  const { results } = await call('GET', '/events/?page_size=100');
  const soon = Date.now() + MIN_TIME_TO_START_MS;
  const open = results.filter(
    (event) =>
      event.is_booking_open && !event.is_exclusive && Date.parse(event.start_date) > soon,
  );
  const found = [];
  for (const { id, title } of open) {
    const { ticket_tiers: tiers } = await call('GET', `/events/${id}`);
    const tier = tiers.find(
      (one) =>
        one.is_active && one.available_tickets >= seats && Number(one.price) * MOST_SEATS <= MAX_SUM,
    );
    if (tier) found.push({ id, title, tier: tier.id, price: Number(tier.price) });
  }
  return found;
}

async function book(call, event, quantity) {
  const order = { event: event.id, ticket_tier: event.tier, quantity };
  return (await call('POST', '/bookings/', order)).id;
}

async function pay(call, bookingId) {
  const { total } = await call('GET', `/bookings/quote/?booking_ids=${bookingId}`);
  await call('POST', '/payments/bulk_create/', { booking_ids: [bookingId], amount: total });
}

/** A payment on the sandbox's page, with the outcome chosen there. */
async function checkout(call, answer) {
  const { checkout_url: page, payment_id: id } = await call('POST', '/bookings/checkout/');
  if (answer) await fetch(`${page}/${answer}`, { method: 'POST', redirect: 'manual' });
  return { id, page };
}

/** Finds ids in the demo world, without changing data. */
async function findIds(url) {
  const { user } = await startSession(url, 'vikram');
  const vikram = await callerOf(url, 'vikram');
  const events = await vikram('GET', '/events/');
  const address = `/bookings/?user=${user.id}&include=payment,attendees`;
  const { results: own } = await vikram('GET', address);
  const rhea = await callerOf(url, 'rhea');
  const organized = await rhea('GET', '/organize/events/?status=published&ordering=-sold');
  const drafts = await rhea('GET', '/organize/events/?status=draft');
  const confirmed = own.filter((booking) => booking.status === 'confirmed');
  return {
    event: events.results.find((event) => event.is_booking_open && !event.is_exclusive)?.id,
    soldOut: events.results.find((event) => event.available_tickets === 0)?.id,
    unnamed: confirmed.find((booking) => !booking.attendee_details_completed)?.id,
    organized: organized.results[0]?.id,
    draft: drafts.results[0]?.id,
    holdEnds: own.find((booking) => booking.hold_state === 'held')?.hold_expires_at,
  };
}

/** Asha offers seats of a booking to anybody, and a guest claims one. */
async function offerSeats(url, asha, event) {
  const booking = await book(asha, event, MOST_SEATS);
  await pay(asha, booking);
  const { pool } = await asha('POST', `/bookings/${booking}/seats/pool/`, {
    title: 'An evening with the team',
    message: 'We have seats left over.\nCome along, and bring somebody who likes it.',
    audience: 'anybody',
    purpose: 'An evening before the renewal.',
  });
  const guest = {
    name: 'Ira Sen',
    email: 'ira.sen@guests.example',
    consent: true,
    kind: 'client',
    organisation: 'Meridian Capital',
  };
  const answer = await fetch(`${url}/api/seats/${pool.link_token}/claim/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(guest),
  });
  const { claim_token: claim } = await answer.json();
  return { offer: pool.link_token, claim };
}

/** Asha books, names attendees and pays, then the event is cancelled; Meera's payment is declined, and she invites somebody. */
async function addBookings(url) {
  const asha = await callerOf(url, 'asha');
  const meera = await callerOf(url, 'meera');
  const admin = await callerOf(url, 'admin');
  const events = await openEvents(asha, MANY_SEATS);
  const many = events.find(({ price }) => price * MANY_SEATS <= MAX_SUM);
  const [door, cart, ...others] = events.filter((event) => event !== many);
  // The last one, because the front page shows the first ones.
  const cancelled = others.at(-1);

  const checkInBooking = await book(asha, door, CHECK_IN_TICKETS);
  await pay(asha, checkInBooking);
  const attendees = ['Devika Nair', 'Rohan Kulkarni', 'Sneha Pillai', 'Joseph Mathew'].map(
    (name) => ({ name, email: `${name.toLowerCase().replace(' ', '.')}@northwind.example` }),
  );
  await asha('POST', `/bookings/${checkInBooking}/attendees/`, { attendees });
  const { tickets } = await asha('GET', `/bookings/${checkInBooking}`);

  const { token: link } = await asha('POST', `/tickets/${tickets[0].id}/link/`);

  await pay(asha, await book(asha, cancelled, 2));
  const reason = 'The hall is closed after a burst water main.';
  await admin('POST', `/events/${cancelled.id}/cancel/`, { reason });

  const seats = await offerSeats(url, asha, others[0]);

  const manySeats = await book(asha, many, MANY_SEATS);
  const succeeded = await checkout(asha, 'succeed');
  const waiting = await book(asha, cart, 1);
  const replaced = await checkout(asha);
  // With an unchanged cart, checkout would return the same payment page.
  await asha('PATCH', `/bookings/${waiting}`, { quantity: 2 });
  const pending = await checkout(asha);
  await book(meera, cart, 1);
  const declined = await checkout(meera, 'decline');
  const payments = { succeeded, replaced, pending, declined };

  const invitation = { email: 'kabir.rao@northwind.example', role: 'employee' };
  const { id: changes } = await meera('POST', '/company/invitations/', invitation);
  return { changes, door, tickets, link, seats, cancelled: cancelled.id, manySeats, payments };
}

/** @param own whether the script started the server: only then bookings are created */
export async function prepareData(url, own) {
  return { ...(await findIds(url)), ...(own && (await addBookings(url))) };
}

export async function signIn(page, url, username) {
  await page.goto(`${url}/signin`);
  await page.getByLabel(/username/i).fill(username);
  await page.getByLabel(/^password/i).fill(DEMO_PASSWORD);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^sign in$/i })
    .click();
  await page.waitForURL(({ pathname }) => pathname !== '/signin');
}
