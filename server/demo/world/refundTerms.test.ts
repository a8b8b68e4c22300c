import { expect, it } from '@jest/globals';
import { buildWorld } from './index';
import { personNamed } from './people';
import { worldClock } from './worldClock';

it('some events give something back, also for what Vikram has paid', () => {
  const clock = worldClock(Date.parse('2026-11-22T09:00:00Z'));
  const world = buildWorld(clock, { holdMinutes: 60 });
  const giving = world.events.filter(({ refund_percent: percent }) => percent !== 0);
  expect(
    giving.map(({ title, refund_percent: percent, refund_fee_kept: feeKept }) => [
      title,
      percent,
      feeKept,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['Cloud & AI Summit', 100, true],
      [expect.stringMatching(/^Future of Work/), 50, false],
      ['The Late Comedy Hour', 100, false],
    ]),
  );
  expect(giving).toHaveLength(3);
  const vikram = personNamed('vikram').id;
  for (const event of giving) {
    expect(event.refund_until?.getTime()).toBeGreaterThan(clock.now.getTime());
    expect(event.refund_until?.getTime()).toBeLessThan(event.start_at?.getTime() ?? 0);
    const paid = world.bookings.find(
      (one) => one.event_id === event.id && one.user_id === vikram && one.status === 'confirmed',
    );
    // A payment keeps the terms of its time.
    const share = world.payment_bookings.find(({ booking_id: id }) => id === paid?.id);
    expect(share).toMatchObject({
      refund_percent: event.refund_percent,
      refund_until: event.refund_until,
      refund_fee_kept: event.refund_fee_kept,
      // 2 % of the tickets, with 18 % GST.
      fee_amount: Math.round(((paid?.total_amount ?? 0) * 236) / 10_000),
    });
  }
});
