import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseEmail } from './emailAddress';

describe('parseEmail', () => {
  it.each([
    ['asha@northwind.example', 'asha@northwind.example'],
    ['  Asha.Menon+Tickets@NorthWind.Example ', 'asha.menon+tickets@northwind.example'],
    ["o'brien_x-1@a-b.co.in", "o'brien_x-1@a-b.co.in"],
    ['a@bücher.example', 'a@xn--bcher-kva.example'],
    ['\u202Aasha@acme.example\u200B\u202C', 'asha@acme.example'],
    ['as\uFEFFha@ac\u00ADme.example', 'asha@acme.example'],
    [`${'a'.repeat(64)}@acme.example`, `${'a'.repeat(64)}@acme.example`],
  ])('takes %s', (text, address) => expect(parseEmail(text)?.address).toBe(address));

  it('tells the parts', () => {
    expect(parseEmail('Asha@Mail.Acme.example')).toEqual({
      address: 'asha@mail.acme.example',
      local: 'asha',
      domain: 'mail.acme.example',
    });
  });

  it.each([
    '',
    '@',
    'asha',
    'asha@',
    '@acme.example',
    'asha@acme',
    'asha@acme.',
    'asha@.example',
    'asha@acme..example',
    'asha@-acme.example',
    'asha@acme-.example',
    'asha@127.0.0.1',
    'asha@127.0.0.0x1',
    'asha@１２７.０.０.１',
    'asha@acme.example.',
    'josé@acme.example',
    'asha@ac_me.example',
    'asha@[127.0.0.1]',
    '.asha@acme.example',
    'asha.@acme.example',
    'a..b@acme.example',
    'a b@acme.example',
    'a@b@acme.example',
    'asha@acme.example, bob@acme.example',
    'asha@acme.example\r\nBcc: bob@acme.example',
    'asha\n@acme.example',
    '"asha"@acme.example',
    '<asha@acme.example>',
    'asha@acme.example;bob',
    'äsha@acme.example',
    `${'a'.repeat(65)}@acme.example`,
    `a@${'b'.repeat(64)}.example`,
    `a@${'b.'.repeat(126)}example`,
  ])('refuses %j', (text) => expect(parseEmail(text)).toBeNull());

  it('never accepts a text that could break a mail header', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('\r', '\n', ',', '<', ';'),
        (text, bad) => {
          expect(parseEmail(`${text}${bad}@northwind.example`)).toBeNull();
        },
      ),
    );
  });

  it('takes no longer than the text is long', () => {
    const hostile = ['a'.repeat(200_000), `${'a.'.repeat(100_000)}@`, `a@${'a-'.repeat(100_000)}`];
    const began = performance.now();
    for (const text of hostile) expect(parseEmail(text)).toBeNull();
    expect(performance.now() - began).toBeLessThan(500);
  });
});
