import { setImmediate } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { bundleOf } from '../../testing/programs';
import { textCell, withFalseSizes, workbookOf } from '../../testing/workbooks';
import { withOrigin } from '../requestOrigin';
import { createFileReader } from './fileReader';
import type { TableFile } from './readTableFile';

/** Starts in a tenth of the time of the sources. */
const program = bundleOf('fileReader');
const reader = createFileReader({ program });
/** Its time is over before its process has started. */
const hasty = createFileReader({ program, deadline: 1 });
/** For files that would fill any memory in any time. */
const strict = createFileReader({ program, deadline: 500 });
afterAll(() => Promise.all([reader, hasty, strict].map((one) => one.close())));

const MB = 1024 * 1024;
const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`;
const heading = row(1, textCell('A1', 'title'));
/** Number and title of each row. */
const rowsOf = (file: TableFile) =>
  file.kind === 'table' ? file.entries.map(({ row: at, values }) => [at, values.get('title')]) : [];

/** Row, column and sentence of the cells that cannot be read. */
const problemsOf = async (bytes: Buffer) => {
  const { entries, kind } = await reader.read(bytes);
  if (kind !== 'table') return [];
  return entries.flatMap(({ row: at, problems }) =>
    problems.map(({ field, error }) => [at, field, error]),
  );
};

const tooLarge = (message: RegExp) => ({
  status: 413,
  code: 'too_large',
  message: expect.stringMatching(message),
});
const invalid = (message: RegExp) => ({
  status: 400,
  code: 'invalid_input',
  message: expect.stringMatching(message),
});

describe('a workbook', () => {
  it.each([
    ['XFD1048576', /^Row 1048576 is too far away: rows 1 to 50000 and columns A to CV are read/],
    ['CW2', /^Cell CW2 is too far away/],
  ])('with a cell at %s is refused before anything is built', async (address, message) => {
    const rows = heading + row(Number(/\d+/.exec(address)?.[0]), textCell(address, 'x'));
    await expect(reader.read(workbookOf({ rows }))).rejects.toMatchObject(invalid(message));
  });

  it('whose far rows and cells have a format and no value is read', async () => {
    const rows = [
      row(1, `${textCell('A1', 'title')}<c r="XFD1" s="1"/>`),
      row(2, textCell('A2', 'Nocturne')),
      row(70_000, '<c r="A70000" s="1"></c>'),
      '<row r="1048576" ht="12.8" customHeight="false"/>',
    ].join('');
    expect(rowsOf(await reader.read(workbookOf({ rows })))).toEqual([[2, 'Nocturne']]);
  });

  it('that hides the address of a cell from the check ends the process that reads it, not the server', async () => {
    const rows =
      heading +
      row(2, textCell('&#88;FD2', 'x')) +
      '<row r="&#49;048576"><c r="&#88;FD1048576"><v>1</v></c></row>';
    await expect(strict.read(workbookOf({ rows }))).rejects.toMatchObject(
      tooLarge(/^Reading this file takes (more than 256 MB of memory|longer than 0\.5 seconds)/),
    );
  });

  it('with parts of more than they say is refused by what is unpacked', async () => {
    const parts = { 'xl/sharedStrings.xml': 'x'.repeat(15 * MB), 'a/b/c.xml': ' '.repeat(10 * MB) };
    const bytes = withFalseSizes(workbookOf({ rows: heading + ' '.repeat(16 * MB), parts }));
    expect(bytes.length).toBeLessThan(MB);
    await expect(reader.read(bytes)).rejects.toMatchObject(
      tooLarge(/^This spreadsheet is larger than 40 MB when it is unpacked/),
    );
  });

  it('with a thousand parts is refused, and one with names of other folders is read', async () => {
    const many = Array.from({ length: 1_001 }, (_, n) => [`xl/media/${n}.png`, ''] as const);
    await expect(
      reader.read(workbookOf({ rows: heading, parts: Object.fromEntries(many) })),
    ).rejects.toMatchObject(invalid(/^This spreadsheet has more than 1000 parts/));
    const rows = heading + row(2, textCell('A2', 'Nocturne'));
    const parts = { '../../../etc/cron.d/x.xml': '<a/>', '/xl/styles.xml': '<styleSheet/>' };
    expect(rowsOf(await reader.read(workbookOf({ rows, parts })))).toEqual([[2, 'Nocturne']]);
  });

  it('has computed numbers as the sheet shows them, and errors that are errors', async () => {
    const computed = row(2, '<c r="A2"><f>1</f><v>57.699999999999996</v></c>');
    expect(rowsOf(await reader.read(workbookOf({ rows: heading + computed })))).toEqual([
      [2, '57.7'],
    ]);
    const wrong = heading + row(2, '<c r="A2" t="e"><v>#REF!</v></c>');
    expect(await problemsOf(workbookOf({ rows: wrong }))).toEqual([
      [2, 'title', expect.stringMatching(/^This cell has the error #REF!/)],
    ]);
  });

  it('has numbers as their format shows them, shares in percent', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="&quot;GST &quot;0.0%"/><numFmt numFmtId="165" formatCode="[$₹-4009]\\ #,##0.00"/><numFmt numFmtId="166" formatCode="0.00E+00"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="164" xfId="0"/><xf numFmtId="165"/><xf numFmtId="1"/><xf numFmtId="166"/></cellXfs></styleSheet>`;
    const cells = [
      ['<c r="A2" s="1"><v>0.18</v></c>', '18%'],
      ['<c r="A3" s="2" t="n"><f>9/50</f><v>0.18000000000000002</v></c>', '18%'],
      ['<c r="A4" s="3"><f>10/3</f><v>3.3333333333333335</v></c>', '3.33'],
      ['<c s="3" r="A5"><v>1.005</v></c>', '1.01'],
      ['<c r="A6" s="4"><v>119.99999999</v></c>', '120'],
      ['<c r="A7" s="5"><v>919820012345</v></c>', '919820012345'],
      ['<c r="A8"><v>0.18</v></c>', '0.18'],
      ['<c r="A9" s="1" t="str"><v>7</v></c>', '7'],
    ] as const;
    const rows = heading + cells.map(([cell], at) => row(at + 2, cell)).join('');
    const file = await reader.read(workbookOf({ rows, parts: { 'xl/styles.xml': styles } }));
    expect(rowsOf(file).map(([, value]) => value)).toEqual(cells.map(([, shown]) => shown));
  });

  it('expands no entities', async () => {
    const entities = Array.from(
      { length: 9 },
      (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`,
    );
    const rows = `${heading}${row(2, '<c r="A2" t="s"><v>0</v></c>')}`;
    const strings = `<!DOCTYPE sst [<!ENTITY e0 "ha">${entities.join('')}]><sst><si><t>&e9;</t></si></sst>`;
    const read = reader.read(workbookOf({ rows, parts: { 'xl/sharedStrings.xml': strings } }));
    expect(rowsOf(await read)).toEqual([[2, '&e9;']]);
  });

  it('with a character that cannot be stored is refused', async () => {
    const rows = heading + row(2, textCell('A2', 'Noc_x0000_turne'));
    await expect(reader.read(workbookOf({ rows }))).rejects.toMatchObject(
      invalid(/^Row 2 has a character that is not allowed/),
    );
  });

  it('that is none, or is cut off, is refused', async () => {
    const bytes = workbookOf({ rows: heading });
    for (const broken of [Buffer.from('PK\u0003\u0004 no workbook'), bytes.subarray(0, 400)]) {
      await expect(reader.read(broken)).rejects.toMatchObject(
        invalid(/^This spreadsheet cannot be read/),
      );
    }
  });
});

describe('text', () => {
  it.each([
    ['a line of ten million cells', ','.repeat(10 * MB), /^This file has a line of 10485760 char/],
    ['a hundred and one columns', `title\n${'x,'.repeat(100)}x`, /^Row 2 has 101 columns/],
    [
      'a quote that never closes',
      `title\n"${'x\n'.repeat(4 * MB)}`,
      /^A quotation mark is not clo/,
    ],
    [
      '20,001 rows',
      `title\n${'x\n'.repeat(20_001)}`,
      /^This file has 20001 rows\. Import at most 20000/,
    ],
    ['lists in lists', '['.repeat(30_000), /^This file is nested too deeply/],
    ['deep objects', `[${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}]`, /^This file is nested/],
    ['keys of prototypes', '[{"__proto__":{}}]', /^This file has a character that is not allowed/],
    ['no list', '{"title":"Nocturne"}', /^Write a JSON array/],
    ['a NUL', 'title\nNoc\u0000turne', /^Row 2 has a character that is not allowed/],
  ])('with %s is refused', async (_what, text, message) => {
    await expect(reader.read(Buffer.from(text))).rejects.toMatchObject(invalid(message));
  });

  it('is read with the separator that it names, in UTF-16 and in Windows-1252', async () => {
    const files = [
      Buffer.from('sep=;\ntitle;price\nCafé, late;49,50'),
      Buffer.from('\uFEFFsep=;\ntitle;price\nCafé, late;49,50', 'utf16le'),
      Buffer.from('sep=;\ntitle;price\nCafé, late;49,50', 'latin1'),
    ];
    for (const file of files) expect(rowsOf(await reader.read(file))).toEqual([[3, 'Café, late']]);
  });

  it.each([
    ['a heading twice', 'title,price,price\nx,1,2', /^The column price appears twice in row 1/],
  ])('with %s is refused', async (_what, text, message) => {
    await expect(reader.read(Buffer.from(text))).rejects.toMatchObject(invalid(message));
  });

  it('names the cells with the error of a formula or a lost character, and has its other rows', async () => {
    const text = 'title,price\n#REF!,5\nCaf\uFFFD,#N/A\nNocturne,49';
    expect(await problemsOf(Buffer.from(text))).toEqual([
      [2, 'title', expect.stringMatching(/^This cell has the error #REF!/)],
      [3, 'title', expect.stringMatching(/^This cell has a character/)],
      [3, 'price', expect.stringMatching(/^This cell has the error #N\/A/)],
    ]);
    expect(rowsOf(await reader.read(Buffer.from(text)))[2]).toEqual([4, 'Nocturne']);
  });

  it('has its headings below titles of one cell and empty rows', async () => {
    const text = '\nOur events in 2027;;\n\ntitle;price\nNocturne;49,50';
    expect(rowsOf(await reader.read(Buffer.from(text)))).toEqual([[5, 'Nocturne']]);
  });

  it('of more than 10 MB is refused', async () => {
    await expect(reader.read(Buffer.alloc(10 * MB + 1, 'x'))).rejects.toMatchObject(
      tooLarge(/^This file is larger than 10 MB/),
    );
  });

  it('with empty rows and cells keeps the numbers of its rows', async () => {
    const text = `title${','.repeat(150)}\r\n\r\n${','.repeat(150)}\r\nNocturne\r\n${'\r\n'.repeat(30_000)}`;
    expect(rowsOf(await reader.read(Buffer.from(text)))).toEqual([[4, 'Nocturne']]);
  });
});

it('is read while the server does other things', async () => {
  let turns = 0;
  let isRead = false;
  const read = reader.read(Buffer.from('\n'.repeat(9 * MB))).finally(() => (isRead = true));
  const others = (async () => {
    for (; !isRead; turns += 1) await setImmediate();
  })();
  await expect(read).rejects.toMatchObject(
    invalid(/^This file has more than 50000 rows, empty ones included/),
  );
  await others;
  expect(turns).toBeGreaterThan(100);
});

it('ends a file that takes too long', async () => {
  await expect(hasty.read(Buffer.from('title\nx'))).rejects.toMatchObject(
    tooLarge(/^Reading this file takes longer than 0\.001 seconds/),
  );
});

it('keeps one file that is read and two that wait of one person, and takes those of others', async () => {
  const readFor = (key: string) =>
    withOrigin(
      { requestId: key, traceparent: null },
      () => reader.read(Buffer.from('title\nNocturne')),
      { requester: { key, isNetwork: false, hasEnded: false } },
    );
  const answers = await Promise.allSettled(
    ['asha', 'asha', 'asha', 'asha', 'vikram'].map((key) => readFor(key)),
  );
  const done = { status: 'fulfilled' };
  const refused = { status: 'rejected', reason: { status: 429, retryAfter: 3 } };
  expect(answers).toMatchObject([done, done, done, refused, done]);
});
