/** The longest list of the product: My Bookings, which grows by 20 rows with each press of `Show more`. */
import { callerOf } from '../../scripts/lib/demoCaller.mjs';

/** Most bookings of one payment (openapi.yaml). */
const A_PAYMENT = 50;
const PAGE = 20;

/** Paid bookings of one ticket each, spread over the open events of one currency, as a payment is. */
export async function addBookings(url, username, count) {
  const call = await callerOf(url, username);
  const { results } = await call('GET', '/events/?page_size=100');
  const places = [];
  for (const { id } of results.filter((event) => event.is_booking_open)) {
    const { ticket_tiers: tiers, sale_state: state } = await call('GET', `/events/${id}`);
    if (state !== 'on_sale') continue;
    for (const tier of tiers.filter(
      (one) => one.sale_state === 'on_sale' && one.currency === 'INR',
    )) {
      places.push({ event: id, ticket_tier: tier.id, left: tier.available_tickets });
    }
  }
  let unpaid = [];
  const pay = async () => {
    const { total } = await call('GET', `/bookings/quote/?booking_ids=${unpaid.join(',')}`);
    await call('POST', '/payments/bulk_create/', { booking_ids: unpaid, amount: total });
    unpaid = [];
  };
  for (let made = 0; made < count;) {
    const open = places.filter(({ left }) => left > 1);
    const place = open[made % open.length];
    place.left -= 1;
    const { event, ticket_tier } = place;
    try {
      unpaid.push((await call('POST', '/bookings/', { event, ticket_tier, quantity: 1 })).id);
      made += 1;
    } catch (error) {
      // The sale of a tier has ended, or a limit of its event is reached.
      if (!error.message.endsWith('answered 409')) throw error;
      place.left = 0;
    }
    if (unpaid.length === A_PAYMENT) await pay();
  }
  if (unpaid.length > 0) await pay();
}

const rowsOf = (page) => page.locator('main ul > li:has(h3)');

/** Presses `Show more` until the list has `count` rows. @returns how many it has */
export async function showRows(page, count) {
  await page.goto('/my-bookings');
  await rowsOf(page).first().waitFor();
  for (let shown = PAGE; shown < count; shown += PAGE) {
    await page.getByRole('button', { name: 'Show more' }).click();
    await rowsOf(page).nth(shown).waitFor({ state: 'attached' });
  }
  await page.waitForLoadState('networkidle');
  return rowsOf(page).count();
}

/** Runs in the page: the time from each frame to the next. */
function startFrames() {
  const frames = [];
  globalThis.foyerFrames = frames;
  let last = performance.now();
  const tick = (now) => {
    frames.push(now - last);
    last = now;
    globalThis.foyerFrame = globalThis.requestAnimationFrame(tick);
  };
  globalThis.foyerFrame = globalThis.requestAnimationFrame((now) => {
    last = now;
    globalThis.foyerFrame = globalThis.requestAnimationFrame(tick);
  });
}

function stopFrames() {
  globalThis.cancelAnimationFrame(globalThis.foyerFrame);
  return { frames: globalThis.foyerFrames, at: globalThis.scrollY };
}

/** Turns the wheel downwards. @returns the milliseconds of each frame, and how far it came */
export async function scroll(page, { turns, step }) {
  await page.mouse.move(600, 500);
  await page.evaluate(startFrames);
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, step);
    await page.waitForTimeout(16);
  }
  await page.waitForTimeout(300);
  return page.evaluate(stopFrames);
}
