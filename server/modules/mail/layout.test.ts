import { expect, it } from '@jest/globals';
import { signupCodeMail, signupKnownMail, welcomeMail } from './accountMails';
import { renderMail } from './layout';
import { contactMail } from './supportMails';

const places = { publicUrl: 'https://foyer.test', supportEmail: 'help@foyer.test' };

it('says the same as text and as HTML', () => {
  const { subject, text, html } = renderMail({
    subject: 'A subject',
    heading: 'A heading',
    blocks: [
      { kind: 'text', text: 'Some words.' },
      { kind: 'code', code: '042137' },
      { kind: 'button', label: 'Go', href: 'https://foyer.test/?a=1&b=2' },
      { kind: 'facts', facts: [['Company', 'Acme']] },
      { kind: 'quote', text: 'one\ntwo' },
    ],
    footer: 'The end.',
  });
  expect(subject).toBe('A subject');
  expect(text).toBe(`A heading

Some words.

    042137

Go: https://foyer.test/?a=1&b=2

Company: Acme

> one
> two

-- 
The end.
`);
  for (const part of ['A heading', 'Some words.', '042137', 'Acme', 'one<br>two', 'The end.']) {
    expect(html).toContain(part);
  }
  expect(html).toContain('href="https://foyer.test/?a=1&amp;b=2"');
});

it('lets nobody put markup or headers into a mail', () => {
  const evil = '<img src=x onerror=alert(1)>"\'&';
  const { subject, html } = contactMail({
    firstName: evil,
    lastName: evil,
    email: 'a@acme.example',
    company: evil,
    phone: evil,
    inquiryType: 'partnership',
    subject: `${evil}\r\nBcc: everybody@acme.example`,
    message: `${evil}\n</blockquote>`,
  });
  expect(subject).toBe(`[Partnership] ${evil} Bcc: everybody@acme.example`);
  expect(html).not.toContain('<img');
  expect(html.match(/<\/blockquote>/g)).toHaveLength(1);
});

it('repeats nothing of a form before its address is proven', () => {
  expect(signupCodeMail('123456').text).toMatch(/^ {4}123456$/m);
  expect(signupKnownMail(places).text).toContain('https://foyer.test/signin');
  expect(signupKnownMail(places).text).not.toMatch(/\d{6}/);
});

it('welcomes the first of a company in another way', () => {
  const person = { firstName: 'Rohan', username: 'rohan', companyName: 'Acme' };
  expect(welcomeMail(places, { ...person, isFounder: true }).text).toContain('first of Acme');
  const joined = welcomeMail(places, { ...person, isFounder: false }).text;
  expect(joined).toContain('You have joined Acme.');
  expect(joined).toContain('Username: rohan');
});
