import { strToU8, zipSync } from 'fflate';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A cell of text, such as `B7`. */
export const textCell = (address: string, text: string) =>
  `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;

interface Workbook {
  /** Content of sheetData in the first sheet. */
  rows: string;
  /** Additional or replacing parts, by name. */
  parts?: Readonly<Record<string, string>>;
}

/** The bytes of an XLSX. */
export function workbookOf({ rows, parts = {} }: Workbook): Buffer {
  const files: Record<string, string> = {
    'xl/workbook.xml': `${XML}<workbook xmlns:r="${OFFICE}"><sheets><sheet name="Events" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...parts,
  };
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return Buffer.from(zipSync(Object.fromEntries(bytes), { level: 1 }));
}

/** The archive with headers that claim a size of one kilobyte for each part. */
export function withFalseSizes(archive: Buffer): Buffer {
  const bytes = Buffer.from(archive);
  // Offsets of the size in the header of a part and in the directory entry.
  for (const [signature, offset] of [
    ['PK\x03\x04', 22],
    ['PK\x01\x02', 24],
  ] as const) {
    for (let at = bytes.indexOf(signature); at >= 0; at = bytes.indexOf(signature, at + 4)) {
      bytes.writeUInt32LE(1024, at + offset);
    }
  }
  return bytes;
}
