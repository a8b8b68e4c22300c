import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { AttendeeContactList } from '@/api';
import { buildBooking, buildPaidBooking } from '@/testing/bookingFactories';
import { answer, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { record, renderCart, serveCart } from '../cart.testUtils';

const details = { phone: null, employee_id: null, department: null, designation: null };
const ravi = { booking_for: 'employee', booked_for_user: 9, booked_for_name: 'Ravi Iyer' } as const;

const button = () => screen.findByRole('button', { name: /^Change for whom Mumbai Jazz Night/ });
const editor = async () => within(await screen.findByRole('form', { name: 'Who is it for?' }));

describe('a line of the cart', () => {
  it('says whom it is for, and changes it in place', async () => {
    const world = serveCart({ pending: [buildBooking()] });
    server.use(
      answer<AttendeeContactList>('get', '/attendees/contacts/', {
        contacts: [{ user: 9, name: 'Ravi Iyer', email: 'ravi@northwind.example', ...details }],
      }),
    );
    record(world, 'patch', '/bookings/:id', () => {
      world.pending = [buildBooking(ravi)];
      return HttpResponse.json(buildBooking(ravi));
    });
    const { user } = renderCart();
    expect(await screen.findByText('For myself')).toBeVisible();
    await user.click(await button());
    const form = await editor();
    expect(form.getByRole('radio', { name: 'Myself' })).toBeChecked();
    await user.click(form.getByRole('radio', { name: 'A colleague' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    const field = form.getByRole('combobox', { name: /Colleague/ });
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Choose a colleague from the list'),
    );
    await user.type(field, 'ra');
    await user.click(await screen.findByRole('option', { name: /Ravi Iyer/ }));
    await user.click(form.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('For Ravi Iyer (colleague)')).toBeVisible();
    expect(await button()).toHaveFocus();
    expect(world.calls).toEqual([
      {
        call: 'PATCH /bookings/101/',
        body: { booking_for: 'employee', booked_for_user: 9, notes: '' },
      },
    ]);
  });

  it('shows what the server says beside the field', async () => {
    serveCart({ pending: [buildBooking({ booking_for: 'client', booked_for_name: 'Initech' })] });
    const wrong = 'This name contains characters that cannot be used.';
    server.use(
      refuse('patch', '/bookings/:id', 400, { error: wrong, fields: { booked_for_name: wrong } }),
    );
    const { user } = renderCart();
    await user.click(await button());
    const form = await editor();
    await user.fill(form.getByLabelText(/Client name/), ' Labs');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(form.getByLabelText(/Client name/)).toHaveAccessibleDescription(wrong),
    );
  });

  it('asks for nothing when nothing has changed, or it is given up', async () => {
    const world = serveCart({ pending: [buildBooking(ravi)] });
    const { user } = renderCart();
    await user.click(await button());
    await user.click((await editor()).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
    await user.click(await button());
    await user.click((await editor()).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(world.calls).toEqual([]);
  });

  it('keeps a choice that was not saved, and asks about it before payment', async () => {
    serveCart({ pending: [buildBooking()] });
    const first = renderCart();
    await first.user.click(await button());
    const form = await editor();
    await first.user.click(form.getByRole('radio', { name: 'A client' }));
    await first.user.fill(form.getByLabelText(/Client name/), 'Inite');
    first.unmount();

    const { user } = renderCart();
    const again = await editor();
    expect(again.getByRole('radio', { name: 'A client' })).toBeChecked();
    expect(again.getByLabelText(/Client name/)).toHaveValue('Inite');
    const [proceed] = screen.getAllByRole('button', { name: 'Proceed to Payment' });
    if (proceed) await user.click(proceed);
    const question = within(await screen.findByRole('dialog', { name: 'Not saved yet' }));
    expect(question.getByText(/who Mumbai Jazz Night is for/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Back to Cart' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(again.getByRole('button', { name: 'Cancel' }));
    if (proceed) await user.click(proceed);
    expect(await screen.findByRole('group', { name: 'Payment method' })).toBeVisible();
  });

  it('forgets the kept choice once it is saved', async () => {
    const world = serveCart({ pending: [buildBooking()] });
    record(world, 'patch', '/bookings/:id', () => HttpResponse.json(buildBooking()));
    const { user } = renderCart();
    await user.click(await button());
    const form = await editor();
    await user.click(form.getByRole('radio', { name: 'My team' }));
    await user.fill(form.getByLabelText(/Team name/), 'Sales');
    expect(Object.keys(localStorage)).toContain('foyer-draft:7:booked-for:101');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
    expect(Object.keys(localStorage)).not.toContain('foyer-draft:7:booked-for:101');
  });

  it('says it once it is paid, and no more than there is to say', async () => {
    serveCart({
      paid: [
        buildPaidBooking({ ...ravi, notes: 'Aisle seats' }),
        buildPaidBooking({ id: 102, event_title: 'Another Night' }),
      ],
    });
    renderCart();
    expect(await screen.findByText('For Ravi Iyer (colleague)')).toBeVisible();
    expect(screen.getByText('Note: Aisle seats')).toBeVisible();
    expect(screen.queryByText(/For myself/)).not.toBeInTheDocument();
  });
});
