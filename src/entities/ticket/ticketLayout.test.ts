import { expect, it } from '@jest/globals';
import { buildPaidBooking, buildTicket } from '@/testing/bookingFactories';
import { layOutTicket, WIDTH } from './ticketLayout';
import { ticketFacts } from './ticketFacts';

const facts = ticketFacts(buildPaidBooking(), buildTicket({ attendee_name: 'Asha Rao' }), 2);
/** As wide as the widest letters of these fonts. */
const measure = (text: string, font: string) =>
  text.length * Number(/(\d+)px/.exec(font)?.[1]) * 0.6;

it.each([
  ['many words', 'Hall 7, Bandra Kurla Complex, Plot C-68 and C-69, Block G, '.repeat(4).trim()],
  ['one long word', 'Donaudampfschifffahrtsgesellschaft'.repeat(4)],
])('shows the whole venue, inside the picture: %s', (_what, venue) => {
  const { texts, height } = layOutTicket(
    { ...facts, venue, title: `${facts.title} ${venue}` },
    measure,
  );
  const letters = (text: string) => text.replaceAll(/\s/g, '');
  expect(letters(texts.map(({ text }) => text).join(''))).toContain(letters(venue));
  for (const { text, x, y, font, align } of texts) {
    const width = measure(text, font);
    expect(align === 'center' ? width / 2 : x + width - WIDTH / 2).toBeLessThanOrEqual(
      WIDTH / 2 - 60,
    );
    expect(y).toBeLessThan(height - 40);
  }
  const baselines = texts.map(({ y, x }) => `${x}:${y}`);
  expect(new Set(baselines).size).toBe(baselines.length);
});
