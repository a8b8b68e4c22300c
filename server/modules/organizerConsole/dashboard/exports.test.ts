import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import papaparse from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { toDecimal } from '../../../lib/money';
import type { Schemas } from '../../../contract/types';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createEventSales, type EventSales } from '../../../testing/eventSales';

let test: TestApp;
let made: EventSales;

const HOSTILE = [
  '=HYPERLINK("http://evil.example","x")',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\tTab',
  '\rReturn',
  'Comma, "quoted"\nline',
];

beforeAll(async () => {
  test = await buildTestApp();
  made = await createEventSales(test);
  await test.db
    .updateTable('events')
    .set({ title: 'Nocturne "in" D: ढोल/night' })
    .where('id', '=', made.event.id)
    .execute();
  await test.db
    .updateTable('users')
    .set({ first_name: '=1+1', last_name: '' })
    .where('id', '=', made.ravi.user.id)
    .execute();
  const [first] = (
    await test.app.inject({
      url: `/api/organize/events/${made.event.id}/attendees/`,
      headers: made.editor.headers,
    })
  ).json<Schemas['EventAttendeeList']>().results;
  // More tickets than are read at a time, and among them names that do harm.
  await sql`
    insert into tickets (booking_id, event_id, ticket_tier_id, seat_no, ticket_number, attendee_name)
    select k.booking_id, k.event_id, k.ticket_tier_id, 100 + n, 'MANY-' || n,
      (${HOSTILE}::text[])[n]
    from tickets k, generate_series(1, 1200) n where k.id = ${first?.id ?? 0}
  `.execute(test.db);
  // As PostgreSQL does by itself after a while: without it, a search takes a second.
  await sql`analyze tickets, bookings`.execute(test.db);
});
afterAll(() => test.close());

const download = (path: string) =>
  test.app.inject({
    url: `/api/organize/events/${made.event.id}/${path}`,
    headers: made.editor.headers,
  });

async function csv(path: string) {
  const answer = await download(path);
  const rows = papaparse.parse<string[]>(answer.body.replace(/^\uFEFF/, '').trimEnd()).data;
  const [head = [], ...lines] = rows;
  return { answer, head, lines: lines.map((line) => toRecord(head, line)) };
}

const isFormula = (cell: unknown) => /^[=+\-@\t\r]/.test(String(cell));

const toRecord = (head: readonly string[], line: readonly unknown[]) =>
  Object.fromEntries(head.map((title, index) => [title, line[index]]));

async function xlsx(path: string) {
  const { rawPayload } = await download(path);
  const [head = [], ...lines] = await readSheet(rawPayload);
  return lines.map((line) => toRecord(head.map(String), line));
}

