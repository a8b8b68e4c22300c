import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CheckInEntry, DoorProgress, Scan, WalkIn } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { answer, answerEmpty, apiPath, loseConnection, refuse } from '@/testing/handlers';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import {
  buildCheckedTicket,
  buildCheckIn,
  buildDoorEvent,
  buildDoorGuest,
  buildDoorGuestList,
  buildEntry,
  buildProgress,
  refreshUntil,
  renderCheckIn,
  serveCheckIn,
  tonight,
} from './checkIn.testUtils';
import { DoorApp } from './components/DoorApp';
import { saveScan, clearDevice, saveEvent } from './device/deviceStore';
import OfflineCheckIn from './OfflineCheckIn';

/** The id of the person who is signed in. */
const SAM = 7;

afterEach(async () => {
  localStorage.clear();
  await clearDevice();
});

const scanOf = (id: string): Scan => ({
  scan_id: id,
  scanned_at: '2026-12-05T14:00:00.000Z',
  ticket_number: 'FYR-7K4M-2291',
  event: tonight.id,
});

const answerPlace = () => within(screen.getByRole('region', { name: 'Answer' }));

describe('undoing a check-in', () => {
  const path = '/tickets/check-ins/501/undo/';

  async function letIn() {
    serveCheckIn(() => buildCheckIn());
    const view = renderCheckIn();
    await view.user.keyboard('FYR-7K4M-2291{Enter}');
    await answerPlace().findByText('Welcome, Devika Nair.');
    await view.user.click(answerPlace().getByRole('button', { name: 'Undo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Undo the check-in of Devika Nair?' });
    return { ...view, dialog: within(dialog) };
  }

  it('needs a reason, takes it back and is ready for the next', async () => {
    const { user, store, dialog } = await letIn();
    const reasons: unknown[] = [];
    server.use(
      http.post(apiPath(path), async ({ request }) => {
        reasons.push(await request.json());
        return HttpResponse.json(buildEntry({ undone_at: '2026-12-05T14:01:00.000Z' }));
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Undo check-in' }));
    expect(await dialog.findByText('Enter a reason.')).toBeVisible();
    await user.fill(dialog.getByRole('textbox', { name: 'Reason' }), ' Wrong person ');
    await user.click(dialog.getByRole('button', { name: 'Undo check-in' }));
    await expectToasts({ store }, { message: 'Check-in of Devika Nair undone' });
    expect(reasons).toEqual([{ reason: 'Wrong person' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(answerPlace().getByText('Ready')).toBeVisible();
    await waitFor(() => expect(screen.getByText(/let in$/)).toHaveTextContent('0 let in'));
  });

  it('says why the server refuses, and keeps the reason', async () => {
    const { user, dialog } = await letIn();
    const error = 'Ask the organizer: you can undo a check-in for ten minutes.';
    server.use(refuse('post', path, 403, { error, code: 'forbidden' }));
    await user.fill(dialog.getByRole('textbox', { name: 'Reason' }), 'Wrong person');
    await user.click(dialog.getByRole('button', { name: 'Undo check-in' }));
    expect(await dialog.findByText(error)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Wrong person');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(answerPlace().getByText('Welcome, Devika Nair.')).toBeVisible();
  });
});

describe('a walk-in', () => {
  const path = `/check-in/events/${tonight.id}/walk-ins/`;
  const added: WalkIn = {
    ticket: buildCheckedTicket({ attendee_name: 'Lena Roy', ticket_number: 'FYR-CCCC-3' }),
    check_in: 502,
    booking_number: 'B-1',
    left: 2,
  };
  const event = buildDoorEvent({
    walk_ins: true,
    tiers: [
      { id: 7, name: 'Stalls', admission: 'once', free_seats: 3 },
      { id: 8, name: 'Balcony', admission: 'once', free_seats: 0 },
    ],
  });

  it('gets a free seat, once however often it is sent', async () => {
    localStorage.setItem('foyer-door-name', 'North gate');
    serveCheckIn(() => buildCheckIn(), buildDoorGuestList({ event }));
    const sent: unknown[] = [];
    const keys = new Set<string | null>();
    const take = async (request: Request) => {
      keys.add(request.headers.get('idempotency-key'));
      sent.push(await request.json());
    };
    server.use(
      http.post(apiPath(path), async ({ request }) => {
        await take(request);
        return HttpResponse.error();
      }),
    );
    const { user } = renderCheckIn();
    await user.click(await screen.findByRole('button', { name: 'Add a walk-in' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a walk-in' }));
    await user.fill(dialog.getByRole('textbox', { name: 'Full name' }), 'Lena Roy');
    await user.click(dialog.getByRole('button', { name: 'Let in' }));
    expect(await dialog.findByText(/Walk-ins need a connection/)).toBeVisible();
    server.use(
      http.post(apiPath(path), async ({ request }) => {
        await take(request);
        return HttpResponse.json(added, { status: 201 });
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Let in' }));
    const done = within(await screen.findByRole('dialog', { name: 'Lena Roy is in' }));
    expect(done.getByText('Stalls, ticket FYR-CCCC-3.')).toBeVisible();
    expect(done.getByText('2 free seats left in Stalls.')).toBeVisible();
    const walkIn = { name: 'Lena Roy', ticket_tier: 7, door: 'North gate' };
    expect(sent).toEqual([walkIn, walkIn]);
    expect(keys.size).toBe(1);
    await user.click(done.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is not offered where the organizer does not allow it, or no seat is free', async () => {
    const full = buildDoorEvent({ walk_ins: true });
    serveCheckIn(() => buildCheckIn(), buildDoorGuestList({ event: full }));
    renderCheckIn();
    await screen.findByText(/on this device$/);
    expect(screen.queryByRole('button', { name: 'Add a walk-in' })).not.toBeInTheDocument();
  });
});

describe('all doors', () => {
  it('show who was let in, by tier and door, and what people should look at', async () => {
    serveCheckIn(() => buildCheckIn());
    const counts = { expected: 1200, admitted: 142, inside: 140, today: 142 };
    const twice = buildEntry({ id: 502, by_name: 'Sam Fernandes', door: 'South gate' });
    const flagged: CheckInEntry = buildEntry({
      id: 503,
      attendee_name: null,
      ticket_number: 'FYR-BBBB-2',
      flags: ['reassigned', 'clock_ahead'],
    });
    const progress = buildProgress({
      totals: counts,
      tiers: [
        { id: 7, name: 'Stalls', counts },
        { id: 8, name: 'Balcony', counts: { expected: 8, admitted: 3, inside: 3, today: 3 } },
      ],
      doors: [
        { door: 'North gate', admitted: 100, refused: 2, last_at: tonight.start_date },
        { door: null, admitted: 42, refused: 0, last_at: tonight.start_date },
      ],
      last: [buildEntry({ direction: 'out' })],
      conflicts: [{ counted: buildEntry(), other: twice }],
      flagged: [flagged],
    });
    server.use(answer<DoorProgress>('get', `/check-in/events/${tonight.id}/progress/`, progress));
    renderCheckIn();
    const region = within(await screen.findByRole('region', { name: 'All doors' }));
    const valueOf = (term: string) => region.getByText(term, { selector: 'dt' }).nextElementSibling;
    expect(valueOf('Let in')).toHaveTextContent('142');
    expect(valueOf('Expected')).toHaveTextContent('1,200');
    expect(valueOf('Inside')).toHaveTextContent('140');
    expect(valueOf('Balcony')).toHaveTextContent('3 of 8');
    expect(valueOf('North gate')).toHaveTextContent('100');
    expect(valueOf('No door name')).toHaveTextContent('42');
    const last = region.getByRole('list', { name: 'Last check-ins at all doors' });
    expect(last).toHaveTextContent(/Devika Nair out, Lena Roy at North gate/);
    const [conflict, flag] = within(region.getByRole('list', { name: 'Conflicts' })).getAllByRole(
      'listitem',
    );
    expect(conflict).toHaveTextContent(
      /FYR-7K4M-2291 \(Devika Nair\) was let in twice: by Lena Roy at North gate, .*, which counts, and by Sam Fernandes at South gate/,
    );
    expect(flag).toHaveTextContent(
      /FYR-BBBB-2 was let in .*, although the ticket had been given to somebody else, and the clock of the device was ahead\./,
    );
  });
});

describe('the connection', () => {
  const status = () => screen.findByRole('status', { name: 'Connection' });

  it('is lost and comes back: what waits is counted, and sent', async () => {
    const list = buildDoorGuestList({ guests: [buildDoorGuest()] });
    const requests = serveCheckIn(() => buildCheckIn(), list);
    const { user } = renderCheckIn();
    await waitFor(async () => expect(await status()).toHaveTextContent('1 ticket on this device'));
    server.use(
      loseConnection('post', '/tickets/check-ins/'),
      loseConnection('get', '/check-in/events/:id/guest-list/'),
    );
    await user.keyboard('FYR-7K4M-2291{Enter}');
    await waitFor(async () =>
      expect(await status()).toHaveTextContent(/^Offline1 scan waiting to be sent/),
    );
    expect(await answerPlace().findByText('Offline')).toBeVisible();
    const again = serveCheckIn(() => buildCheckIn(), list);
    await refreshUntil(async () => expect(await status()).toHaveTextContent(/^All scans sent/));
    expect([...requests, ...again]).toMatchObject([{ offline: true, device_result: 'accepted' }]);
  });

  it('takes a scan back that has not been sent', async () => {
    serveCheckIn(() => buildCheckIn(), buildDoorGuestList({ guests: [buildDoorGuest()] }));
    const { user } = renderCheckIn();
    await waitFor(async () => expect(await status()).toHaveTextContent('1 ticket on this device'));
    server.use(loseConnection('get', '/check-in/events/:id/guest-list/'));
    await refreshUntil(async () => expect(await status()).toHaveTextContent(/^Offline/));
    await user.keyboard('FYR-7K4M-2291{Enter}');
    await answerPlace().findByText('Welcome, Devika Nair.');
    await user.click(await answerPlace().findByRole('button', { name: 'Undo' }));
    expect(await answerPlace().findByText('Ready')).toBeVisible();
    await waitFor(async () => expect(await status()).toHaveTextContent(/^OfflineAll scans sent/));
  });

  it('names scans of another account, and those that the server refused', async () => {
    serveCheckIn(() => buildCheckIn());
    await saveScan(99, { scan: scanOf('of-lena') });
    await saveScan(SAM, { scan: scanOf('refused'), refused: 'This scan is too old.' });
    const { user } = renderCheckIn();
    expect(await screen.findByText(/1 scan of another account waits on this device/)).toBeVisible();
    const refused = screen.getByText(/1 scan could not be recorded/);
    expect(refused).toHaveTextContent('FYR-7K4M-2291: This scan is too old.');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(refused).not.toBeInTheDocument());
    expect(screen.getByText(/1 scan of another account waits/)).toBeVisible();
  });
});

describe('check-in that was opened without a network', () => {
  const open = () =>
    renderWithProviders(
      <OfflineCheckIn
        Frame={({ children }) => <main>{children}</main>}
        problem={<p>The session could not be verified.</p>}
      />,
      {
        preloadedState: {
          auth: { ...signedIn(), user: null, unverified: 'No connection.' },
          checkIn: { eventId: null },
        },
      },
    );

  async function prepare() {
    const guest = buildDoorGuest();
    await saveEvent(
      {
        event: buildDoorEvent(),
        publicKeys: [],
        next: 'next-1',
        by: { id: SAM, name: 'Sam Fernandes' },
        clockOffset: 0,
      },
      new Map([[guest.id, guest]]),
      [guest],
    );
    server.use(
      loseConnection('get', '/events/:id'),
      loseConnection('get', '/check-in/events/:id/guest-list/'),
      loseConnection('get', '/check-in/events/:id/progress/'),
      loseConnection('get', '/events/:id/guests/'),
      loseConnection('post', '/tickets/check-ins/'),
      answerEmpty('post', '/auth/logout/'),
    );
  }

  it('checks the tickets of an event on this device', async () => {
    await prepare();
    const { user, store } = open();
    const events = within(await screen.findByRole('list', { name: 'Events on this device' }));
    await user.click(events.getByRole('button', { name: /Nocturne in D/ }));
    const field = await screen.findByRole('textbox', { name: 'Ticket number or code' });
    await user.type(field, 'fyr 7k4m 2291{Enter}');
    expect(await answerPlace().findByText('Welcome, Devika Nair.')).toBeVisible();
    expect(answerPlace().getByText('Offline')).toBeVisible();
    expect(await screen.findByRole('button', { name: /Change event/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(store.getState().auth.status).toBe('signedOut');
  });

  it('shows the problem where there is no guest list', async () => {
    open();
    expect(await screen.findByText('The session could not be verified.')).toBeVisible();
  });
});

describe('a new version of check-in', () => {
  it('is used once the person wants it', async () => {
    const waiting = { postMessage: jest.fn() };
    const registration = Object.assign(new EventTarget(), { active: {}, waiting });
    const register = jest.fn(async (_file: string, _options: object) => registration);
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: Object.assign(new EventTarget(), { register }),
    });
    try {
      const { user } = renderWithProviders(<DoorApp worker="/worker.js" />);
      expect(await screen.findByText(/A new version of check-in is ready/)).toBeVisible();
      expect(register).toHaveBeenCalledWith('/worker.js', { scope: '/check-in' });
      await user.click(screen.getByRole('button', { name: 'Update' }));
      expect(waiting.postMessage).toHaveBeenCalledWith('SKIP_WAITING');
    } finally {
      Reflect.deleteProperty(navigator, 'serviceWorker');
    }
  });
});
