import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { readFileAsCsv, readTable, readTableFile } from './readTable';

describe('pasted text', () => {
  it.each([
    ['tabs, as from a spreadsheet', 'Name\tEmail\nRao, Asha\ta@x.in'],
    ['commas', 'Name,Email\r\n"Rao, Asha",a@x.in'],
    ['semicolons', 'Name;Email\n"Rao, Asha";a@x.in'],
    ['what its first line says', '"sep=;"\nName;Email\n"Rao, Asha";a@x.in'],
    ['a byte order mark', '\uFEFFName,Email\n"Rao, Asha",a@x.in'],
  ])('is parted by %s', async (_what, text) => {
    expect((await readTable(text)).filter(([cell]) => cell !== '')).toEqual([
      ['Name', 'Email'],
      ['Rao, Asha', 'a@x.in'],
    ]);
  });

  it('keeps quotes, line breaks in cells, empty rows, emoji and letters that run to the left', async () => {
    const text = 'Name,Email\n"Ann ""Z"" Lee\nJr.",a@x.in\n\n🎉 Zoë,z@x.in\nدانا,d@x.in';
    expect(await readTable(text)).toEqual([
      ['Name', 'Email'],
      ['Ann "Z" Lee\nJr.', 'a@x.in'],
      [''],
      ['🎉 Zoë', 'z@x.in'],
      ['دانا', 'd@x.in'],
    ]);
  });

  it('says where a quotation mark is left open', async () => {
    await expect(readTable('Name,Email\n"Asha,a@x.in\nRavi,r@x.in')).rejects.toThrow(
      /quotation mark is opened and never closed/,
    );
  });

  it('of 10,000 rows is read with pauses, so that the page answers', async () => {
    const lines = Array.from(
      { length: 10_000 },
      (_, n) => `"Person ${n}, of many",p${n}@x.in,"🎉"`,
    );
    let breaths = 0;
    const timer = setInterval(() => (breaths += 1), 0);
    const rows = await readTable(['Name,Email,Dietary', ...lines].join('\r\n'));
    clearInterval(timer);
    expect(rows).toHaveLength(10_001);
    expect(rows[10_000]).toEqual(['Person 9999, of many', 'p9999@x.in', '🎉']);
    expect(breaths).toBeGreaterThan(3);
  });
});

describe('a list that is too large', () => {
  const MB = 1024 * 1024;
  it.each([
    ['nine million line ends', '\n'.repeat(9 * MB), /more than 20,000 people, or 50,000 rows with/],
    ['20,001 people', `Name\n${'Asha\n'.repeat(20_001)}`, /more than 20,000 people/],
    ['a row of ten million cells', ','.repeat(10 * MB), /A row has more than 2,00,000 characters/],
    [
      'a quotation mark that never closes',
      `"${'a\n'.repeat(5 * MB - 1)}`,
      /A row has more than 2,00,000/,
    ],
    ['101 columns', `Name\n${'x,'.repeat(100)}x`, /^Row 2 has 101 columns; at most 100 are read/],
    ['more than 10 MB', 'x\n'.repeat(5 * MB + 1), /larger than 10 MB/],
  ])('with %s is refused with a sentence', async (_what, text, message) => {
    await expect(readTable(text)).rejects.toThrow(message);
  });

  it('is not one with many empty cells', async () => {
    expect(await readTable(`Name${','.repeat(150)}\nAsha`)).toHaveLength(2);
  });
});

describe('a file', () => {
  const textOf = (...bytes: number[]) => readTableFile(new Blob([new Uint8Array(bytes)]));
  const utf16 = (text: string) => [...text].flatMap((letter) => [letter.charCodeAt(0), 0]);

  it('is read as UTF-8, as UTF-16 or as what old spreadsheets write', async () => {
    expect(await readTableFile(new Blob(['\uFEFFZoë']))).toBe('Zoë');
    expect(await textOf(0xff, 0xfe, ...utf16('Zoë'))).toBe('Zoë');
    expect(await textOf(0x5a, 0x6f, 0xeb)).toBe('Zoë');
  });

  it('that is none of these is refused with a way out', async () => {
    await expect(textOf(0x50, 0x4b, 3, 4)).rejects.toThrow(/save it as CSV/);
    await expect(textOf(0xd0, 0xcf, 0x11, 0xe0)).rejects.toThrow(/Save it as XLSX or CSV/);
    await expect(textOf(65, 0, 0, 66)).rejects.toThrow(/not a list of text/);
    const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]);
    await expect(readTableFile(large)).rejects.toThrow(/larger than 10 MB/);
  });

  it('that is a workbook is read as its sheet shows it', async () => {
    const cells = [
      ['A1', 'Name'],
      ['B1', 'Email'],
      ['A2', 'Rao, Asha'],
      ['B2', 'a@x.in'],
    ].map(([at = '', text]) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`);
    const [row1, row2] = [cells.slice(0, 2), cells.slice(2)].map((row) => row.join(''));
    const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const parts = {
      'xl/workbook.xml': `<workbook xmlns:r="${rel}"><sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${rel}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1">${row1}</row><row r="2">${row2}</row></sheetData></worksheet>`,
    };
    const zipped = zipSync(
      Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
    );
    const file = new Blob([new Uint8Array(zipped)]);
    expect(await readTableFile(file)).toEqual([
      ['Name', 'Email'],
      ['Rao, Asha', 'a@x.in'],
    ]);
    expect(await readFileAsCsv(file)).toBe('Name,Email\r\n"Rao, Asha",a@x.in');
  });
});
