import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Event, EventCancelled, EventStatistics } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { buildEvent, buildEventStatistics } from '@/testing/eventFactories';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { asha, openEvent, section } from '@/testing/eventDetail';

const organizer = signedIn(buildUser({ role: 'admin', permissions: ['manage_events'] }));

const open = (over: Partial<Event> = {}) => openEvent(over, organizer);

/** Opens one of the dialogs. */
async function openDialog(action: 'Cancel Event' | 'Move Event', over: Partial<Event> = {}) {
  const { user, store } = await open(over);
  await user.click(section('Organize This Event').getByRole('button', { name: action }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, store, dialog };
}

/** Answers a call and keeps what was sent with it. */
function listen(path: string, body: object) {
  const sent: unknown[] = [];
  server.use(
    http.post(apiPath(path), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(body);
    }),
  );
  return sent;
}

describe('the organizer’s panel', () => {
  it('is for those who hold manage_events', async () => {
    await openEvent({}, asha.auth);
    expect(screen.queryByText('Organize This Event')).not.toBeInTheDocument();
  });

  it.each<[string, Partial<Event>, RegExp]>([
    ['cancelled', { is_cancelled: true, is_booking_open: false }, /is cancelled/],
    [
      'over',
      { start_date: '2020-01-01T10:00:00.000Z', end_date: '2020-01-01T12:00:00.000Z' },
      /is over/,
    ],
  ])('offers nothing for what is %s', async (_, over, sentence) => {
    await open(over);
    const panel = section('Organize This Event');
    expect(panel.getByText(sentence)).toBeVisible();
    expect(panel.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('cancelling', () => {
  const done: EventCancelled = {
    event: 12,
    cancelled_at: '2026-11-21T10:00:00.000Z',
    reason: 'Storm.',
    refunded_bookings: 37,
    cancelled_bookings: 1,
  };
  const sales = (over: Partial<EventStatistics>) =>
    server.use(
      answer<EventStatistics>('get', '/events/:id/statistics/', buildEventStatistics(over)),
    );

  it('says what is sold, asks why, and tells what it has done; the page shows it', async () => {
    sales({ sold: 142, held: 3 });
    const { user, dialog } = await openDialog('Cancel Event');
    expect(
      await dialog.findByText('142 tickets are sold, and 3 more are held in carts.'),
    ).toBeVisible();
    expect(dialog.getByText(/gets the whole amount back/)).toBeVisible();
    const sent = listen('/events/:id/cancel/', done);
    server.use(
      answer<Event>(
        'get',
        '/events/:id',
        buildEvent({
          id: 12,
          title: 'Winter Symphony',
          is_cancelled: true,
          is_booking_open: false,
        }),
      ),
    );
    await user.fill(dialog.getByRole('textbox', { name: /Reason/ }), '  Storm.  ');
    await user.click(dialog.getByRole('button', { name: 'Cancel Event' }));
    expect(
      await dialog.findByText('The money for 37 paid bookings goes back by itself.'),
    ).toBeVisible();
    expect(dialog.getByText('1 unpaid booking has ended.')).toBeVisible();
    expect(sent).toEqual([{ reason: 'Storm.' }]);

    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Cancelled by the organizer')).toBeVisible();
    expect(screen.getByText('The organizer has cancelled this event.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
    expect(screen.queryByText(/\bavailable$/)).not.toBeInTheDocument();
  });

  it('wants a reason', async () => {
    sales({ sold: 0, held: 0 });
    const sent = listen('/events/:id/cancel/', done);
    const { user, dialog } = await openDialog('Cancel Event');
    expect(await dialog.findByText('No tickets are sold.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), '   ');
    await user.click(dialog.getByRole('button', { name: 'Cancel Event' }));
    expect(await dialog.findByText('Enter a reason.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Keep Event' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('tells a refusal in place', async () => {
    sales({});
    server.use(refuse('post', '/events/:id/cancel/', 409, { error: 'This event is over.' }));
    const { user, dialog } = await openDialog('Cancel Event');
    await user.fill(dialog.getByRole('textbox', { name: /Reason/ }), 'Storm.');
    await user.click(dialog.getByRole('button', { name: 'Cancel Event' }));
    expect(await dialog.findByText('This event is over.')).toBeVisible();
  });
});

describe('moving', () => {
  const times = { start_date: '2099-03-14T13:30:00.000Z', end_date: '2099-03-14T17:30:00.000Z' };

  it('shows the clock at the venue, lets the end follow, and sends what changed', async () => {
    const { user, store, dialog } = await openDialog('Move Event', times);
    const start = dialog.getByLabelText(/Starts/);
    const end = dialog.getByLabelText(/Ends/);
    expect(start).toHaveValue('2099-03-14T19:00');
    expect(end).toHaveValue('2099-03-14T23:00');
    expect(dialog.getByText('By the clock at the venue (IST)')).toBeVisible();
    const sent = listen('/events/:id/reschedule/', buildEvent({ id: 12 }));
    await user.clear(start);
    await user.fill(start, '2099-03-15T20:00');
    expect(end).toHaveValue('2099-03-16T00:00');
    await user.clear(dialog.getByLabelText(/Venue/));
    await user.fill(dialog.getByLabelText(/Venue/), 'Jio World Garden');
    await user.click(dialog.getByRole('button', { name: 'Move Event' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expectToasts({ store }, { tone: 'success', title: 'Event moved' });
    expect(sent).toEqual([
      {
        start_date: '2099-03-15T14:30:00.000Z',
        end_date: '2099-03-15T18:30:00.000Z',
        venue: 'Jio World Garden',
      },
    ]);
  });

  it('refuses an end before the start and a past start, without asking the server', async () => {
    const { user, dialog } = await openDialog('Move Event', times);
    const sent = listen('/events/:id/reschedule/', buildEvent({ id: 12 }));
    await user.clear(dialog.getByLabelText(/Ends/));
    await user.fill(dialog.getByLabelText(/Ends/), '2099-03-14T18:00');
    await user.clear(dialog.getByLabelText(/Starts/));
    await user.fill(dialog.getByLabelText(/Starts/), '2020-03-14T19:00');
    await user.click(dialog.getByRole('button', { name: 'Move Event' }));
    expect(await dialog.findByText('Choose a start in the future.')).toBeVisible();
    await user.clear(dialog.getByLabelText(/Starts/));
    await user.fill(dialog.getByLabelText(/Starts/), '2099-03-14T19:00');
    await user.click(dialog.getByRole('button', { name: 'Move Event' }));
    expect(await dialog.findByText('The event must end after it starts.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('puts the server’s words beside the field they are about', async () => {
    server.use(
      refuse('post', '/events/:id/reschedule/', 400, {
        error: 'Enter the venue.',
        fields: { venue: 'Nobody knows this venue.' },
      }),
    );
    const { user, dialog } = await openDialog('Move Event', times);
    await user.type(dialog.getByLabelText(/Venue/), ' 2');
    await user.click(dialog.getByRole('button', { name: 'Move Event' }));
    expect(await dialog.findByText('Nobody knows this venue.')).toBeVisible();
  });

  it('closes without a call when nothing has changed', async () => {
    const sent = listen('/events/:id/reschedule/', buildEvent({ id: 12 }));
    const { user, dialog } = await openDialog('Move Event', times);
    await user.click(dialog.getByRole('button', { name: 'Move Event' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });
});
