import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { buildEventSummary } from '@/testing/eventFactories';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { EventCard } from './EventCard';

it('cuts a long name at 50 characters', () => {
  renderWithProviders(<EventCard event={buildEventSummary({ title: 'x'.repeat(51) })} />);
  expect(screen.getByRole('link')).toHaveTextContent(new RegExp(`^x{50}…$`));
});
