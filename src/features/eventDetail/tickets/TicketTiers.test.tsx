import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { serveCart } from '@/testing/eventRoutes';
import { card, open, stepper } from './tiers.testUtils';

describe('a tier', () => {
  beforeEach(() => {
    serveCart();
  });

  it('says what it is, what it costs, and what it includes', async () => {
    await open({ tier: { price: '125000.00', available_tickets: 1200, total_tickets: 1300 } });
    expect(screen.getByRole('heading', { name: 'Select Your Tickets' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'View Cart' })).toBeVisible();
    expect(card().getByRole('heading', { level: 3 })).toHaveTextContent('Gold');
    expect(card().getByText('Seats in the middle block.')).toBeVisible();
    expect(card().getByText('₹1,25,000.00')).toBeVisible();
    expect(card().getByText('+ fee & GST')).toBeVisible();
    expect(card().getByText('1,200 available')).toBeVisible();
    const includes = card().getByRole('list', { name: 'What Gold includes' });
    expect(within(includes).getAllByRole('listitem')).toHaveLength(2);
  });

  it('without a price is free', async () => {
    await open({ tier: { price: '0.00', added_charges: [] } });
    expect(card().getByText('Free')).toBeVisible();
    expect(card().queryByText(/₹0/)).not.toBeInTheDocument();
  });

  it.each([
    ['sold out', { available_tickets: 0 }, {}, 'Sold Out'],
    ['inactive', { is_active: false }, {}, 'Unavailable'],
    ['inactive and sold out', { available_tickets: 0, is_active: false }, {}, 'Sold Out'],
    ['closed', {}, { is_booking_open: false }, 'Booking Closed'],
    [
      'not for this company',
      {},
      { is_exclusive: true, company_has_access: false },
      'Not open to your company',
    ],
  ])('that is %s cannot be bought', async (_case, tier, event, label) => {
    await open({ tier, event });
    expect(card().getByRole('button', { name: label })).toBeDisabled();
    expect(card().queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
  });

  it('outside of its sale window says when it opens or that sales ended, in place of the stepper', async () => {
    const sale_starts_at = '2099-12-03T04:30:00Z';
    const { user } = await open(
      { tier: { sale_state: 'not_yet_open', sale_starts_at } },
      { tier: { sale_state: 'ended', sale_ends_at: '2026-01-01T00:00:00Z' } },
    );
    expect(card().getByRole('button', { name: 'Opens Dec 3, 10:00 AM IST' })).toBeDisabled();
    expect(card().queryByRole('group')).not.toBeInTheDocument();
    expect(card().getByText('80 available')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'News' }));
    expect(card().getByRole('button', { name: 'Sales ended' })).toBeDisabled();
    expect(card().queryByText('80 available')).not.toBeInTheDocument();
  });

  it('within its sale window says until when it is sold', async () => {
    await open({ tier: { sale_ends_at: '2099-12-03T04:30:00Z' } });
    expect(card().getByText('On sale until Dec 3, 10:00 AM IST')).toBeVisible();
    expect(card().getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  });

  it('says how many one person and one company can have, and what is left of it', async () => {
    const limits = { max_per_person: 4, max_per_company: 20 };
    const { user } = await open(
      { tier: { ...limits, left_for_caller: 2 } },
      { tier: { ...limits, left_for_caller: 0 } },
    );
    expect(
      card().getByText('Up to 4 per person, 20 per company. You can book 2 more.'),
    ).toBeVisible();
    await user.click(stepper().getByRole('button', { name: 'Increase Gold tickets' }));
    expect(stepper().getByRole('button', { name: 'Increase Gold tickets' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'News' }));
    expect(
      card().getByText('Up to 4 per person, 20 per company. You cannot book more.'),
    ).toBeVisible();
    expect(card().getByRole('button', { name: 'Limit reached' })).toBeDisabled();
    expect(card().queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
  });
  it('says why nothing can be bought', async () => {
    await open({ event: { is_booking_open: false, booking_start_date: '2099-01-01T03:30:00Z' } });
    expect(screen.getByText('Booking opens on Thu, Jan 1, 2099, 9:00 AM IST.')).toBeVisible();
  });

  it.each([
    [1, 'Only 1 left!'],
    [10, 'Only 10 left!'],
    [11, '11 available'],
  ])('with %i left reads %s', async (available_tickets, words) => {
    await open({ tier: { available_tickets } });
    expect(card().getByText(words)).toBeVisible();
  });

  it.each([
    ['what is left', { available_tickets: 3 }, 3],
    ['ten', { available_tickets: 300, max_per_booking: 40 }, 10],
    ['what one booking may hold', { available_tickets: 300, max_per_booking: 4 }, 4],
  ])('can be taken from one up to %s', async (_case, tier, most) => {
    const { user } = await open({ tier });
    const fewer = stepper().getByRole('button', { name: 'Decrease Gold tickets' });
    const more = stepper().getByRole('button', { name: 'Increase Gold tickets' });
    expect(fewer).toBeDisabled();
    for (let count = 1; count < most; count++) await user.click(more);
    expect(stepper().getByRole('status')).toHaveTextContent(String(most));
    expect(more).toBeDisabled();
    await user.click(fewer);
    expect(stepper().getByRole('status')).toHaveTextContent(String(most - 1));
  });

  it('lets go of what is not there any more', async () => {
    const { user } = await open(
      { tier: { available_tickets: 8 } },
      { tier: { available_tickets: 2 } },
    );
    const more = stepper().getByRole('button', { name: 'Increase Gold tickets' });
    for (let count = 1; count < 5; count++) await user.click(more);
    expect(stepper().getByRole('status')).toHaveTextContent('5');
    await user.click(screen.getByRole('button', { name: 'News' }));
    expect(stepper().getByRole('status')).toHaveTextContent('2');
    expect(more).toBeDisabled();
  });

  it('is missing: the organizer has set none up', async () => {
    await open({ event: { ticket_tiers: [] } });
    expect(screen.getByRole('heading', { name: 'No Tickets Available' })).toBeVisible();
    expect(screen.getByText('Ticket options for this event are not yet configured')).toBeVisible();
  });
});
