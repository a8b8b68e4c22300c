import { expect, it } from '@jest/globals';
import { splitByLinks } from './webAddresses.rules';

const linked = (text: string) => splitByLinks(text).flatMap(({ href }) => href ?? []);

it.each([
  ['See https://foyer.example/map?a=1&b=2.', ['https://foyer.example/map?a=1&b=2']],
  ['(http://a.example/x), HTTPS://B.example!', ['http://a.example/x', 'HTTPS://B.example']],
  ['https://bank.example@evil.example/ https://', []],
  ['javascript:alert(1) data:text/html,x ftp://a.example //a.example', []],
  ['https://a.example"onmouseover="alert(1)', ['https://a.example']],
  ["https://a.example'><script>alert(1)</script>", ['https://a.example']],
])('%s', (text, links) => {
  expect(linked(text)).toEqual(links);
  expect(
    splitByLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
