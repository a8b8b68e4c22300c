import { describe, expect, it } from '@jest/globals';
import { decodeText, namedSeparator, readDecimal, readPercent, readSum } from './decodeText';

it.each([
  ['3900', '3900'],
  ['49,50', '49.50'],
  ['₹1,00,000.50', '100000.50'],
  ['3,900', '3900'],
  ['₹1,23,456.00', '123456.00'],
  ['1.234,50', '1234.50'],
  ['1.234.567', '1234567'],
  ['1.234', null],
  ['0,500', null],
  ['1,23,4', null],
  ['cheap', null],
])('%s is the number %s', (text, number) => expect(readDecimal(text)).toBe(number));

it.each(['1.234,50', '1 234,50', '1\u00a0234,50', '1\u202f234,50', "1'234.50", '1’234.50'])(
  '%s is one number with thousands',
  (text) => expect(readDecimal(text)).toBe('1234.50'),
);

it.each(['50%', '-5', '(5)', '=1+1', '1e3', '9,1982E+11', '1,50.00', 'TRUE', '#N/A'])(
  '%s is no number',
  (text) => expect(readDecimal(text)).toBeNull(),
);

it.each([
  ['Rs. 1,200', 'INR', '1200'],
  ['INR 1200.50', 'INR', '1200.50'],
  ['3900/-', 'INR', '3900'],
  ['49,50 €', 'EUR', '49.50'],
  ['€49.50', 'EUR', '49.50'],
  ['€49.50', 'INR', null],
  ['₹45', 'GBP', null],
  ['$45', 'USD', null],
])('%s is a sum in %s', (text, currency, sum) => expect(readSum(text, currency)).toBe(sum));

it.each([
  ['18%', '18'],
  ['18,00 %', '18.00'],
  ['18', '18'],
  ['18%%', null],
])('%s is a share in percent', (text, percent) => expect(readPercent(text)).toBe(percent));

describe('a file', () => {
  const text = 'Café “Zürich” – €5 naïve';

  it('in Windows-1252 keeps its quotes, dashes and the euro', () => {
    const bytes = Uint8Array.from('Caf\xe9 \x93Z\xfcrich\x94 \x96 \x805 na\xefve', (sign) =>
      sign.charCodeAt(0),
    );
    expect(decodeText(bytes)).toBe(text);
  });

  it('in Mac OS Roman is told from one in Windows-1252', () => {
    const bytes = Uint8Array.from('Caf\x8e \xd2Z\x9frich\xd3 \xd0 \xdb5 na\x95ve', (sign) =>
      sign.charCodeAt(0),
    );
    expect(decodeText(bytes)).toBe(text);
  });

  it.each(['Šimon Žižka', 'Œuvre', 'A†', 'O’Brien', 'x™', 'naïve…', 'Beyoncé'])(
    'in Windows-1252 with %s is not taken for another one',
    (one) => {
      const windows: Record<string, number> = { Š: 0x8a, Ž: 0x8e, ž: 0x9e, Œ: 0x8c, '†': 0x86 };
      Object.assign(windows, { '’': 0x92, '™': 0x99, '…': 0x85 });
      const bytes = Uint8Array.from(`é ${one}`, (sign) => windows[sign] ?? sign.charCodeAt(0));
      expect(decodeText(bytes)).toBe(`é ${one}`);
    },
  );

  it('in UTF-16 without a mark is read', () => {
    const bytes = Uint8Array.from(['title', 'Café'].join('\n'), (sign) => sign.charCodeAt(0));
    const wide = [...bytes].flatMap((byte) => [byte, 0]);
    expect(decodeText(Uint8Array.from(wide))).toBe('title\nCafé');
    expect(decodeText(Uint8Array.from([0, ...wide.slice(0, -1)]))).toBe('title\nCafé');
  });

  it('names a tab as its separator', () =>
    expect(namedSeparator('sep=\\t\na\tb')).toEqual({ separator: '\t', text: '\na\tb' }));
});
