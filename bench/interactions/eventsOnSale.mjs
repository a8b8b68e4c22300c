import { callerOf } from '../../scripts/lib/demoCaller.mjs';

/** Addresses of events, each with the numbers of its tiers on sale. */
export async function eventsOnSale(url) {
  const call = await callerOf(url, 'vikram');
  const { results } = await call('GET', '/events/?page_size=100');
  const { results: booked } = await call('GET', '/bookings/?page_size=100');
  const isNew = ({ id }) => !booked.some(({ event }) => event === id);
  const found = [];
  for (const { id } of results.filter((one) => one.is_booking_open && isNew(one))) {
    const { ticket_tiers: tiers, sale_state: state } = await call('GET', `/events/${id}`);
    if (state !== 'on_sale') continue;
    const open = tiers.filter(
      (tier) => tier.sale_state === 'on_sale' && tier.available_tickets > 4,
    );
    if (open.length > 0) found.push({ path: `/events/${id}`, tiers: open });
  }
  return found;
}
