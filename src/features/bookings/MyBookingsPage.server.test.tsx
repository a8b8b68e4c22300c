/**
 * @jest-environment ./scripts/lib/jest/sharedEnvironment.mjs
 */
import { expect, it } from '@jest/globals';
import { renderToHtml } from '@/testing/renderToHtml';
import { signedIn, signedOut } from '@/testing/renderWithProviders';
import { MyBookingsPage } from './MyBookingsPage';

it('renders without a browser, and without inline styles', async () => {
  const render = (auth: ReturnType<typeof signedOut>) =>
    renderToHtml(<MyBookingsPage />, '/my-bookings?tab=past', auth);
  expect(await render(signedOut())).toContain('Please sign in to view your bookings.');
  const page = await render(signedIn());
  expect(page).toContain('Asha Rao');
  expect(page).toContain('Past Events');
  expect(page).not.toMatch(/\sstyle=/);
});