describe('a CSV file', () => {
  it('is UTF-8 with a byte order mark, an attachment named after the event, and not cached', async () => {
    const { answer, head, lines } = await csv('bookings.csv');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="Nocturne in D night - bookings.csv"; ' +
        "filename*=UTF-8''Nocturne%20in%20D%20%E0%A4%A2%E0%A5%8B%E0%A4%B2%20night%20-%20bookings.csv",
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(answer.body.endsWith('\r\n')).toBe(true);
    expect(head).toContain('Booked (Asia/Kolkata)');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatchObject({
      Booking: made.bookings.two.booking_number,
      State: 'Paid',
      Seats: '2',
      Tickets: '13000.00',
      'Service fee': '260.00',
      GST: '2386.80',
      Paid: '15646.80',
      Refunded: '0.00',
      Kept: '15646.80',
      Company: 'Northwind Industries',
    });
    expect(lines[0]?.['Paid (Asia/Kolkata)']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    // Nobody has paid for it.
    expect(lines[2]).toMatchObject({ State: 'Held', 'Booked by': "'=1+1", Paid: '', Payment: '' });
  });

  it('has every row once, and no cell that a spreadsheet would run', async () => {
    const { answer, lines } = await csv('attendees.csv');
    expect(lines).toHaveLength(1203);
    expect(new Set(lines.map((line) => line['Ticket number'])).size).toBe(1203);
    const names = lines.map((line) => line.Name).filter((name) => name !== '');
    expect(names).toEqual([
      'Devika Nair',
      ...HOSTILE.slice(0, 6).map((name) => `'${name}`),
      HOSTILE[6],
    ]);
    expect(answer.body).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
    expect(lines.flatMap((line) => Object.values(line)).filter(isFormula)).toEqual([]);
  });

  it('has what the filters of the list find', async () => {
    const { lines } = await csv(`bookings.csv?state=held&search=meridian`);
    expect(lines.map((line) => line.Booking)).toEqual([made.bookings.held.booking_number]);
    expect((await csv('attendees.csv?search=devika')).lines).toHaveLength(1);
  });

  it('of attendees has the columns that are asked for, in the order of the file', async () => {
    const standard = [
      'Ticket number',
      'Name',
      'Email',
      'Company',
      'Ticket',
      'Complimentary',
      'Booking',
      'Booked by',
      'Seat',
      'Of',
      'Food',
      'Special needs',
      'Checked in (Asia/Kolkata)',
    ];
    expect((await csv('attendees.csv?search=devika')).head).toEqual(standard);
    await test.db
      .updateTable('tickets')
      .set({ attendee_phone: '+91 98765 43210', employee_id: '=7', department: 'Sales' })
      .where('attendee_name', '=', 'Devika Nair')
      .execute();
    const asked = 'columns=designation&columns=department&columns=phone&columns=employee_id';
    const { head, lines } = await csv(`attendees.csv?search=devika&columns=name&${asked}`);
    expect(head).toEqual(['Name', 'Phone', 'Employee ID', 'Department', 'Designation']);
    expect(lines).toEqual([
      {
        Name: 'Devika Nair',
        Phone: "'+91 98765 43210",
        'Employee ID': "'=7",
        Department: 'Sales',
        Designation: '',
      },
    ]);
    expect((await csv('attendees.csv?search=devika&columns=phone')).lines).toEqual([
      { Phone: "'+91 98765 43210" },
    ]);
    const [row] = await xlsx('attendees.xlsx?search=devika&columns=employee_id');
    expect(row).toEqual({ 'Employee ID': '=7' });
  });

  it('of attendees refuses columns that do not exist, none, and one twice', async () => {
    for (const columns of ['columns=password', 'columns=', 'columns=name&columns=name']) {
      expect((await download(`attendees.csv?${columns}`)).statusCode).toBe(400);
    }
  });

  it('of sales has a line for the total and every tier, day, company and gateway', async () => {
    const { lines } = await csv('sales.csv');
    expect(lines.map((line) => line.By)).toEqual([
      'Total',
      'Ticket',
      'Ticket',
      'Day',
      'Company',
      'Gateway',
    ]);
    const paid = lines.map((line) => String(line.Paid));
    const sum = (from: readonly string[]) =>
      toDecimal(from.reduce((total, amount) => total + Math.round(Number(amount) * 100), 0));
    expect(sum(paid.slice(1, 3))).toBe(paid[0]);
    expect(paid.slice(3)).toEqual([paid[0], paid[0], paid[0]]);
  });
});

describe('a spreadsheet', () => {
  it('has numbers, times of the event and names as they are', async () => {
    const [first] = await xlsx('bookings.xlsx');
    const { created_at: created } = made.bookings.two;
    expect(first).toMatchObject({ Seats: 2, Tickets: 13000, GST: 2386.8, Paid: 15646.8 });
    // The clock of Mumbai, which is five and a half hours before UTC; spreadsheets know no zones.
    const booked = first?.['Booked (Asia/Kolkata)'];
    expect(booked).toBeInstanceOf(Date);
    expect(Number(booked) - Date.parse(created)).toBeGreaterThan(5.5 * 3_600_000 - 2_000);
    expect(Number(booked) - Date.parse(created)).toBeLessThan(5.5 * 3_600_000 + 2_000);
    const names = (await xlsx('attendees.xlsx')).map((row) => row.Name).filter(Boolean);
    expect(names).toHaveLength(8);
    expect(names[1]).toBe(HOSTILE[0]);
    expect(await xlsx('sales.xlsx')).toHaveLength(6);
  });
});
