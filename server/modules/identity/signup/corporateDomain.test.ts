import { describe, expect, it } from '@jest/globals';
import { companyNameOf, isFreeDomain } from './corporateDomain.rules';

const none: ReadonlySet<string> = new Set();

describe('isFreeDomain', () => {
  it.each([
    ...['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'live.com', 'aol.com'],
    ...['icloud.com', 'me.com', 'protonmail.com', 'yandex.com', 'mail.com', 'inbox.com'],
    ...['zoho.com', 'rediffmail.com', 'msn.com', 'yahoo.co.in', 'yahoo.co.uk', 'gmx.com'],
    ...['web.de', 't-online.de', 'in.gmail.com', 'a.b.yahoo.co.uk'],
    // Of the maintained lists.
    ...['proton.me', 'yahoo.fr', 'mailinator.com', 'sub.mailinator.com', 'yopmail.com'],
    ...['guerrillamail.com', 'fastmail.com', 'qq.com', 'pm.me', 'mail.a.proton.me'],
    // Country variants of the big providers, listed or not.
    ...['outlook.in', 'outlook.com.br', 'hotmail.ro', 'yahoo.com.ng', 'live.fr', 'gmx.ch'],
    ...['yandex.kz', 'zoho.eu', 'zohomail.com.au', 'tutanota.com', 'tuta.io', 'googlemail.de'],
    ...['protonmail.in', 'icloud.co.in', 'mail.tuta.com'],
  ])('%s is free', (domain) => expect(isFreeDomain(domain, none)).toBe(true));

  it.each([
    ...['acme.com', 'oliveco.com', 'gmail.company.in', 'webde.com', 'notgmail.com', 'me.acme.com'],
    ...['gmail.com.acme.example', 'com', 'northwind.example', 'infosys.com', 'live-nation.com'],
    ...[
      'olive.com',
      'outlook.acme.in',
      'yahoo.acme.com',
      'live.nation.com',
      'live.events',
      'co.in',
    ],
    // A car maker of Malaysia; the mail provider uses proton.me.
    ...['proton.com', 'proton.com.my', 'acme.co.uk', 'tuta-tools.de', 'mailinator.acme.com'],
  ])('%s is not', (domain) => expect(isFreeDomain(domain, none)).toBe(false));

  it.each([
    ...[
      'mozmail.com',
      'privaterelay.appleid.com',
      'simplelogin.com',
      'simplelogin.co',
      'slmail.me',
    ],
    ...[
      'aleeas.com',
      'passmail.net',
      'addy.io',
      'anonaddy.com',
      'anonaddy.me',
      'duck.com',
      'hey.com',
    ],
    ...[
      'asha.simplelogin.com',
      'asha.anonaddy.com',
      'x.y.mozmail.com',
      'a.mailer.me',
      'ironvest.com',
    ],
    ...['33mail.com', 'asha.33mail.com', 'mailbox.org', 'secure.mailbox.org', 'riseup.net'],
    ...[
      'vivaldi.net',
      'tuta.com',
      'tutamail.com',
      'keemail.me',
      'posteo.de',
      'posteo.net',
      'posteo.at',
    ],
    ...[
      'startmail.com',
      'mailfence.com',
      'runbox.com',
      'runbox.no',
      'disroot.org',
      'autistici.org',
    ],
    ...[
      'fastmail.fm',
      'fastmail.com',
      'sent.com',
      'ml1.net',
      'hushmail.com',
      'hush.com',
      'kolabnow.com',
    ],
    ...[
      'murena.io',
      'e.email',
      'soverin.net',
      'migadu.com',
      'cock.li',
      'onmail.com',
      'ik.me',
      'mac.com',
    ],
  ])('%s is private', (domain) => expect(isFreeDomain(domain, none)).toBe(true));

  it.each([
    ...[
      'mymozmail.com',
      'appleid.com',
      'apple.com',
      'heyday.com',
      'they.com',
      'addy.com',
      'ducks.com',
    ],
    ...['mailbox.acme.com', 'vivaldi.acme.in', 'riseup.com', 'firefox.com', 'sent.acme.com'],
  ])('%s is no such service', (domain) => expect(isFreeDomain(domain, none)).toBe(false));

  it('includes what the operator names, with its subdomains', () => {
    const blocked = new Set(['rival.example']);
    for (const domain of ['rival.example', 'mail.rival.example']) {
      expect(isFreeDomain(domain, blocked)).toBe(true);
    }
    for (const domain of ['arival.example', 'rival.example.in', 'example']) {
      expect(isFreeDomain(domain, blocked)).toBe(false);
    }
  });
});

it.each([
  ['acme.com', 'Acme'],
  ['acme-tools.co.in', 'Acme Tools'],
  ['mail.acme.example', 'Acme'],
  ['a.b.acme.co.uk', 'Acme'],
  ['co.in', 'Co'],
])('the company of %s is called %s', (domain, name) => expect(companyNameOf(domain)).toBe(name));
