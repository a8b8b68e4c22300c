import { expect, it } from '@jest/globals';
import { hasSession, renderedAddress } from './renderedAddress';

it.each([
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  ['/events', '/events'],
  ['/events?page=2&search=jazz&fbclid=1', '/events?search=jazz&page=2'],
  ['/events?search=a&search=b', '/events?search=a'],
  ['/events?search=&city=', '/events'],
  ['/events?search=%3Cscript%3E', '/events?search=%3Cscript%3E'],
  ['/events?search=%ff%fe', '/events?search=%EF%BF%BD%EF%BF%BD'],
  ['/events?__proto__=1&constructor=2&search=x', '/events?search=x'],
  ['/events?search=a?b', '/events?search=a%3Fb'],
  ['/events/12?tier=3', '/events/12'],
  ['/signin?next=/cart', '/signin?next=%2Fcart'],
  ['/contact?subject=a&x=b', '/contact?subject=a'],
])('%s is rendered and kept as %s', (url, address) => expect(renderedAddress(url)).toBe(address));

it.each([
  '/Events',
  '/events/',
  '/events/012',
  '/events/0',
  '/events/12/more',
  '/events/%31',
  '//events',
  '/cart',
  '/profile',
  '/t/secret',
  '/setup?token=x',
  '/nowhere',
  `/events?search=${'x'.repeat(700)}`,
])('%s gets the plain page', (url) => expect(renderedAddress(url)).toBeUndefined());

it.each([
  [undefined, false],
  ['theme=dark; other=1', false],
  ['access_token=', false],
  ['x_access_token=abc', false],
  ['theme=dark; access_token=abc', true],
  ['refresh_token=abc', true],
  ['a=1;token=abc', true],
])('the cookies %j are a session: %s', (cookies, is) => expect(hasSession(cookies)).toBe(is));
