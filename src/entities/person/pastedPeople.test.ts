import { describe, expect, it } from '@jest/globals';
import { isList, readPeople } from './pastedPeople';

const asha = { name: 'Asha Rao', email: 'asha@x.example' };
const ravi = { name: 'Ravi Iyer', email: 'ravi@x.example' };

describe('pasted people', () => {
  it.each([
    ['a name and an address', 'Asha Rao <asha@x.example>'],
    ['a quoted name', '"Asha Rao" <asha@x.example>'],
    ['a name in apostrophes', "'Asha Rao' <asha@x.example>"],
    ['no space before the bracket', 'Asha Rao<asha@x.example>'],
    ['a link', 'Asha Rao <mailto:asha@x.example>'],
    ['a link with a subject', 'Asha Rao mailto:asha@x.example?subject=Hello'],
    ['a comment', 'asha@x.example (Asha Rao)'],
    ['parentheses', 'Asha Rao (asha@x.example)'],
    ['a comma', 'Asha Rao, asha@x.example'],
    ['a semicolon', 'Asha Rao;asha@x.example'],
    ['a tab', 'Asha Rao\tasha@x.example'],
    ['first and last name in cells', 'Asha\tRao\tasha@x.example'],
    ['quoted cells', '"Asha Rao","asha@x.example"'],
    ['the address first', 'asha@x.example, Asha Rao'],
    ['further cells', 'Asha Rao,asha@x.example,98200 12345,Sales'],
    ['the head of a mail', 'To: Asha Rao <asha@x.example>'],
    ['headings', 'Name\tEmail\nAsha Rao\tasha@x.example'],
    ['headings of more columns', 'S.No\tName\tEmail\n1\tAsha Rao\tasha@x.example'],
    ['the address in the first column', 'Email\tName\nasha@x.example\tAsha Rao'],
    ['a number', '1. Asha Rao <asha@x.example>'],
    ['a number in parentheses', '(1) Asha Rao asha@x.example'],
    ['a bullet', '• Asha Rao, asha@x.example'],
    ['a dash before and between', '- Asha Rao – asha@x.example'],
    ['the marks of a quoted mail', '> > Asha Rao <asha@x.example>'],
    ['labels', 'Name: Asha Rao, Email: asha@x.example'],
    ['curly quotation marks', '“Asha Rao” <asha@x.example>'],
    ['curly apostrophes', '‘Asha Rao’ <‘asha@x.example’>'],
    ['other brackets', 'Asha Rao «asha@x.example»'],
    ['wide signs', 'Asha Rao＜asha＠x.example＞；'],
    ['signs as pages write them', 'Asha Rao &lt;asha@x.example&gt;'],
    ['a bar', 'Asha Rao | asha@x.example'],
    ['a link of a document', '[Asha Rao](mailto:asha@x.example)'],
    ['a full stop behind', 'Asha Rao <asha@x.example>.'],
    ['an answer behind', 'Asha Rao <asha@x.example> (accepted)'],
    ['a line break in the name', '"Asha\nRao" <asha@x.example>'],
    ['the address on the next line', 'Asha Rao\nasha@x.example'],
    ['characters that nobody sees', 'Asha Rao <\u202Aasha@x.example\u200B>'],
  ])('are read with %s', (_what, text) => expect(readPeople(text)).toEqual([asha]));

  it.each([
    ['lines', 'Asha Rao <asha@x.example>\r\nRavi Iyer <ravi@x.example>\n'],
    ['semicolons', 'Asha Rao <asha@x.example>; Ravi Iyer <ravi@x.example>;'],
    ['commas', '"Asha Rao" <asha@x.example>, "Ravi Iyer" <ravi@x.example>'],
    ['names and addresses in turn', 'Asha Rao, asha@x.example, Ravi Iyer, ravi@x.example'],
    ['nothing', 'Asha Rao <asha@x.example>Ravi Iyer <ravi@x.example>'],
    ['bars', 'Asha Rao <asha@x.example> | Ravi Iyer <ravi@x.example>'],
    ['numbers', '1) Asha Rao asha@x.example\n2) Ravi Iyer ravi@x.example'],
    ['lines in turn', 'Asha Rao\nasha@x.example\nRavi Iyer\nravi@x.example'],
    ['commas and semicolons', 'Asha Rao, asha@x.example; Ravi Iyer, ravi@x.example'],
    ['wide commas', 'Asha Rao，asha@x.example；Ravi Iyer，ravi@x.example'],
    ['addresses and names in turn', 'asha@x.example, Asha Rao, ravi@x.example, Ravi Iyer'],
  ])('are several, between %s', (_what, text) => expect(readPeople(text)).toEqual([asha, ravi]));

  it('have their last names first where they are written so', () => {
    const rao = { name: 'Rao, Asha', email: 'asha@x.example' };
    const iyer = { name: 'Iyer, Ravi', email: 'ravi@x.example' };
    expect(readPeople('"Rao, Asha" <asha@x.example>, "Iyer, Ravi" <ravi@x.example>')).toEqual([
      rao,
      iyer,
    ]);
    expect(readPeople('Rao, Asha <asha@x.example>; Iyer, Ravi <ravi@x.example>')).toEqual([
      rao,
      iyer,
    ]);
  });

  it.each([
    "sean.o'brien@x.example",
    "o'brien@x.example",
    'asha+tickets@x.example',
    'asha_rao-1@a-b.x.example',
  ])('keep %s whole, in each form', (email) => {
    const name = "Sean O'Brien";
    for (const text of [
      `${name} <${email}>`,
      `"${name}" <${email}>`,
      `${name}, ${email}`,
      `${name}\t${email}`,
      `${name} ${email}`,
    ]) {
      expect([text, readPeople(text)]).toEqual([text, [{ name, email }]]);
    }
    expect(readPeople(`<${email}>`)).toEqual([{ name: '', email }]);
    expect(readPeople(`'${email}'`)).toEqual([{ name: '', email }]);
    expect(readPeople(`${email} <${email}>`)).toEqual([{ name: '', email }]);
  });

  it.each([
    ['Asha Rao <asha rao@x.example>', 'asha rao@x.example'],
    ['"asha rao"@x.example', '"asha rao"@x.example'],
    ['Asha asha@x.example/ravi@x.example', 'asha@x.example/ravi@x.example'],
    ['asha@x.example.', 'asha@x.example.'],
    ['x"y@x.example', 'x"y@x.example'],
    ['"sean o"brien@x.example', 'o"brien@x.example'],
    ['Asha <asha@x.exam\nple>', 'asha@x.exam ple'],
    ['Asha Rao <asha@x.exam', '<asha@x.exam'],
    ['Asha Rao asha@x.example>', 'asha@x.example>'],
    ['Asha {asha@x.example}', '{asha@x.example}'],
    ['sean.o’brien@x.example (Sean)', 'sean.o’brien@x.example'],
    ['a@b@x.example', 'a@b@x.example'],
    ['asha@x.example…', 'asha@x.example…'],
    ['Asha a..b@x.example', 'a..b@x.example'],
    ['Asha josé@x.example', 'josé@x.example'],
  ])('have no part of an address that is wrong: %s', (text, email) =>
    expect(readPeople(text)[0]?.email).toBe(email),
  );

  it('of different names and addresses in brackets are two', () =>
    expect(readPeople('Asha Rao <asha@x.example> <ravi@x.example>')).toEqual([
      asha,
      { name: '', email: 'ravi@x.example' },
    ]));

  it('are read of a long text without end', () => {
    const text = `"${'Asha <asha@x.example>\n'.repeat(5_000)}`;
    expect(readPeople(text).length).toBeGreaterThan(4_900);
  });

  it('without an address stay, for the form to ask for it', () =>
    expect(readPeople('Asha Rao\n\nRavi Iyer <ravi@x.example>')).toEqual([
      { name: 'Asha Rao', email: '' },
      ravi,
    ]));
});

it('tells a list from one field', () => {
  expect(['Asha Rao', 'asha@x.example', ' asha@x.example '].map(isList)).toEqual([
    false,
    false,
    false,
  ]);
  expect(['Asha <a@x.example>', 'mailto:a@x.example', 'Asha\nRavi'].map(isList)).toEqual([
    true,
    true,
    true,
  ]);
});
