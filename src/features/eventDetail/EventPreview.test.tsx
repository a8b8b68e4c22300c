import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { buildEvent } from '@/testing/eventFactories';
import { serveCart } from '@/testing/eventRoutes';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import EventPreview from './EventPreview';

it('shows an event that is being written, also without dates, as its page will', () => {
  serveCart();
  const event = buildEvent({ title: 'Nocturne', start_date: '', end_date: '', venue: '' });
  renderWithProviders(<EventPreview event={event} />, { preloadedState: { auth: signedIn() } });
  expect(screen.getByRole('heading', { level: 1, name: 'Nocturne' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Select Your Tickets' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
});
