import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AttendeeContact, Booking } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { buildAttendee, buildPaidBooking } from '@/testing/bookingFactories';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { record, renderCart, serveCart, type CartWorld } from '../cart.testUtils';

const DETAILS = '/cart?stage=attendee_details&booking=101';
const DRAFT = 'foyer-draft:7:attendees:101';

const contact = (over: Partial<AttendeeContact> = {}): AttendeeContact => ({
  user: 9,
  name: 'Ravi Iyer',
  email: 'ravi@northwind.example',
  phone: '+91 98',
  employee_id: 'E-9',
  department: 'Sales',
  designation: null,
  ...over,
});

let world: CartWorld;
/** What was sought, in order. */
let sought: (string | null)[];

beforeEach(() => {
  world = serveCart();
  sought = [];
  record(world, 'post', '/bookings/:id/attendees/', () => HttpResponse.json(buildPaidBooking()));
  server.use(
    http.get(apiPath('/attendees/contacts/'), ({ request }) => {
      const search = new URL(request.url).searchParams.get('search');
      sought.push(search);
      const all = [
        contact(),
        contact({ user: null, name: 'Rani Guest', email: 'rani@x.in', department: null }),
      ];
      const wanted = (search ?? '').toLowerCase();
      return HttpResponse.json({
        contacts: all.filter(({ name }) => name.toLowerCase().startsWith(wanted)),
      });
    }),
  );
});

async function open(booking: Booking = buildPaidBooking()) {
  server.use(answer<Booking>('get', '/bookings/101', { ...booking, booking_for: 'team' }));
  const view = renderCart(DETAILS);
  await screen.findByRole('form', { name: 'Attendee details' });
  return view;
}
const block = (number: number) =>
  within(screen.getByRole('group', { name: new RegExp(`^Attendee ${number} of`) }));
const nameOf = (number: number) => block(number).getByLabelText(/Full name/);
/** In one go: the tests of the list type letter by letter. */
const put = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.click(field);
  await user.paste(text);
};
const emailOf = (number: number) => block(number).getByLabelText(/Email/);
const sent = () =>
  world.calls.map(({ body }) => (body as { attendees: { name: string }[] }).attendees);

describe('choosing a colleague by keyboard', () => {
  it('types, walks the list and fills the block', async () => {
    const { user } = await open();
    await user.type(nameOf(1), 'ra');
    const list = await screen.findByRole('listbox', { name: 'Colleagues and earlier attendees' });
    expect(nameOf(1)).toHaveAttribute('aria-expanded', 'true');
    expect(within(list).getAllByRole('option')).toHaveLength(2);
    expect(sought).toEqual(['ra']);

    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    const chosen = within(list).getByRole('option', { name: /Ravi Iyer/ });
    expect(chosen).toHaveAttribute('aria-selected', 'true');
    expect(nameOf(1)).toHaveAttribute('aria-activedescendant', chosen.id);
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(nameOf(1)).toHaveValue('Ravi Iyer');
    expect(emailOf(1)).toHaveValue('ravi@northwind.example');
    expect(emailOf(1)).toHaveFocus();
    expect(block(1).getByLabelText('Department')).toHaveValue('Sales');
    expect(world.calls).toEqual([]);
  });

  it('opens with the arrow key, closes with Escape, and leaves the text free', async () => {
    const { user } = await open();
    await user.click(nameOf(1));
    expect(sought).toEqual([]);
    await user.keyboard('{ArrowDown}');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await put(user, nameOf(1), 'Nobody Known');
    expect(nameOf(1)).toHaveValue('Nobody Known');
  });

  it('does not offer who is named in another block', async () => {
    const { user } = await open();
    await put(user, emailOf(2), 'Ravi@northwind.example');
    await user.type(nameOf(1), 'ra');
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    expect(screen.getByRole('option', { name: /Rani Guest/ })).toBeVisible();
  });

  it('says when the list could not be loaded, without a toast', async () => {
    server.use(refuse('get', '/attendees/contacts/', 500));
    const view = await open();
    await view.user.type(nameOf(1), 'ra');
    expect(await block(1).findByText(/could not be loaded/)).toBeVisible();
    await expectToasts(view);
  });
});

