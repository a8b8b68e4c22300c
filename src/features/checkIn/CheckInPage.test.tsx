import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api, type CheckInResult, type Scan } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { apiPath, loseConnection, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import {
  buildCheckedTicket,
  buildCheckIn,
  buildScanAnswer,
  renderCheckIn,
  serveCheckIn,
  tonight,
} from './checkIn.testUtils';
import { clearDevice } from './device/deviceStore';

afterEach(clearDevice);

const field = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Ticket number or code' });
const answerPlace = () => within(screen.getByRole('region', { name: 'Answer' }));

/** What interrupts those who hear the page, once it says this. */
async function findAlert(words: string | RegExp) {
  await waitFor(() => expect(answerPlace().getByRole('alert')).toHaveTextContent(words));
  return within(answerPlace().getByRole('alert'));
}
async function findStatus(words: string | RegExp) {
  await waitFor(() => expect(answerPlace().getByRole('status')).toHaveTextContent(words));
  return within(answerPlace().getByRole('status'));
}

describe('choosing the event', () => {
  it('puts events with open doors first, finds others, and remembers the choice', async () => {
    serveCheckIn(() => buildCheckIn());
    const { user, store } = renderCheckIn({ eventId: null });
    const open = await screen.findByRole('region', { name: 'Doors open now' });
    expect(within(open).getByRole('button')).toHaveTextContent('Nocturne in D');
    const later = screen.getByRole('region', { name: 'Coming up' });
    expect(within(later).getByRole('button')).toHaveTextContent('Mumbai Jazz Night');

    await user.fill(screen.getByRole('searchbox', { name: 'Find the event' }), 'nocturne');
    await waitFor(() => expect(screen.queryByText('Mumbai Jazz Night')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: /Nocturne in D/ }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Nocturne in D' })).toBeVisible();
    expect(store.getState().checkIn.eventId).toBe(tonight.id);

    await user.click(screen.getByRole('button', { name: 'Change event' }));
    expect(await screen.findByRole('searchbox', { name: 'Find the event' })).toBeVisible();
  });

  it('says when no event fits', async () => {
    serveCheckIn(() => buildCheckIn());
    const { user } = renderCheckIn({ eventId: null });
    await user.fill(await screen.findByRole('searchbox', { name: 'Find the event' }), 'opera');
    expect(await screen.findByText('No events match “opera”.')).toBeVisible();
  });

  it('keeps the events when they cannot be loaded again, and says so', async () => {
    serveCheckIn(() => buildCheckIn());
    const { store } = renderCheckIn({ eventId: null });
    await screen.findByRole('region', { name: 'Doors open now' });
    server.use(refuse('get', '/check-in/events/', 503));
    act(() => void store.dispatch(api.util.invalidateTags(['Event'])));
    expect(await screen.findByText(/may be out of date/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Nocturne in D/ })).toBeVisible();
  });

  it('offers the choice again when the event is gone', async () => {
    serveCheckIn(() => buildCheckIn());
    server.use(refuse('get', '/events/12', 404, { error: 'There is no such event.' }));
    const { user, store } = renderCheckIn();
    await user.click(await screen.findByRole('button', { name: 'Choose an event' }));
    expect(store.getState().checkIn.eventId).toBeNull();
  });
});

describe('a good ticket', () => {
  it('is let in by its number and Enter, and counted', async () => {
    const requests = serveCheckIn(() => buildCheckIn());
    const { user } = renderCheckIn();
    expect(field()).toHaveFocus();
    expect(answerPlace().getByText('Ready')).toBeVisible();
    await user.keyboard('FYR-7K4M-2291{Enter}');
    const welcome = await findStatus('Let in');
    expect(welcome.getByText('Welcome, Devika Nair.')).toBeVisible();
    for (const fact of ['Devika Nair', 'Stalls', '1 of 2', 'FYR-7K4M-2291']) {
      expect(welcome.getByText(fact)).toBeVisible();
    }
    expect(requests).toEqual([{ ticket_number: 'FYR-7K4M-2291', event: tonight.id }]);
    const sitting = within(screen.getByRole('region', { name: 'At this door' }));
    expect(await sitting.findByRole('listitem')).toHaveTextContent('Devika Nair');
    expect(sitting.getByText(/let in$/)).toHaveTextContent('1 let in');
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(field()).toHaveFocus();
  });

  it('is let in by a scanner that types its code, wherever the focus was', async () => {
    const requests = serveCheckIn(() => buildCheckIn());
    const { user } = renderCheckIn();
    const code = 'FYR1.0glSAQ.c2lnbmF0dXJl';
    for (let scan = 0; scan < 2; scan += 1) {
      // On nothing in particular: the focus is nowhere then.
      await user.click(screen.getByRole('heading', { level: 1 }));
      expect(document.body).toHaveFocus();
      await user.keyboard(`${code}{Enter}`);
      await findStatus('Let in');
      await waitFor(() => expect(field()).toHaveValue(''));
    }
    expect(requests).toEqual([
      { code, event: tonight.id },
      { code, event: tonight.id },
    ]);
  });

  it('is checked once, however often Enter is pressed', async () => {
    const requests = serveCheckIn(() => buildCheckIn());
    const { user } = renderCheckIn();
    await user.keyboard('FYR-7K4M-2291{Enter}{Enter}{Enter}');
    await findStatus('Let in');
    expect(requests).toHaveLength(1);
  });
});

describe('every other answer', () => {
  const used = buildCheckedTicket({
    used_at: '2026-12-05T14:12:10.000Z',
    used_by_name: 'Lena Roy',
  });
  it.each<[CheckInResult, string, string]>([
    ['reissued', 'Given away', 'warn'],
    ['too_early', 'Too early', 'warn'],
    ['too_late', 'Too late', 'warn'],
    ['void', 'Cancelled', 'danger'],
    ['not_paid', 'Not paid', 'danger'],
    ['forged', 'Not genuine', 'danger'],
    ['unknown', 'Not found', 'danger'],
  ])('%s is said as “%s”, with the server’s sentence', async (result, title, tone) => {
    const ticket = tone === 'warn' ? buildCheckedTicket() : null;
    serveCheckIn(() => buildCheckIn({ result, sentence: 'Because of this.', ticket }));
    const { user } = renderCheckIn();
    await user.keyboard('FYR-7K4M-2291{Enter}');
    const alert = await findAlert(title);
    expect(alert.getByText('Because of this.')).toBeVisible();
    expect(alert.getByText(title).closest('[data-tone]')).toHaveAttribute('data-tone', tone);
    expect(screen.getByText(/let in$/)).toHaveTextContent('0 let in');
  });

  it('already used: when and by whom', async () => {
    serveCheckIn(() => buildCheckIn({ result: 'already_used', sentence: 'Used.', ticket: used }));
    const { user } = renderCheckIn();
    await user.keyboard('FYR-7K4M-2291{Enter}');
    const alert = await findAlert('Already used');
    expect(alert.getByText('Sat, Dec 5, 2026, 7:42 PM IST')).toBeVisible();
    expect(alert.getByText('Lena Roy')).toBeVisible();
  });

  it('given away: who has the ticket now', async () => {
    const ticket = buildCheckedTicket({ attendee_name: 'Rohan Iyer' });
    serveCheckIn(() => buildCheckIn({ result: 'reissued', sentence: 'Given away.', ticket }));
    const { user } = renderCheckIn();
    await user.keyboard('FYR-7K4M-2291{Enter}');
    const alert = await findAlert('Given away');
    expect(alert.getByText('Now of Rohan Iyer')).toBeVisible();
  });

  it('another event: which one', async () => {
    const ticket = buildCheckedTicket({ event: 40, event_title: 'Kolkata Derby Night' });
    serveCheckIn(() => buildCheckIn({ result: 'other_event', sentence: 'Elsewhere.', ticket }));
    const { user } = renderCheckIn();
    await user.keyboard('FYR-7K4M-2291{Enter}');
    const alert = await findAlert('Another event');
    expect(alert.getByText('Kolkata Derby Night')).toBeVisible();
  });

  it('outside the hours of the doors a person may decide otherwise', async () => {
    const requests = serveCheckIn(({ outside_hours: anyway }) =>
      anyway
        ? buildCheckIn()
        : buildCheckIn({ result: 'too_early', sentence: 'Not yet.', ticket: buildCheckedTicket() }),
    );
    const { user } = renderCheckIn();
    await user.keyboard('FYR-7K4M-2291{Enter}');
    await user.click((await findAlert('Too early')).getByRole('button', { name: 'Let in anyway' }));
    await findStatus('Let in');
    expect(requests.at(-1)).toEqual({
      ticket_number: 'FYR-7K4M-2291',
      event: tonight.id,
      outside_hours: true,
    });
    expect(await screen.findByRole('list', { name: 'Last 2 scans' })).toBeVisible();
  });
});

describe('without an answer', () => {
  it('shows that it is checking, and takes nothing else meanwhile', async () => {
    serveCheckIn(() => buildCheckIn());
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    server.use(
      http.post(apiPath('/tickets/check-ins/'), async ({ request }) => {
        await gate;
        const { scans } = (await request.json()) as { scans: Scan[] };
        const answers = scans.map((scan) => buildScanAnswer(scan));
        return HttpResponse.json({ server_time: '', answers });
      }),
    );
    const { user } = renderCheckIn();
    await user.keyboard('FYR-7K4M-2291{Enter}');
    await findStatus('Checking…');
    await user.keyboard('FYR-AAAA-1111{Enter}');
    expect(field()).toHaveValue('FYR-7K4M-2291');
    open();
    // A scanner types the next code as soon as the answer is there.
    let first: { readOnly: boolean; value: string } | undefined;
    await waitFor(() => {
      answerPlace().getByText('Let in');
      const { readOnly, value } = field();
      first ??= { readOnly, value };
    });
    expect(first).toEqual({ readOnly: false, value: '' });
  });

  it.each([
    ['too many calls', refuse('post', '/tickets/check-ins/', 429), /Too many checks at once/],
    ['a fault', refuse('post', '/tickets/check-ins/', 500), /could not check this ticket/],
    ['no network', loseConnection('post', '/tickets/check-ins/'), /cannot be checked/],
  ])('%s is no refusal: the number stays, and is checked again', async (_name, failure, words) => {
    serveCheckIn(() => buildCheckIn());
    server.use(failure, refuse('get', '/check-in/events/:id/guest-list/', 503));
    const { user, store } = renderCheckIn();
    await user.keyboard('FYR-7K4M-2291{Enter}');
    const alert = await findAlert('Not checked');
    expect(alert.getByText(words)).toBeVisible();
    expect(alert.getByText('Not checked').closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'unsure',
    );
    expect(field()).toHaveValue('FYR-7K4M-2291');
    expect(screen.getByText('No tickets checked yet.')).toBeVisible();
    await expectToasts({ store });

    serveCheckIn(() => buildCheckIn());
    await user.click(alert.getByRole('button', { name: 'Check again' }));
    await findStatus('Let in');
  });

  it('is checked again as the same scan, so that a first try that arrived is no second use', async () => {
    const scans: (string | undefined)[] = [];
    const remember = ({ scan_id: scan }: Scan) => {
      scans.push(scan);
      return buildCheckIn();
    };
    serveCheckIn(remember);
    const losesAnswers = http.post(apiPath('/tickets/check-ins/'), async ({ request }) => {
      const { scans: sent } = (await request.json()) as { scans: Scan[] };
      sent.forEach(remember);
      return HttpResponse.error();
    });
    server.use(losesAnswers, refuse('get', '/check-in/events/:id/guest-list/', 503));
    const { user } = renderCheckIn();
    await user.keyboard('FYR-7K4M-2291{Enter}');
    const alert = await findAlert('Not checked');
    await user.click(alert.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(scans).toHaveLength(2));
    await findAlert('Not checked');
    // Read once more instead of pressing the button.
    serveCheckIn(remember);
    await user.click(field());
    await user.keyboard('{Enter}');
    await findStatus('Let in');
    await user.keyboard('FYR-7K4M-2291{Enter}');
    await waitFor(() => expect(scans).toHaveLength(4));
    const [first, second, third, later] = scans;
    expect(first).toMatch(/^[\w-]{8,64}$/);
    expect([second, third]).toEqual([first, first]);
    expect(later).not.toBe(first);
  });
});
