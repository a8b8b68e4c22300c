import { Readable } from 'node:stream';
import { toDecimal } from '../money';
import { isFormula, wallClock, writtenRows, type Cell, type Table } from './cells';
import { zipOf } from './zip';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes into `cellXfs` of the styles below. */
const STYLE = { head: 1, money: 2, time: 3, literal: 4 } as const;

/** The parts that are the same in every file. */
const FIXED_PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/></cellXfs></styleSheet>`,
};

/**
 * An XLSX file as it is read. Every cell is written where it is, without a table of shared texts, which
 * would have to be kept until the end.
 */
export function xlsxOf<Row>(table: Table<Row>, sheetName: string): Readable {
  const workbook = `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXml(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  const parts = zipOf([
    ...Object.entries(FIXED_PARTS).map(([name, xml]) => ({ name, content: [xml] })),
    { name: 'xl/workbook.xml', content: [workbook] },
    { name: 'xl/worksheets/sheet1.xml', content: sheetOf(table) },
  ]);
  return Readable.from(parts, { objectMode: false });
}

async function* sheetOf<Row>({ columns, batches, timezone }: Table<Row>): AsyncGenerator<string> {
  const clock = wallClock(timezone);
  const widths = columns.map(({ title }, index) => {
    const width = Math.max(14, title.length + 2);
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
  let row = 1;
  yield rowXml(
    row,
    columns.map(({ title }, index) => textXml(address(index, 1), title, STYLE.head)),
  );
  yield* writtenRows(batches, (one) => {
    row += 1;
    return rowXml(
      row,
      columns.map(({ value }, index) => cellXml(address(index, row), value(one), clock)),
    );
  });
  yield '</sheetData></worksheet>';
}

const rowXml = (row: number, cells: readonly string[]) => `<row r="${row}">${cells.join('')}</row>`;

/** `B7`; up to 26 columns. */
const address = (column: number, row: number) => `${String.fromCharCode(65 + column)}${row}`;

function cellXml(at: string, cell: Cell, clock: (time: Date) => string): string {
  if (cell === null || cell === '') return '';
  // `literal` stays text when somebody edits the cell, where an apostrophe would be part of the text.
  if (typeof cell === 'string') return textXml(at, cell, isFormula(cell) ? STYLE.literal : 0);
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if ('money' in cell) return `<c r="${at}" s="${STYLE.money}"><v>${toDecimal(cell.money)}</v></c>`;
  return `<c r="${at}" s="${STYLE.time}"><v>${dayNumber(clock(cell.time))}</v></c>`;
}

const textXml = (at: string, text: string, style = 0) =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

const DAY = 86_400_000;
/** 1970-01-01 in days since the last day of 1899. */
const EPOCH_DAY = 25_569;

/** A time as spreadsheets count it: days, without a zone. */
const dayNumber = (clockTime: string) =>
  Date.parse(`${clockTime.replace(' ', 'T')}Z`) / DAY + EPOCH_DAY;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Control characters, halves of surrogate pairs and the two that are no characters: XML takes none. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escapeXml = (text: string) =>
  text.replace(NOT_XML, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