describe('saving', () => {
  it('in part sends the complete blocks and stays', async () => {
    const view = await open(buildPaidBooking({ quantity: 3 }));
    await put(view.user, nameOf(2), 'Ravi Iyer');
    await put(view.user, emailOf(2), 'ravi@northwind.example');
    await put(view.user, nameOf(3), 'Half');
    await view.user.click(screen.getByRole('button', { name: 'Save 1 of 3' }));
    await expectToasts(view, { message: 'Attendee details saved successfully' });
    expect(sent()).toEqual([[expect.objectContaining({ ticket: 202, name: 'Ravi Iyer' })]]);
    expect(nameOf(3)).toHaveValue('Half');
    expect(localStorage.getItem(DRAFT)).toContain('"203"');
    expect(localStorage.getItem(DRAFT)).not.toContain('"202"');
  });

  it('sends only what has changed, so that details saved elsewhere are kept', async () => {
    const { user } = await open(
      buildPaidBooking({
        attendees: [
          buildAttendee(),
          buildAttendee({ ticket: 202, name: 'Old Name', email: 'old@x.in' }),
        ],
      }),
    );
    await user.clear(nameOf(2));
    await put(user, nameOf(2), 'New Name');
    await user.click(screen.getByRole('button', { name: 'Save Attendee Details' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toEqual([expect.objectContaining({ ticket: 202, name: 'New Name' })]);
  });

  it('puts a refusal at the block it belongs to, opens it and goes there', async () => {
    const names = [201, 202, 203, 204].map((ticket, n) =>
      buildAttendee({ ticket, name: `Person ${n + 1}`, email: `p${n + 1}@x.in` }),
    );
    const { user } = await open(buildPaidBooking({ quantity: 4, attendees: names }));
    // More than three: who is named is one line.
    expect(nameOf(4)).not.toBeVisible();
    expect(block(4).getByText('p4@x.in')).toBeVisible();
    await user.click(block(4).getByRole('button', { name: 'Edit attendee 4' }));
    await put(user, block(4).getByLabelText('Phone'), '98200');
    server.use(
      refuse('post', '/bookings/:id/attendees/', 400, {
        error: 'Phone contains characters that cannot be used.',
        fields: { 'attendees.0.phone': 'Phone contains characters that cannot be used.' },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Save Attendee Details' }));
    const phone = block(4).getByLabelText('Phone');
    await waitFor(() => expect(phone).toHaveFocus());
    expect(phone).toHaveAccessibleDescription(/cannot be used/);
    expect(block(1).queryByText(/cannot be used/)).not.toBeInTheDocument();
  });

  it('goes to the first field that is wrong', async () => {
    const { user } = await open();
    await put(user, nameOf(1), 'Asha');
    await put(user, emailOf(1), 'a@x.in');
    await user.click(nameOf(2));
    await user.paste('x'.repeat(101));
    await put(user, emailOf(2), 'r@x.in');
    await user.click(screen.getByRole('button', { name: 'Save Attendee Details' }));
    await waitFor(() => expect(nameOf(2)).toHaveFocus());
    expect(nameOf(2)).toHaveAccessibleDescription(/too long: 101 of at most 100/);
    expect(world.calls).toEqual([]);
  });
});

describe('what was typed and not saved', () => {
  it('is restored with a notice, and can be discarded', async () => {
    const first = await open();
    await put(first.user, nameOf(1), 'Half a name');
    first.unmount();

    const { user } = await open();
    expect(await screen.findByText('Your unsaved details were restored')).toBeVisible();
    expect(nameOf(1)).toHaveValue('Half a name');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(nameOf(1)).toHaveValue('');
    expect(screen.queryByText('Your unsaved details were restored')).not.toBeInTheDocument();
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('is gone once it is saved', async () => {
    const view = await open(buildPaidBooking({ quantity: 1 }));
    await view.user.click(screen.getByRole('button', { name: 'Same as me' }));
    expect(localStorage.getItem(DRAFT)).toContain('Asha Rao');
    await view.user.click(screen.getByRole('button', { name: 'Save Attendee Details' }));
    await expectToasts(view, {});
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('is not shown to the next person who signs in, and is deleted on sign-out', async () => {
    localStorage.setItem(
      DRAFT.replace(':7:', ':8:'),
      JSON.stringify({ savedAt: Date.now(), value: {} }),
    );
    const view = await open();
    expect(nameOf(1)).toHaveValue('');
    await put(view.user, nameOf(1), 'Asha');
    expect(localStorage).toHaveLength(2);
    server.use(http.post(apiPath('/auth/logout/'), () => new HttpResponse(null, { status: 204 })));
    const { api } = await import('@/api');
    await act(async () => {
      await view.store.dispatch(api.endpoints.signOut.initiate({ signOutRequest: {} }));
    });
    expect(localStorage).toHaveLength(0);
  });

  it('keeps the seats of another tab, and follows what that tab saves', async () => {
    const { user } = await open();
    await put(user, nameOf(1), 'Mine');
    // The other tab types into seat 2, and saves it.
    const before = localStorage.getItem(DRAFT) ?? '';
    const both = JSON.parse(before) as { value: Record<string, unknown> };
    both.value['202'] = both.value['201'];
    localStorage.setItem(DRAFT, JSON.stringify(both));
    await put(user, nameOf(1), '!');
    expect(localStorage.getItem(DRAFT)).toContain('"202"');

    server.use(
      answer<Booking>(
        'get',
        '/bookings/101',
        buildPaidBooking({
          attendees: [buildAttendee({ ticket: 202, name: 'Theirs', email: 't@x.in' })],
        }),
      ),
    );
    const oldValue = localStorage.getItem(DRAFT);
    fireEvent(window, new StorageEvent('storage', { key: DRAFT, oldValue, newValue: before }));
    await waitFor(() => expect(nameOf(2)).toHaveValue('Theirs'));
    expect(nameOf(1)).toHaveValue('Mine!');
  });
});
