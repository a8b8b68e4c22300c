import { expect, test } from '@jest/globals';
import { registrableDomains } from './registrableDomain';

test.each([
  ['acme.com', 'acme.com', 'acme.com'],
  ['a.x.example', 'x.example', 'x.example'],
  ['deep.er.mail.acme.co.in', 'acme.co.in', 'acme.co.in'],
  // Anybody can have a name under these: until one is proven they are one domain.
  ['acme.github.io', 'github.io', 'acme.github.io'],
  ['mail.acme.duckdns.org', 'duckdns.org', 'acme.duckdns.org'],
  ['github.io', 'github.io', 'github.io'],
  ['xn--mnchen-3ya.de', 'xn--mnchen-3ya.de', 'xn--mnchen-3ya.de'],
  ['co.in', 'co.in', 'co.in'],
])('%s was registered as %s, and is hosted as %s', (domain, registrable, hosted) => {
  expect(registrableDomains(domain)).toEqual({
    registrable_domain: registrable,
    hosted_domain: hosted,
  });
});

test('a company without a domain has none', () => {
  expect(registrableDomains(null)).toEqual({ registrable_domain: null, hosted_domain: null });
});
