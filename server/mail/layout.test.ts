import { expect, it } from '@jest/globals';
import { signupCodeMail, signupKnownMail, welcomeMail } from '../modules/identity/account.mails';
import { renderMail } from './layout';
import { contactMail } from '../modules/messaging/support/support.mails';

const context = { publicUrl: 'https://foyer.test', supportEmail: 'help@foyer.test' };

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

it('renders events and sums in both forms, in light and dark colours', () => {
  const { text, html } = renderMail({
    subject: 'A subject',
    heading: 'A heading',
    blocks: [
      { kind: 'note', text: 'Mind this.' },
      {
        kind: 'event',
        title: 'Nocturne <in D>',
        lines: ['Sat, Dec 5, 2026', 'Mumbai'],
        amount: '₹13,000.00',
        link: { label: 'See it', href: 'https://foyer.test/events/7' },
      },
      { kind: 'sums', rows: [['Subtotal', '₹900.00']], total: ['Total', '₹1,062.00'] },
      { kind: 'link', label: 'More', href: 'https://foyer.test/about' },
    ],
    footer: 'The end.',
  });
  expect(text).toBe(`A heading

Mind this.

Nocturne <in D>
  Sat, Dec 5, 2026
  Mumbai
  ₹13,000.00
  See it: https://foyer.test/events/7

Subtotal    ₹900.00
Total     ₹1,062.00

More: https://foyer.test/about

-- 
The end.
`);
  for (const part of ['Mind this.', 'Nocturne &lt;in D&gt;', '₹13,000.00', '₹1,062.00', 'More']) {
    expect(html).toContain(part);
  }
  expect([...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    'https://foyer.test/events/7',
    'https://foyer.test/about',
  ]);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const dark = /@media \(prefers-color-scheme: dark\) \{\n([^]*?)\n\}/.exec(html)?.[1] ?? '';
  // Every class with a colour has another colour on a dark page.
  const named = new Set(
    [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  for (const name of named) expect(dark).toContain(`.${name} {`);
});

it('shortens a long subject', () => {
  const { subject } = renderMail({
    subject: '🎉'.repeat(300),
    heading: '',
    blocks: [],
    footer: '',
  });
  expect(subject).toBe(`${'🎉'.repeat(149)}…`);
});

it('lets no text put markup or headers into a mail', () => {
  const evil = '<img src=x onerror=alert(1)>"\'&';
  const { subject, html } = contactMail(
    {
      firstName: evil,
      lastName: evil,
      email: 'a@acme.example',
      company: evil,
      phone: evil,
      inquiryType: 'partnership',
      subject: `${evil}\r\nBcc: everybody@acme.example`,
      message: `${evil}\n</blockquote>`,
    },
    { replyTime: null },
  );
  expect(subject).toBe(`[Partnership] ${evil} Bcc: everybody@acme.example`);
  expect(html).not.toContain('<img');
  expect(html.match(/<\/blockquote>/g)).toHaveLength(1);
});

it('repeats nothing of a form before its address is proven', () => {
  expect(signupCodeMail('123456').text).toMatch(/^ {4}123456$/m);
  expect(signupKnownMail(context).text).toContain('https://foyer.test/signin');
  expect(signupKnownMail(context).text).not.toMatch(/\d{6}/);
});

it('welcomes the first of a company in another way', () => {
  const person = { firstName: 'Rohan', username: 'rohan', companyName: 'Acme' };
  expect(welcomeMail(context, { ...person, isFounder: true }).text).toContain('first of Acme');
  const joined = welcomeMail(context, { ...person, isFounder: false }).text;
  expect(joined).toContain('You have joined Acme.');
  expect(joined).toContain('Username: rohan');
});
