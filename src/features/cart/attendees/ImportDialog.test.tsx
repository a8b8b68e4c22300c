import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { Booking } from '@/api';
import { buildAttendee, buildPaidBooking } from '@/testing/bookingFactories';
import { answer } from '@/testing/handlers';
import { server } from '@/testing/server';
import { record, renderCart, serveCart } from '../cart.testUtils';

async function open(booking: Booking = buildPaidBooking({ quantity: 4 })) {
  const world = serveCart();
  record(world, 'post', '/bookings/:id/attendees/', () => HttpResponse.json(booking));
  server.use(answer<Booking>('get', '/bookings/101', { ...booking, booking_for: 'team' }));
  const { user } = renderCart('/cart?stage=attendee_details&booking=101');
  const button = await screen.findByRole('button', {
    name: 'Import from a file or spreadsheet',
  });
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Import attendees' });
  return { user, button, world };
}
const dialog = () => within(screen.getByRole('dialog'));
const paste = (text: string) =>
  fireEvent.change(dialog().getByLabelText('Paste rows from a spreadsheet'), {
    target: { value: text },
  });
const confirm = () => dialog().getByRole('button', { name: /^Fill / });
const rowOf = (row: number) =>
  within(dialog().getByRole('cell', { name: String(row) }).parentElement ?? document.body);
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], file: File) =>
  user.upload(dialog().getByLabelText(/choose a CSV or XLSX file/), file);

describe('importing attendees', () => {
  it('shows what each row would do, and does nothing until it is confirmed', async () => {
    const { user, button, world } = await open();
    expect(confirm()).toBeDisabled();
    paste(
      [
        'Email\tFull name\tDept\tShoe size',
        'asha@x.in\tAsha Rao\tSales\t38',
        'ravi at x.in\tRavi\t\t',
        'ASHA@x.in\tAsha Rao\t\t',
        'eve@x.in\tEve Stone\t=HYPERLINK("http://x")\t',
      ].join('\n'),
    );
    expect(await dialog().findByText(/2 seats will be filled. 2 rows with problems/)).toBeVisible();
    expect(dialog().getByText('Ignored columns: Shoe size.')).toBeVisible();
    expect(rowOf(2).getByText('Attendee 1')).toBeVisible();
    expect(rowOf(2).getByText('Sales')).toBeVisible();
    expect(rowOf(3).getByText('Enter a valid email address')).toBeVisible();
    expect(rowOf(4).getByText('The same person is in row 2')).toBeVisible();
    expect(rowOf(4).getByText('Left out')).toBeVisible();
    // A formula is the text it is.
    expect(rowOf(5).getByText('=HYPERLINK("http://x")')).toBeVisible();
    expect(screen.getAllByLabelText(/Full name/)[0]).toHaveValue('');

    await user.click(dialog().getByRole('button', { name: 'Fill 2 seats' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
    expect(screen.getByText(/2 seats filled in. Nothing is saved/)).toBeVisible();
    const names = screen.getAllByLabelText(/Full name/);
    expect(names[0]).toHaveValue('Asha Rao');
    expect(names[1]).toHaveValue('Eve Stone');
    expect(screen.getAllByLabelText(/Department/)[1]).toHaveValue('=HYPERLINK("http://x")');
    expect(names[2]).toHaveValue('');
    expect(world.calls).toEqual([]);
  });

  it('takes a name whose letters tickets cannot show, and says so', async () => {
    await open();
    paste('Anna Հակոբյան,anna@x.in\nRavi,r@x.in');
    expect(await dialog().findByText('2 seats will be filled.')).toBeVisible();
    expect(rowOf(1).getByText('Attendee 1')).toBeVisible();
    expect(rowOf(1).getByText(/^Tickets cannot show Հ, ա, կ … and print/)).toBeVisible();
    expect(rowOf(2).queryByText(/^Tickets cannot show/)).not.toBeInTheDocument();
  });

  it('no longer says that nothing is saved once a part is saved', async () => {
    const { user } = await open();
    paste('Sunita,s@x.in\nRavi,r@x.in');
    await user.click(await dialog().findByRole('button', { name: 'Fill 2 seats' }));
    expect(await screen.findByText(/Nothing is saved/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save 2 of 4' }));
    await waitFor(() => expect(screen.queryByText(/Nothing is saved/)).not.toBeInTheDocument());
  });

  it('reads a file of 10,000 rows and takes as many as there are seats', async () => {
    const { user } = await open();
    const lines = Array.from({ length: 10_000 }, (_, n) => `Person ${n};p${n}@x.in`);
    const text = ['\uFEFFName;Email', ...lines].join('\r\n');
    await choose(user, new File([text], 'people.csv', { type: 'text/csv' }));
    expect(await dialog().findByText(/4 seats will be filled. 9,996 more people/)).toBeVisible();
    expect(dialog().getByText('people.csv')).toBeVisible();
    expect(dialog().getAllByRole('row')).toHaveLength(5);
  });

  it('says why a list cannot be taken', async () => {
    const { user } = await open();
    paste('Name,City\nAsha,Pune');
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      'There is no column for the email. Found: Name, City.',
    );
    await choose(user, new File(['PK\u0003\u0004'], 'people.csv'));
    await waitFor(() =>
      expect(dialog().getByRole('alert')).toHaveTextContent(/This spreadsheet cannot be read/),
    );
    expect(confirm()).toBeDisabled();
  });

  it('keeps who is named already, unless told to begin anew', async () => {
    const { user } = await open(buildPaidBooking({ attendees: [buildAttendee()] }));
    paste('Sunita,s@x.in\nRavi,r@x.in');
    expect(await dialog().findByText(/1 seat will be filled. 1 more person/)).toBeVisible();
    expect(rowOf(1).getByText('Attendee 2')).toBeVisible();
    await user.click(dialog().getByRole('checkbox', { name: /Keep the people/ }));
    expect(await dialog().findByText('2 seats will be filled.')).toBeVisible();
    expect(rowOf(1).getByText('Attendee 1')).toBeVisible();
  });

  it('never takes the seat of who is inside', async () => {
    const booking = buildPaidBooking({ attendees: [buildAttendee()] });
    const [ticket, ...rest] = booking.tickets;
    await open({ ...booking, tickets: ticket ? [{ ...ticket, is_used: true }, ...rest] : [] });
    expect(dialog().queryByRole('checkbox')).not.toBeInTheDocument();
    paste('Sunita,s@x.in\nAsha,ASHA@northwind.example');
    expect(await dialog().findByText(/1 seat will be filled/)).toBeVisible();
    expect(rowOf(1).getByText('Attendee 2')).toBeVisible();
  });

  it('leaves everything as it was when it is cancelled', async () => {
    const { user } = await open();
    paste('Sunita,s@x.in');
    await dialog().findByText('1 seat will be filled.');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getAllByLabelText(/Full name/)[0]).toHaveValue('');
  });
});
