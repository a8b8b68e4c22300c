import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { createAuthoring, type Authoring } from '../../../testing/authoring';
import { expectStatus } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';

let test: TestApp;
let authoring: Authoring;

beforeAll(async () => {
  test = await buildTestApp();
  authoring = await createAuthoring(test);
});
afterAll(() => test.close());

async function report(payload: string, query = ''): Promise<Schemas['ImportReport']> {
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/organize/import/?organizer=${authoring.team.id}${query}`,
    headers: { 'content-type': 'application/octet-stream', ...authoring.headers },
    payload,
  });
  return expectStatus(200, answer).json();
}

async function idsOf(title: string): Promise<number[]> {
  const list = await authoring.send('GET', `/organize/events/?search=${title}`);
  return list.json<Schemas['OrganizedEventList']>().results.map(({ id }) => id);
}

const HEAD = 'title,venue,city,state,start_date,tier,price,total_tickets,gst_percent';
const row = (title: string, { venue = 'Tata Theatre', city = 'Mumbai', at = '19:30' } = {}) =>
  `${title},${venue},${city},Maharashtra,2027-07-17 ${at},Terrace,3900,120,18`;
const sheet = (...rows: string[]) => [HEAD, ...rows].join('\n');

describe('events that a file has again', () => {
  it('are listed by the dry run with the one that exists, and left out of the import', async () => {
    expect(await report(sheet(row('Twice Café')))).toMatchObject({ events: 1, left_out: [] });
    const [existing] = await idsOf('twice');
    const again = sheet(
      row('TWICE  CAFE', { city: 'mumbai', venue: 'Another hall' }),
      row('Twice Café', { at: '20:30' }),
    );
    const left = {
      row: 2,
      title: 'TWICE CAFE',
      event: existing,
      same_as_row: null,
      reason: `“TWICE CAFE” already exists: event ${existing} has the same title, start and city.`,
    };
    const found = { events: 1, tiers: 1, seats: 120, left_out: [left], left_out_count: 1 };
    expect(await report(again, '&dry_run=true')).toMatchObject(found);
    expect(await report(again)).toMatchObject({ ...found, import: { events: 1 } });
    expect(await idsOf('twice')).toHaveLength(2);
  });

  it('are no import where nothing else is in it', async () => {
    await report(sheet(row('Lonely Twin')));
    const second = await report(sheet(row('Lonely Twin')));
    expect(second).toMatchObject({ import: null, events: 0, error_count: 0, left_out_count: 1 });
    expect(await idsOf('lonely')).toHaveLength(1);
  });

  it('are found in the file itself, in a table and in JSON', async () => {
    const halls = [
      row('Double Bill', { venue: 'Hall A' }),
      row('double bill', { venue: 'Hall B' }),
    ];
    const json = ['Double Bill', ' double  bill'].map((title) => ({ title, city: '' }));
    for (const [file, rows] of [
      [sheet(...halls), [3, 2]],
      [JSON.stringify(json), [2, 1]],
    ] as const) {
      const { events, left_out: left } = await report(file, '&dry_run=true');
      expect(events).toBe(1);
      expect(left).toMatchObject([{ event: null, row: rows[0], same_as_row: rows[1] }]);
    }
  });

  it('are imported where that is asked for', async () => {
    const file = sheet(row('Wanted Twin'), row('wanted twin', { venue: 'Hall B' }));
    expect(await report(file, '&allow_repeats=true')).toMatchObject({ events: 2, left_out: [] });
    expect(await report(file, '&allow_repeats=true')).toMatchObject({ events: 2 });
    expect(await idsOf('wanted')).toHaveLength(4);
  });

  it('are not those whose names differ in vowel signs alone', async () => {
    expect(await report(sheet(row('कल'), row('काल'), row('कील')), '&dry_run=true')).toMatchObject({
      events: 3,
      left_out: [],
    });
  });
});

describe('what an import fills in', () => {
  const sentences = async (file: string) =>
    (await report(file, '&dry_run=true')).filled_in.map(({ sentence }) => sentence);

  it('is said in words, once for all rows of which it is true', async () => {
    const file = [
      'title,city,state,start_date,end_date,tier,price,total_tickets,gst_percent,max_per_booking',
      'Filled One,Mumbai,Maharashtra,2027-07-17,2027-07-18 22:00,Terrace,10,5,,',
      'Filled Two,Pune,Maharashtra,2027-07-17 19:30,,Terrace,10,5,5,2',
    ].join('\n');
    expect(await sentences(file)).toEqual([
      'The country is India: rows 2 and 3.',
      'The time zone is Asia/Kolkata: rows 2 and 3.',
      'The currency is INR: rows 2 and 3.',
      'The start is at 00:00, where the row has a day alone: row 2.',
      'GST is 18 %: row 2.',
      'At most 10 tickets are sold in one booking: row 2.',
    ]);
  });

  it('is of the last event where a row says nothing of its place, and that is said', async () => {
    await authoring.send('POST', '/events/', {
      title: 'Placed before',
      organizer: authoring.team.id,
      city: 'Chennai',
      state: 'Tamil Nadu',
    });
    expect(await sentences('title\nPlaceless Evening')).toEqual([
      'The city is Chennai, as of your last event: row 2.',
      'The state is Tamil Nadu, as of your last event: row 2.',
      'The country is India, as of your last event: row 2.',
      'The time zone is Asia/Kolkata, as of your last event: row 2.',
      'The currency is INR, as of your last event: row 2.',
    ]);
  });

  it.each([
    ['venue', 'Barbican'],
    ['timezone', 'Europe/London'],
  ])('is no city of another event for a row that names its %s', async (field, value) => {
    const { filled_in: filled } = await report(
      `title,${field}\nElsewhere Evening,${value}`,
      '&dry_run=true',
    );
    const fields = filled.map((fill) => fill.field);
    expect(fields).not.toContain('city');
    expect(fields).not.toContain('state');
  });

  it('is the country of a zone that has one country, and is asked for otherwise', async () => {
    const head = 'title,city,timezone,currency';
    expect(await sentences(`${head}\nBerlin Night,Berlin,Europe/Berlin,EUR`)).toEqual([
      'The country is Germany, as of the time zone: row 2.',
    ]);
    const { errors } = await report(
      `${head}\nYork Night,New York,America/New_York,USD`,
      '&dry_run=true',
    );
    expect(errors).toEqual([{ row: 2, field: 'country', error: 'Name the country.' }]);
  });
});
