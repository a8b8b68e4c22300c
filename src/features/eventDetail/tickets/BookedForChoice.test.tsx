import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AttendeeContactList } from '@/api';
import { buildBooking } from '@/testing/bookingFactories';
import { buildUser } from '@/testing/userFactories';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { serveCart } from '@/testing/eventRoutes';
import { card, open } from './tiers.testUtils';

const details = { phone: null, employee_id: null, department: null, designation: null };
let sent: unknown[];

beforeEach(() => {
  serveCart();
  sent = [];
  server.use(
    answer<AttendeeContactList>('get', '/attendees/contacts/', {
      contacts: [
        { user: 7, name: 'Asha Rao', email: 'asha@northwind.example', ...details },
        { user: 9, name: 'Ravi Iyer', email: 'ravi@northwind.example', ...details },
        { user: null, name: 'Rani Guest', email: 'rani@x.in', ...details },
      ],
    }),
    http.post(apiPath('/bookings/'), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(buildBooking(), { status: 201 });
    }),
  );
});

const add = () => card().getByRole('button', { name: 'Add to Cart' });
const toggle = () => screen.getByRole('button', { name: /^(Change|Close)$/ });
const choice = async (name: string) => screen.findByRole('radio', { name });

describe('whom tickets are for', () => {
  it('is a colleague of the company, chosen by keyboard', async () => {
    const { user } = await open();
    expect(screen.getByText('myself')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(toggle());
    await user.click(await choice('A colleague'));
    await user.type(screen.getByRole('combobox', { name: /Colleague/ }), 'ra');
    // Neither I myself nor a guest without an account is a colleague.
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByText('Ravi Iyer (colleague)')).toBeVisible();
    await user.fill(screen.getByLabelText('Note (optional)'), 'Aisle');
    await user.click(add());
    expect(await card().findByText('Added to Cart!')).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({ booking_for: 'employee', booked_for_user: 9, notes: 'Aisle' }),
    ]);
  });

  it.each([
    ['A client', 'Client name', 'client'],
    ['My team', 'Team name', 'team'],
  ])('%s has a name', async (kind, label, bookingFor) => {
    const { user } = await open();
    await user.click(toggle());
    await user.click(await choice(kind));
    await user.click(add());
    expect(screen.getByLabelText(new RegExp(label))).toHaveAccessibleDescription(
      `${label} is required`,
    );
    expect(sent).toEqual([]);
    await user.fill(screen.getByLabelText(new RegExp(label)), 'Initech');
    await user.click(add());
    expect(await card().findByText('Added to Cart!')).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({ booking_for: bookingFor, booked_for_name: 'Initech' }),
    ]);
  });

  it('is nobody of the company for a client, who may not look for its people', async () => {
    const { user } = await open({ auth: signedIn(buildUser({ role: 'client', permissions: [] })) });
    await user.click(toggle());
    expect(await choice('A client')).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.queryByRole('radio', { name: 'A colleague' })).not.toBeInTheDocument();
  });

  it('is kept when the page is left, until tickets are added', async () => {
    const first = await open();
    await first.user.click(toggle());
    await first.user.click(await choice('A client'));
    await first.user.fill(screen.getByLabelText(/Client name/), 'Initech');
    first.unmount();

    const second = await open();
    expect(await screen.findByText('Initech (client)')).toBeVisible();
    await second.user.click(add());
    expect(await card().findByText('Added to Cart!')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ booked_for_name: 'Initech' })]);
    second.unmount();

    await open();
    expect(screen.getByText('myself')).toBeVisible();
  });

  it('must be chosen from the list', async () => {
    const { user } = await open();
    await user.click(toggle());
    await user.click(await choice('A colleague'));
    await user.type(screen.getByRole('combobox', { name: /Colleague/ }), 'Ra');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    await user.click(add());
    expect(screen.getByRole('combobox', { name: /Colleague/ })).toHaveAccessibleDescription(
      'Choose a colleague from the list',
    );
    expect(sent).toEqual([]);
  });

  it('is told by the server beside it', async () => {
    const gone = 'There is no such colleague in your company.';
    server.use(
      refuse('post', '/bookings/', 400, { error: gone, fields: { booked_for_user: gone } }),
    );
    const { user } = await open();
    await user.click(toggle());
    await user.click(await choice('A colleague'));
    await user.type(screen.getByRole('combobox', { name: /Colleague/ }), 'ra');
    await user.click(await screen.findByRole('option'));
    await user.click(toggle());
    await user.click(add());
    const field = await screen.findByRole('combobox', { name: /Colleague/ });
    expect(field).toHaveAccessibleDescription(gone);
    expect(within(screen.getByRole('article')).getByText(gone)).toBeVisible();
  });
});
