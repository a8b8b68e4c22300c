import { http, HttpResponse } from 'msw';
import type {
  AuthUser,
  CheckedTicket,
  CheckIn,
  CheckInRequest,
  Event,
  Guest,
  GuestList,
  VerifyKey,
} from '@/api';
import { paths } from '@/lib/paths';
import { buildEvent, buildEventSummary } from '@/testing/eventFactories';
import { answer, apiPath } from '@/testing/handlers';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { CheckInPage } from './CheckInPage';

const HOUR_MS = 3_600_000;

/** An event that starts in two hours; its check-in is open. */
export const tonight = buildEvent({
  id: 12,
  title: 'Nocturne in D',
  start_date: new Date(Date.now() + 2 * HOUR_MS).toISOString(),
  end_date: new Date(Date.now() + 5 * HOUR_MS).toISOString(),
});

/** A ticket for `tonight`. */
export function buildCheckedTicket(over: Partial<CheckedTicket> = {}): CheckedTicket {
  return {
    id: 201,
    ticket_number: 'FYR-7K4M-2291',
    attendee_name: 'Devika Nair',
    tier_name: 'Stalls',
    seat_no: 1,
    seat_count: 2,
    event: tonight.id,
    event_title: tonight.title,
    event_start_date: tonight.start_date,
    event_timezone: 'Asia/Kolkata',
    used_at: null,
    used_by_name: null,
    admission: 'once',
    inside: false,
    booking: 101,
    ...over,
  };
}

export function buildCheckIn(over: Partial<CheckIn> = {}): CheckIn {
  const used = { used_at: new Date().toISOString(), used_by_name: 'Sam Fernandes' };
  return {
    result: 'accepted',
    sentence: 'Welcome, Devika Nair.',
    ticket: buildCheckedTicket(used),
    check_in: 501,
    ...over,
  };
}

/** Creates a key pair like the server's; `sign` makes ticket codes with it. */
export async function makeSigner() {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  if (!('privateKey' in pair)) throw new Error('Ed25519 has two keys.');
  const base64url = (bytes: ArrayBuffer | Uint8Array) =>
    Buffer.from(new Uint8Array(bytes)).toString('base64url');
  const key: VerifyKey = {
    algorithm: 'Ed25519',
    public_key: base64url(await crypto.subtle.exportKey('raw', pair.publicKey)),
    format: 'FYR1.<payload>.<signature>',
  };
  /** For ids below 128, which are encoded in one byte each. */
  const sign = async (ticketId: number, eventId: number) => {
    const signed = `FYR1.${base64url(Uint8Array.of(ticketId, eventId, 1))}`;
    const bytes = new TextEncoder().encode(signed);
    return `${signed}.${base64url(await crypto.subtle.sign('Ed25519', pair.privateKey, bytes))}`;
  };
  return { key, sign };
}

const noKey: VerifyKey = { algorithm: 'Ed25519', public_key: 'AA', format: '' };

export function buildGuest(over: Partial<Guest> = {}): Guest {
  return {
    id: 201,
    version: 1,
    ticket_number: 'FYR-7K4M-2291',
    attendee_name: 'Devika Nair',
    booked_by_name: 'Asha Rao',
    company_name: 'Northwind Industries',
    tier_name: 'Stalls',
    seat_no: 1,
    seat_count: 2,
    used_at: null,
    used_by_name: null,
    admission: 'once',
    inside: false,
    check_in: null,
    ...over,
  };
}

export function buildGuestList(results: Guest[], over: Partial<GuestList> = {}): GuestList {
  const admitted = results.filter((guest) => guest.used_at !== null).length;
  const count = results.length;
  return { count, page: 1, page_size: 20, tickets: count, admitted, results, ...over };
}

/** Serves the events, an empty guest list and the verify key; `requests` collects the check-ins without the scans' ids. */
export function serveCheckIn(answers: (request: CheckInRequest) => CheckIn, key = noKey) {
  const requests: CheckInRequest[] = [];
  const later = buildEventSummary({ id: 13, title: 'Mumbai Jazz Night' });
  const { ticket_tiers: _tiers, ...summary } = tonight;
  server.use(
    http.get(apiPath('/check-in/events/'), ({ request }) => {
      const query = new URL(request.url).searchParams;
      const search = query.get('search')?.toLowerCase() ?? '';
      const all = query.get('timeframe') === 'past' ? [] : [later, summary];
      const results = all.filter(({ title }) => title.toLowerCase().includes(search));
      return HttpResponse.json({
        count: results.length,
        page: 1,
        page_size: 20,
        cities: [],
        results,
      });
    }),
    answer<Event>('get', `/events/${tonight.id}`, tonight),
    answer<VerifyKey>('get', '/tickets/verify-key/', key),
    answer<GuestList>('get', `/events/${tonight.id}/guests/`, buildGuestList([])),
    http.post(apiPath('/tickets/check-in/'), async ({ request }) => {
      const body = (await request.json()) as CheckInRequest;
      const { scan: _scan, ...asked } = body;
      requests.push(asked);
      return HttpResponse.json(answers(body));
    }),
  );
  return requests;
}

/** Renders the check-in page for a staff member, with `tonight` chosen unless `eventId` is null. */
export function renderCheckIn({ eventId = tonight.id }: { eventId?: number | null } = {}) {
  const sam: Partial<AuthUser> = {
    name: 'Sam Fernandes',
    username: 'sam',
    role: 'staff',
    permissions: ['check_in_tickets'],
  };
  return renderWithProviders(<CheckInPage />, {
    route: paths.checkIn,
    preloadedState: { auth: signedIn(buildUser(sam)), checkIn: { eventId } },
  });
}
