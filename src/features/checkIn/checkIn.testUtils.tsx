import { act, waitFor } from '@testing-library/react';
import * as fakeIndexedDb from 'fake-indexeddb';
import { http, HttpResponse } from 'msw';
import type {
  AuthUser,
  CheckedTicket,
  CheckIn,
  CheckInEntry,
  DoorEvent,
  DoorGuest,
  DoorGuestList,
  DoorProgress,
  Event,
  Guest,
  GuestList,
  Scan,
  ScanAnswer,
} from '@/api';
import { paths } from '@/lib/paths';
import { buildEvent, buildEventSummary } from '@/testing/eventFactories';
import { answer, apiPath } from '@/testing/handlers';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { CheckInPage } from './CheckInPage';

/**
 * By hand, because packages are loaded once for several test files, each with a window of its own. Databases too are of
 * one file: a connection that another file has left open would block them.
 */
Object.assign(globalThis, fakeIndexedDb, { indexedDB: new fakeIndexedDb.IDBFactory() });

/** The last holder of each lock; jsdom has no Web Locks. */
const holders = new Map<string, Promise<unknown>>();
Object.defineProperty(navigator, 'locks', {
  configurable: true,
  value: {
    request(name: string, work: () => Promise<unknown>) {
      const held = (holders.get(name) ?? Promise.resolve()).then(work);
      holders.set(
        name,
        held.catch(() => {}),
      );
      return held;
    },
  },
});

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
  const key = base64url(await crypto.subtle.exportKey('raw', pair.publicKey));
  /** For ids below 128, which are encoded in one byte each. */
  const sign = async (ticketId: number, eventId: number) => {
    const signed = `FYR1.${base64url(Uint8Array.of(ticketId, eventId, 1))}`;
    const bytes = new TextEncoder().encode(signed);
    return `${signed}.${base64url(await crypto.subtle.sign('Ed25519', pair.privateKey, bytes))}`;
  };
  return { key, sign };
}

/** What a device knows of `tonight`. */
export function buildDoorEvent(over: Partial<DoorEvent> = {}): DoorEvent {
  return {
    id: tonight.id,
    title: tonight.title,
    timezone: 'Asia/Kolkata',
    start_date: tonight.start_date,
    end_date: tonight.end_date,
    opens_at: new Date(Date.now() - 10 * HOUR_MS).toISOString(),
    closes_at: new Date(Date.now() + 11 * HOUR_MS).toISOString(),
    is_cancelled: false,
    walk_ins: false,
    may_undo_any: false,
    tiers: [{ id: 7, name: 'Stalls', admission: 'once', free_seats: 0 }],
    ...over,
  };
}

export function buildDoorGuest(over: Partial<DoorGuest> = {}): DoorGuest {
  return {
    id: 201,
    version: 1,
    ticket_number: 'FYR-7K4M-2291',
    attendee_name: 'Devika Nair',
    company_name: 'Northwind Industries',
    booking: 101,
    tier: 7,
    state: 'valid',
    check_ins: [],
    ...over,
  };
}

export function buildDoorGuestList(over: Partial<DoorGuestList> = {}): DoorGuestList {
  return {
    server_time: new Date().toISOString(),
    event: buildDoorEvent(),
    public_keys: ['AA'],
    guests: [],
    more: false,
    next: 'next-1',
    ...over,
  };
}

export function buildProgress(over: Partial<DoorProgress> = {}): DoorProgress {
  return {
    server_time: new Date().toISOString(),
    event: tonight.id,
    totals: { expected: 0, admitted: 0, inside: 0, today: 0 },
    tiers: [],
    doors: [],
    last: [],
    conflicts: [],
    flagged: [],
    ...over,
  };
}

export function buildEntry(over: Partial<CheckInEntry> = {}): CheckInEntry {
  return {
    id: 501,
    ticket: 201,
    ticket_number: 'FYR-7K4M-2291',
    attendee_name: 'Devika Nair',
    tier_name: 'Stalls',
    direction: 'in',
    scanned_at: new Date().toISOString(),
    received_at: new Date().toISOString(),
    by_name: 'Lena Roy',
    door: 'North gate',
    offline: false,
    result: 'accepted',
    counts: true,
    flags: [],
    undone_at: null,
    undone_by_name: null,
    undo_reason: null,
    ...over,
  };
}

/** The answer to a scan, from that to a single ticket. */
export function buildScanAnswer(scan: Scan, over: Partial<ScanAnswer> = {}): ScanAnswer {
  return {
    ...buildCheckIn(),
    scan_id: scan.scan_id,
    direction: scan.direction ?? 'in',
    scanned_at: scan.scanned_at,
    conflict: false,
    flags: [],
    booking: null,
    ...over,
  };
}

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

export type AskedScan = Omit<Scan, 'scan_id' | 'scanned_at'>;

/** Serves the events and the door's lists; `requests` collects the scans without their ids and times. */
export function serveCheckIn(
  answers: (scan: Scan) => Partial<ScanAnswer>,
  list: DoorGuestList = buildDoorGuestList(),
) {
  const requests: AskedScan[] = [];
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
    answer<DoorGuestList>('get', `/check-in/events/${tonight.id}/guest-list/`, list),
    answer<DoorProgress>('get', `/check-in/events/${tonight.id}/progress/`, buildProgress()),
    answer<GuestList>('get', `/events/${tonight.id}/guests/`, buildGuestList([])),
    http.post(apiPath('/tickets/check-ins/'), async ({ request }) => {
      const { scans } = (await request.json()) as { scans: Scan[] };
      for (const { scan_id: _id, scanned_at: _at, ...asked } of scans) requests.push(asked);
      const given = scans.map((scan) => buildScanAnswer(scan, answers(scan)));
      return HttpResponse.json({ server_time: new Date().toISOString(), answers: given });
    }),
  );
  return requests;
}

/** Has the door load changes until `check` holds; the door does nothing when asked while it loads. */
export const refreshUntil = (check: () => unknown) =>
  waitFor(async () => {
    act(() => void window.dispatchEvent(new Event('online')));
    await check();
  });

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
