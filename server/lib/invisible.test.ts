import { describe, expect, it } from '@jest/globals';
import { visibleOnly, withoutInvisible } from './invisible';
import { phoneProblem, readPhone } from './phoneNumber';

describe('characters that nobody sees', () => {
  it.each([
    ['Asha\u200B Rao\uFEFF', 'Asha Rao'],
    ['As\u00ADha\u200E Rao\u2060', 'Asha Rao'],
    ['As\u200Dha R\u200Cao\u200D', 'Asha Rao'],
  ])('are taken out of the name %j', (name, plain) => expect(withoutInvisible(name)).toBe(plain));

  it.each([
    ['Devanagari', 'श\u094D\u200Dय'],
    ['Malayalam', 'ന\u0D4D\u200D'],
    ['Kannada', 'ರ\u200D\u0CCDಯ'],
    ['Persian', 'علی\u200Cرضا'],
    ['emoji', '👩🏽\u200D💻 👩\u200D👧 ❤️\u200D🔥'],
  ])('stay where %s needs them', (_what, name) => expect(withoutInvisible(name)).toBe(name));

  it('are all taken out of numbers and addresses', () =>
    expect(visibleOnly('\u202A+91\u200D 98200\u200B 12345\u202C')).toBe('+91 98200 12345'));
});

describe('a phone number', () => {
  it.each(['+91 98200 12345', '(022) 2811-0000 ext. 12', '9820012345', '०९८२००१२३४५'])(
    'may be %s',
    (phone) => expect(phoneProblem(phone)).toBeNull(),
  );

  it.each(['9.1982E+11', '9.19821E+11', '9,2E+11', ' 9E+9 '])('is not %s', (phone) =>
    expect(phoneProblem(phone)).toMatch(/spreadsheet has shortened this number/),
  );

  it.each(['#ERROR!', '#N/A', 'none'])('is not %s either', (phone) =>
    expect(phoneProblem(phone)).toMatch(/with its digits/),
  );

  it('is read without invisible characters', () =>
    expect(readPhone(' \u202A+91 98200 12345\u202C')).toBe('+91 98200 12345'));
});
