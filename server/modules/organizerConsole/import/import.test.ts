import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { createSchemaValidator } from '../../../http/schemaValidator';
import { systemClock } from '../../../lib/clock';
import { createFileReader } from '../../../lib/fileReader/fileReader';
import { createAuthoring } from '../../../testing/authoring';
import { createBuyer, expectStatus, type Headers } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createCategory } from '../../../testing/events';
import { testContract } from '../../../testing/testContract';
import { createImportService } from './import.service';

let test: TestApp;
let authoring: Awaited<ReturnType<typeof createAuthoring>>;
let concert: { id: number };

beforeAll(async () => {
  test = await buildTestApp();
  authoring = await createAuthoring(test);
  concert = await createCategory(test, { name: 'Concert' });
  await createCategory(test, { name: 'Sports' });
});
afterAll(() => test.close());

const sample = (name: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../../../docs/samples', name));

const importFile = (file: Buffer | string, query = '', headers: Headers = authoring.headers) =>
  test.app.inject({
    method: 'POST',
    url: `/api/organize/import/?organizer=${authoring.team.id}${query}`,
    headers: { 'content-type': 'application/octet-stream', ...headers },
    payload: file,
  });

const fileReader = createFileReader();
afterAll(() => fileReader.close());

const report = async (file: Buffer | string, query = '') =>
  expectStatus(200, await importFile(file, query)).json<Schemas['ImportReport']>();

const undo = (id: number) => authoring.send('DELETE', `/organize/imports/${id}/`);

const eventCount = async () => {
  const answer = await authoring.send('GET', '/organize/events/');
  return answer.json<{ count: number }>().count;
};

const HEAD = 'title,category,venue,city,state,start_date,end_date,tier,price,total_tickets';
const row = (title: string, more = 'Stalls,1500,20') =>
  `${title},Concert,Royal Opera House,Mumbai,Maharashtra,2027-07-17 19:30,2027-07-17 22:00,${more}`;

describe('an import', () => {
  it('is checked without writing anything, then made, listed and undone', async () => {
    const before = await eventCount();
    const dry = await report(sample('events.csv'), '&dry_run=true');
    expect(dry).toMatchObject({
      import: null,
      events: 2,
      tiers: 3,
      seats: 680,
      errors: [],
      error_count: 0,
      left_out: [],
      left_out_count: 0,
    });
    expect(await eventCount()).toBe(before);
    // For the only organizer of the caller.
    const unnamed = await test.app.inject({
      method: 'POST',
      url: '/api/organize/import/?dry_run=true',
      payload: sample('events.csv'),
      headers: {
        ...authoring.headers,
        'content-type': 'text/csv',
      },
    });
    expect(unnamed.json()).toEqual(dry);

    const { import: made } = await report(sample('events.csv'));
    expect(made).toMatchObject({ events: 2, tiers: 3, created_by: 'Dev Shah', undone_at: null });
    const list = await authoring.send('GET', '/organize/events/?search=monsoon');
    const [event] = list.json<Schemas['OrganizedEventList']>().results;
    expect(event).toMatchObject({ title: 'Monsoon Ragas Live', status: 'draft' });
    const whole = await authoring.send('GET', `/organize/events/${event?.id}`);
    expect(whole.json()).toMatchObject({
      start_date: '2027-07-17T14:00:00.000Z',
      booking_end_date: '2027-07-17T12:30:00.000Z',
      ticket_tiers: [
        {
          name: 'Terrace Seat',
          price: '3900.00',
          total_tickets: 120,
          max_per_booking: 6,
          available_tickets: 120,
          benefits: ['Welcome drink', 'Parking'],
        },
        { name: 'Front Row', price: '5800.00', total_tickets: 60 },
      ],
    });

    const id = made?.id ?? 0;
    expect(expectStatus(200, await undo(id)).json()).toMatchObject({
      id,
      undone_at: expect.any(String),
    });
    expect(await eventCount()).toBe(before);
    expect((await undo(id)).json()).toMatchObject({ code: 'import_undone' });
    const imports = await authoring.send(
      'GET',
      `/organize/imports/?organizer=${authoring.team.id}`,
    );
    expect(imports.json()).toMatchObject({ count: 1, results: [{ id }] });
  });

  it('is in the audit with its undoing, and that of the command line without a person', async () => {
    const found = () =>
      test.db
        .selectFrom('audit_entries')
        .select([
          'person_name',
          'person_id',
          'network',
          'action',
          'summary',
          'after',
          'organizer_id',
        ])
        .where('kind', '=', 'import')
        .orderBy('id', 'desc')
        .limit(2)
        .execute();
    const team = { organizer_id: authoring.team.id };
    const [undone, made] = await found();
    expect([made, undone]).toMatchObject([
      {
        person_name: 'Dev Shah',
        network: '127.0.0.0/24',
        action: 'import.made',
        ...team,
        after: {
          events: 2,
          tiers: 3,
          published: false,
          left_out: 0,
        },
      },
      { person_name: 'Dev Shah', action: 'import.undone', ...team },
    ]);
    expect(undone?.summary).toMatch(/^undid import \d+, which deleted 2 events$/);

    const { slug } = await test.db
      .selectFrom('organizers')
      .select('slug')
      .where('id', '=', authoring.team.id)
      .executeTakeFirstOrThrow();
    // What `npm run import` calls.
    const command = createImportService({
      db: test.db,
      clock: systemClock,
      validate: createSchemaValidator(testContract()),
      pictures: { release: () => Promise.resolve() },
      fileReader,
    });
    const wishes = { isDryRun: true, isPublished: false, allowsRepeats: false };
    await command.importFor(slug, sample('events.csv'), wishes);
    expect((await found())[0]).toEqual(undone);
    const report = await command.importFor(slug, sample('events.csv'), {
      ...wishes,
      isDryRun: false,
    });
    expect((await found())[0]).toMatchObject({
      person_name: 'Command line',
      person_id: null,
      network: null,
      ...team,
      summary: `imported 2 events for ${authoring.team.name}`,
    });
    await undo(report.import?.id ?? 0);
  });

  it.each([
    ['events.csv', 'text/csv', 680],
    ['events.json', 'application/json; charset=utf-8', 180],
    ['events.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 680],
  ])('takes %s as %s', async (file, type, seats) => {
    const headers = { ...authoring.headers, 'content-type': type };
    const answer = await importFile(sample(file), '&dry_run=true', headers);
    expect(expectStatus(200, answer).json()).toMatchObject({ seats, error_count: 0 });
  });

  it('reads the same from JSON and from a spreadsheet', async () => {
    expect(await report(sample('events.json'), '&dry_run=true')).toMatchObject({
      events: 1,
      tiers: 2,
      seats: 180,
      error_count: 0,
    });
    const { import: made } = await report(sample('events.xlsx'));
    expect(made).toMatchObject({ events: 2, tiers: 3 });
    const list = await authoring.send('GET', '/organize/events/?search=ragas');
    const [event] = list.json<Schemas['OrganizedEventList']>().results;
    const whole = await authoring.send('GET', `/organize/events/${event?.id}`);
    expect(whole.json()).toMatchObject({
      start_date: '2027-07-17T14:00:00.000Z',
      category: concert.id,
      ticket_tiers: [{ price: '3900.00', total_tickets: 120 }, { name: 'Front Row' }],
    });
    await undo(made?.id ?? 0);
  });

  it('names each error with its row and column, and imports nothing', async () => {
    const before = await eventCount();
    const file = [
      `${HEAD},colour`,
      row('Good Evening'),
      row('Bad Evening', 'Stalls,cheap,0'),
      ',,,,,,,Balcony,1200,many',
      row('Lost Evening').replace('Concert', 'Opera').replace('19:30', '25:30'),
    ].join('\r\n');
    const { errors, error_count: count } = await report(file, '&dry_run=true');
    expect(errors.map(({ row: at, field }) => `${at} ${field}`)).toEqual([
      '1 colour',
      '3 price',
      '3 total_tickets',
      '4 total_tickets',
      '5 start_date',
      '5 category',
    ]);
    expect(count).toBe(6);
    const refused = await importFile(file);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'import_errors',
      error: 'Nothing was imported. Row 1: There is no column colour. There are 5 more.',
      fields: { '5.category': 'There is no category “Opera”.' },
    });
    expect(await eventCount()).toBe(before);
  });

  it('says of cells that cannot be read what is wrong with them, and checks the other rows', async () => {
    const file = [
      `${HEAD},gst_percent`,
      row('Good Morning'),
      row('Broken Morning', '#REF!,"12,5,0",#N/A,seven'),
      row('Dear Morning', 'Stalls,1.234,ten'),
    ].join('\n');
    const { errors, events } = await report(file, '&dry_run=true');
    expect(events).toBe(1);
    expect(errors.map(({ row: at, field, error }) => `${at} ${field}: ${error}`)).toEqual([
      '3 tier: This cell has the error #REF!. Correct it in the sheet, and save it again.',
      '3 total_tickets: This cell has the error #N/A. Correct it in the sheet, and save it again.',
      '3 price: Price “12,5,0” is not an amount. Write it like 1,250.00.',
      '3 gst_percent: GST “seven” is not a rate. Write 0, 5, 12, 18 or 28.',
      '4 price: Price “1.234” can mean two amounts. Write it like 1,250.00.',
      '4 total_tickets: Total tickets “ten” is not a number. Write a whole number like 120.',
    ]);
    const refused = await importFile(file);
    expect(refused.json()).toMatchObject({
      code: 'import_errors',
      fields: { '3.tier': errors[0]?.error },
    });
  });

  it('reads sale windows by the clock of the event, and refuses those outside of its booking period', async () => {
    const windowed = (window: string) =>
      [
        'title,timezone,booking_start_date,booking_end_date,tier,price,total_tickets,sale_starts_at,sale_ends_at',
        `Window Evening,Europe/London,2027-10-30 10:00,2027-11-20 10:00,Early,900,20,${window}`,
      ].join('\n');
    const { import: made } = await report(windowed('2027-10-31 00:30,2027-11-01 09:00'));
    const list = await authoring.send('GET', '/organize/events/?search=window');
    const [event] = list.json<Schemas['OrganizedEventList']>().results;
    const whole = await authoring.send('GET', `/organize/events/${event?.id}`);
    expect(whole.json().ticket_tiers[0]).toMatchObject({
      sale_starts_at: '2027-10-30T23:30:00.000Z',
      sale_ends_at: '2027-11-01T09:00:00.000Z',
    });
    await undo(made?.id ?? 0);
    const wrong = await report(windowed('tomorrow,2027-12-01 09:00'), '&dry_run=true');
    expect(wrong.errors).toEqual([
      { row: 2, field: 'sale_starts_at', error: expect.stringMatching(/^Write a date and time/) },
    ]);
    const late = await report(windowed(',2027-12-01 09:00'), '&dry_run=true');
    expect(late.errors).toEqual([
      {
        row: 2,
        field: 'sale_ends_at',
        error: 'It ends after booking closes on Sat, Nov 20, 2027, 10:00 AM GMT.',
      },
    ]);
  });

  it('reads for how long seats may wait for approvals', async () => {
    const sheet = (hours: string) =>
      `title,tier,price,total_tickets,approval_hours\nPatient Evening,Early,900,20,${hours}`;
    const { import: made } = await report(sheet('0'));
    const list = await authoring.send('GET', '/organize/events/?search=patient');
    const [event] = list.json<Schemas['OrganizedEventList']>().results;
    const whole = await authoring.send('GET', `/organize/events/${event?.id}`);
    expect(whole.json()).toMatchObject({ approval_hours: 0 });
    await undo(made?.id ?? 0);
    for (const wrong of ['73', 'a day']) {
      const { errors } = await report(sheet(wrong), '&dry_run=true');
      expect(errors).toMatchObject([{ row: 2, field: 'approval_hours' }]);
    }
  });

  it('puts complete events on sale, and says what others lack', async () => {
    const lacking = await report(`${HEAD}\n${row('Early Evening')}`, '&dry_run=true&publish=true');
    expect(lacking.errors).toEqual([
      { row: 2, field: 'booking_start_date', error: 'Say when booking opens.' },
      { row: 2, field: 'booking_end_date', error: 'Say when booking closes.' },
    ]);
    const { import: made } = await report(sample('events.csv'), '&publish=true');
    const listed = await test.app.inject('/api/events/?search=harbour');
    const [event] = listed.json<Schemas['EventList']>().results;
    expect(event).toMatchObject({ title: 'Harbour Run' });
    await undo(made?.id ?? 0);
  });

  it('is not undone once somebody has booked', async () => {
    const file = readFileSync(
      path.resolve(import.meta.dirname, '../../../../docs/samples/events.csv'),
      'utf8',
    ).replace(/2027-0[45]-01 10:00/g, '2026-01-01 10:00');
    const { import: made } = await report(file, '&publish=true');
    const listed = await test.app.inject('/api/events/?search=harbour');
    const [event] = listed.json<Schemas['EventList']>().results;
    const detail = await authoring.send('GET', `/organize/events/${event?.id}`);
    const tier = detail.json<Schemas['OrganizedEvent']>().ticket_tiers[0];
    if (!event || !tier) throw new Error('The event has no tier.');
    const buyer = await createBuyer(test);
    const booked = await test.app.inject({
      method: 'POST',
      url: '/api/bookings/',
      headers: buyer.headers,
      payload: {
        event: event.id,
        ticket_tier: tier.id,
        quantity: 1,
      },
    });
    expectStatus(201, booked);
    const refused = await undo(made?.id ?? 0);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'import_booked',
      error: '1 of its events has been booked. Cancel those events instead.',
    });
    expect(
      expectStatus(200, await authoring.send('GET', `/organize/events/${event?.id}`)),
    ).toBeTruthy();
  });
});
