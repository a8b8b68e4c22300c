/**
 * @jest-environment ./scripts/lib/jest/sharedEnvironment.mjs
 */
import { expect, it } from '@jest/globals';
import { renderToHtml } from '@/testing/renderToHtml';
import { signedIn, signedOut } from '@/testing/renderWithProviders';
import { CartPage } from './CartPage';

it.each(['', '?stage=payment', '?stage=attendee_details&booking=1', '?stage=confirmation'])(
  'renders without a browser: /cart%s',
  async (query) => {
    const render = (auth: ReturnType<typeof signedOut>) =>
      renderToHtml(<CartPage />, `/cart${query}`, auth);
    expect(await render(signedOut())).toContain('Authentication Required');
    const cart = await render(signedIn());
    expect(cart).toContain('Corporate Event Booking');
    expect(cart).not.toMatch(/\sstyle=/);
  },
);
