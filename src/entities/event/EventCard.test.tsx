import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { buildEventSummary } from '@/testing/eventFactories';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { EventCard } from './EventCard';

it('cuts a long name at 50 characters', () => {
  renderWithProviders(<EventCard event={buildEventSummary({ title: 'x'.repeat(51) })} />);
  expect(screen.getByRole('link')).toHaveTextContent(new RegExp(`^x{50}…$`));
});

it('says what the cheapest ticket costs, or that it is free', () => {
  const card = (price: string) =>
    renderWithProviders(
      <EventCard event={buildEventSummary({ base_price: price, added_charges: [] })} />,
    );
  const { unmount } = card('2500.00');
  expect(screen.getByRole('article')).toHaveTextContent('From ₹2,500.00');
  unmount();
  card('0.00');
  expect(screen.getByText('Free')).toBeVisible();
  expect(screen.getByRole('article')).not.toHaveTextContent('From');
});

it('names no price and no seats left while there is no ticket', () => {
  const event = buildEventSummary({
    sale_state: 'without_tickets',
    base_price: '0.00',
    total_tickets: 0,
    available_tickets: 0,
  });
  renderWithProviders(<EventCard event={event} />);
  expect(screen.getByText('No tickets yet')).toBeVisible();
  expect(screen.getByRole('article')).not.toHaveTextContent(/Free|₹|left/);
});
