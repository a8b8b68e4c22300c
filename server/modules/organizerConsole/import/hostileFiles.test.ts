import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { createAuthoring } from '../../../testing/authoring';
import { createBuyer, type Headers } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { textCell, workbookOf } from '../../../testing/workbooks';

let test: TestApp;
let authoring: Awaited<ReturnType<typeof createAuthoring>>;

beforeAll(async () => {
  test = await buildTestApp();
  authoring = await createAuthoring(test);
});
afterAll(() => test.close());

const importFile = (file: Buffer | string, headers: Headers = authoring.headers) =>
  test.app.inject({
    method: 'POST',
    url: `/api/organize/import/?organizer=${authoring.team.id}&dry_run=true`,
    headers: { 'content-type': 'application/octet-stream', ...headers },
    payload: file,
  });

const HEAD = 'title,category,venue,city,start_date,end_date,tier,price,total_tickets';

describe('an import', () => {
  it('refuses what is no catalogue', async () => {
    const refusal = async (file: Buffer | string) => {
      const answer = await importFile(file);
      return [answer.statusCode, answer.json<Schemas['Error']>().error];
    };
    // UTF-16 is read; a picture is no catalogue.
    const utf16 = Buffer.from(`\ufeff${HEAD}\n`, 'utf16le');
    expect(await refusal(utf16)).toEqual([400, 'This file has no events.']);
    const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46]);
    const unreadable = 'Row 1 has a character that is not allowed.';
    expect(await refusal(picture)).toEqual([400, unreadable]);
    expect(await refusal('PK\u0003\u0004 no spreadsheet')).toEqual([
      400,
      'This spreadsheet cannot be read. Save it again, or save it as CSV.',
    ]);
    expect(await refusal('[{"title":')).toEqual([400, 'This file is not valid JSON.']);
    expect(await refusal(`${HEAD}\n`)).toEqual([400, 'This file has no events.']);
    expect(await refusal(`${HEAD}\n${'a\n'.repeat(20_001)}`)).toEqual([
      400,
      'This file has 20001 rows. Import at most 20000 at once.',
    ]);
    const large = await importFile(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'));
    expect(large.statusCode).toBe(413);
    const stranger = await createBuyer(test);
    expect((await importFile(`${HEAD}\nEvening`, stranger.headers)).statusCode).toBe(403);
  });

  it('refuses a cell at the end of the sheet, by its address', async () => {
    const rows = `<row r="1048576">${textCell('XFD1048576', 'x')}</row>`;
    const answer = await importFile(workbookOf({ rows }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error:
        'Row 1048576 is too far away: rows 1 to 50000 and columns A to CV are read. ' +
        'Delete what is there, and save the file again.',
    });
  });

  it('refuses text that the database cannot store', async () => {
    const answer = await importFile('title,tier,price,total_tickets\nNoc\u0000turne,Stalls,100,10');
    expect(answer.statusCode).toBe(400);
  });
});
