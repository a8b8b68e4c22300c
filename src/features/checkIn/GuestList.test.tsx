import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { GuestList } from '@/api';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import {
  buildCheckIn,
  buildGuest,
  buildGuestList,
  renderCheckIn,
  serveCheckIn,
  tonight,
} from './checkIn.testUtils';

const findLetIn = async () => {
  const place = within(screen.getByRole('region', { name: 'Answer' }));
  await waitFor(() => expect(place.getByRole('status')).toHaveTextContent('Let in'));
};

describe('the guest list', () => {
  const path = `/events/${tonight.id}/guests/`;
  const list = () => screen.findByRole('list', { name: 'Guests' });

  it('is searched on the server, page by page, and counts who is in', async () => {
    serveCheckIn(() => buildCheckIn());
    const asked: string[] = [];
    server.use(
      http.get(apiPath(path), ({ request }) => {
        const query = new URL(request.url).searchParams;
        const search = query.get('search') ?? '';
        const page = Number(query.get('page') ?? 1);
        asked.push(`${search} ${page}`);
        const found = search === 'nobody' ? [] : [buildGuest({ attendee_name: `Guest ${page}` })];
        const count = search === '' ? 41 : found.length;
        return HttpResponse.json(
          buildGuestList(found, { count, page, tickets: 1260, admitted: 142 }),
        );
      }),
    );
    const { user } = renderCheckIn();
    expect(await screen.findByText(/of 1,260 in/)).toHaveTextContent('142 of 1,260 in');
    const row = within(await list()).getByRole('listitem');
    expect(row).toHaveTextContent('Stalls · Ticket 1 of 2 · Northwind Industries');
    expect(row).toHaveTextContent('Booked by Asha Rao');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Guest 2')).toBeVisible();
    await user.fill(screen.getByRole('searchbox', { name: 'Find a guest' }), 'nobody');
    expect(await screen.findByText('No guests match “nobody”.')).toBeVisible();
    expect(screen.getByText(/of 1,260 in/)).toBeVisible();
    expect(asked).toEqual([' 1', ' 2', ' 1', 'nobody 1']);
  });

  it('lets in the ticket that was chosen, of two guests with one name', async () => {
    const guests = [buildGuest(), buildGuest({ id: 202, version: 3, ticket_number: 'FYR-BBBB-2' })];
    const requests = serveCheckIn(() => {
      const used = guests.map((one) =>
        one.id === 202 ? { ...one, used_at: '2026-12-05T14:12:10.000Z' } : one,
      );
      server.use(answer<GuestList>('get', path, buildGuestList(used)));
      return buildCheckIn();
    });
    server.use(answer<GuestList>('get', path, buildGuestList(guests)));
    const { user } = renderCheckIn();
    await user.click(await screen.findByRole('button', { name: 'Let in Devika Nair, FYR-BBBB-2' }));
    await findLetIn();
    expect(requests).toEqual([{ ticket: { id: 202, version: 3 }, event: tonight.id }]);
    await waitFor(() => expect(screen.getByText(/of 2 in/)).toHaveTextContent('1 of 2 in'));
    const rows = within(await list()).getAllByRole('listitem');
    expect(rows[1]).toHaveTextContent('7:42 PM');
    expect(within(rows[0] ?? document.body).getByRole('button')).toHaveTextContent('Let in');
  });

  it('stays when it cannot be loaded again, and says so', async () => {
    serveCheckIn(() => buildCheckIn());
    server.use(answer<GuestList>('get', path, buildGuestList([buildGuest()])));
    const { user } = renderCheckIn();
    await list();
    server.use(refuse('get', path, 500));
    await user.keyboard('FYR-7K4M-2291{Enter}');
    expect(await screen.findByText(/may be out of date/)).toBeVisible();
    expect(within(await list()).getByText('Devika Nair')).toBeVisible();
  });

  it('hands a code that a scanner types into its search to the check', async () => {
    const requests = serveCheckIn(() => buildCheckIn());
    const { user } = renderCheckIn();
    const search = screen.getByRole('searchbox', { name: 'Find a guest' });
    await user.type(search, 'FYR1.0glSAQ.c2lnbmF0dXJl{Enter}');
    await findLetIn();
    expect(requests).toEqual([{ code: 'FYR1.0glSAQ.c2lnbmF0dXJl', event: tonight.id }]);
    expect(search).toHaveValue('');
  });

  it('gives the keys of a scanner to the ticket field while a button has the focus', async () => {
    const requests = serveCheckIn(() => buildCheckIn());
    server.use(answer<GuestList>('get', path, buildGuestList([buildGuest()])));
    const { user } = renderCheckIn();
    const button = await screen.findByRole('button', { name: /^Let in Devika/ });
    act(() => button.focus());
    await user.keyboard('FYR1.AAAA.BBBB{Enter}');
    await findLetIn();
    expect(requests).toEqual([{ code: 'FYR1.AAAA.BBBB', event: tonight.id }]);
  });
});
