/** How a number is shown: with so many decimals, as a share in percent or not. Null for all other formats. */
interface NumberFormat {
  decimals: number;
  isPercent: boolean;
}

/** Formats that every workbook has without saying what they are. */
const builtIn: Readonly<Record<string, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
};

/** Reads the format of numbers above zero; dates, times, fractions and powers are left as they are. */
function readFormat(code: string): NumberFormat | null {
  const [first = ''] = code.replace(/"[^"]*"|\\.|_.|\*.|\[[^[\]]*\]/g, '').split(';');
  if (/[ymdhse/?]|general|@/i.test(first) || !/[0#]/.test(first)) return null;
  const decimals = /\.([0#]*)/.exec(first)?.[1]?.length ?? 0;
  return { decimals, isPercent: first.includes('%') };
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`).exec(tag)?.[2];

const entities: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>' };
const withoutEntities = (text: string) =>
  text.replace(/&(quot|amp|lt|gt);/g, (_all, name: string) => entities[name] ?? '');

/** The formats of a workbook by the number that cells have as their style. */
function readStyles(styles: string): readonly (NumberFormat | null)[] {
  const codes: Record<string, string> = { ...builtIn };
  for (const [tag] of styles.matchAll(/<(?:\w+:)?numFmt\s[^<>]*>/g)) {
    codes[attribute(tag, 'numFmtId') ?? ''] = withoutEntities(attribute(tag, 'formatCode') ?? '');
  }
  const [cellFormats = ''] = /<(?:\w+:)?cellXfs[\s>][^]*?<\/(?:\w+:)?cellXfs>/.exec(styles) ?? [];
  return [...cellFormats.matchAll(/<(?:\w+:)?xf\s[^<>]*>/g)].map(([tag]) =>
    readFormat(codes[attribute(tag, 'numFmtId') ?? ''] ?? ''),
  );
}

/** `57.696` as `57.7` with one decimal, halves away from zero, as spreadsheets round what they keep with 15 digits. */
function rounded(number: number, decimals: number): number {
  const exact = Number(number.toPrecision(15));
  const scaled = Number(`${Math.abs(exact)}e${decimals}`);
  return Number.isFinite(scaled) ? (Math.sign(exact) * Math.round(scaled)) / 10 ** decimals : exact;
}

/** A cell that has a style and a value: its tag, its style, what is before the number, the number. */
const STYLED_NUMBER =
  /(<(?:\w+:)?c\s[^<>]*?\bs=["'](\d+)["'][^<>]*>)((?:<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>))?<(?:\w+:)?v>)\s*(-?\d[\d.]*(?:E[+-]?\d+)?)\s*(?=<\/(?:\w+:)?v>)/gi;

/**
 * Writes the numbers of a sheet as the sheet shows them: rounded, and shares as text such as `18%`.
 * @param styles the part of the workbook that has its formats
 */
export function createShownNumbers(styles: string): (sheet: string) => string {
  const formats = readStyles(styles);
  if (!formats.some((format) => format !== null)) return (sheet) => sheet;
  return (sheet) =>
    sheet.replace(
      STYLED_NUMBER,
      (all, tag: string, style: string, before: string, digits: string) => {
        const format = formats[Number(style)];
        const type = attribute(tag, 't');
        if (!format || (type !== undefined && type !== 'n')) return all;
        const { decimals, isPercent } = format;
        if (!isPercent) return `${tag}${before}${rounded(Number(digits), decimals)}`;
        const share = rounded(Number(`${Number(digits)}e2`), decimals);
        const text = tag.replace(/\st=["']n["']/, '').replace(/>$/, ' t="str">');
        return `${text}${before}${share}%`;
      },
    );
}
