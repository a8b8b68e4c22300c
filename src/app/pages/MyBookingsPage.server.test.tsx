/**
 * @jest-environment node
 */
import { expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { Providers } from '../providers';
import { setupStore } from '../store';
import { signedIn, signedOut } from '@/testing/renderWithProviders';
import MyBookingsPage from './MyBookingsPage';

it('renders without a browser, and without inline styles', () => {
  const render = (auth: ReturnType<typeof signedOut>) =>
    renderToString(
      <Providers store={setupStore({ auth })}>
        <StaticRouter location="/my-bookings?tab=past">
          <MyBookingsPage />
        </StaticRouter>
      </Providers>,
    );
  expect(render(signedOut())).toContain('Please sign in to view your bookings.');
  const page = render(signedIn());
  expect(page).toContain('Asha Rao');
  expect(page).toContain('Past Events');
  expect(page).not.toMatch(/\sstyle=/);
});
