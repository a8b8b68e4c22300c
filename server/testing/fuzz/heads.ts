import type { Random } from './random';
import { hostileTexts, oddTexts } from './texts';

export type Header = readonly [name: string, value: string];

/** A request line and headers as sent. Each character is one byte. */
export interface Head {
  method: string;
  /** Path with the query. */
  target: string;
  headers: Header[];
}

export type HeadChange = (head: Head, random: Random) => Head;

export const withHeader = (head: Head, name: string, value: string): Head => ({
  ...head,
  headers: [
    ...head.headers.filter(([one]) => one.toLowerCase() !== name.toLowerCase()),
    [name, value],
  ],
});
/** Sets a header to one of the values. */
const header =
  (name: string, ...values: readonly string[]): HeadChange =>
  (head, random) =>
    withHeader(head, name, random.pick(values));

const [long, longer] = ['a'.repeat(9_000), 'a'.repeat(40_000)];

/** Mutations after which the request still reaches its operation. */
export const headerChanges: Readonly<Record<string, HeadChange>> = {
  'media type': header(
    'Content-Type',
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/json;;;',
    'application/json; charset="',
    'APPLICATION/JSON',
    'application/jsonx',
    'application/json,text/plain',
    'application/octet-stream',
    'image/png',
    'text/csv',
    '/',
    ';',
    'a',
    '*/*',
    '\xff',
    'application/*+json',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ),
  'content encoding': header('Content-Encoding', 'gzip', 'br', 'deflate', 'identity', 'x'),
  'accepted encoding': header(
    'Accept-Encoding',
    '*',
    '*;q=0',
    'gzip;q=x',
    'br;q=1e9',
    ',,,',
    'gzip,'.repeat(900),
    'identity;q=0',
    ';q=1',
  ),
  accepted: header(
    'Accept',
    'application/xml',
    'image/*;q=0',
    '*/*;q=2',
    ','.repeat(2_000),
    '\xe9',
  ),
  authorization: header(
    'Authorization',
    'Bearer',
    'Bearer ',
    'Bearer a.b.c',
    'Basic YTpi',
    'bearer null',
    `Bearer ${long}`,
    'Bearer \xff',
    'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
    'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxJyBvciAxPTEifQ.c2ln',
  ),
  'If-Match': header(
    'If-Match',
    '',
    '*',
    '"0"',
    '"x"',
    'W/"1"',
    '"-1"',
    '"9".*',
    '"99999999999999999999"',
    long,
  ),
  'If-None-Match': header('If-None-Match', '*', '"x"', 'W/"x", "y"', '"'.repeat(500), long),
  'Idempotency-Key': header(
    'Idempotency-Key',
    '',
    'a',
    ' ',
    'a b',
    long,
    '\xe9',
    "' or 1=1--",
    'k'.repeat(255),
  ),
  'forwarded address': header(
    'X-Forwarded-For',
    '',
    'x',
    '::1',
    '1.2.3.4, 5.6.7.8',
    '999.1.1.1',
    '1.2.3.4%eth0',
    '::ffff:1.2.3.4',
    ','.repeat(500),
    '2001:db8::1::2',
    '[::1]:80',
    'unknown',
    "' or 1=1--",
    '127.0.0.1\t',
    'fe80::1%',
  ),
  host: header('Host', '', 'x', 'evil.example', '127.0.0.1:99999', 'a b', '[::1', 'é'),
  'other names': (head, random) =>
    withHeader(
      head,
      random.pick([
        'X-HTTP-Method-Override',
        'X-Original-URL',
        'X-Forwarded-Host',
        'X-Forwarded-Proto',
        'Forwarded',
        'Origin',
        'Referer',
        'Cookie',
        'Range',
        'Expect',
        'Upgrade',
        'TE',
        'Via',
        'traceparent',
        'X-Request-Id',
        'If-Modified-Since',
        '__proto__',
        'constructor',
        'X-Setup-Token',
        'Accept-Language',
        'User-Agent',
      ]),
      random
        .pick([
          ...hostileTexts,
          'bytes=0-,0-',
          '100-continue',
          'null',
          'x'.repeat(3_000),
          'access_token=x; token=y',
        ])
        .replaceAll(/[\r\n]/g, ' '),
    ),
  'many headers': (head, random) => ({
    ...head,
    headers: [
      ...head.headers,
      ...Array.from({ length: random.pick([90, 500]) }, (_, at): Header => [`X-${at}`, 'y']),
    ],
  }),
  'long header': (head, random) => withHeader(head, 'X-Long', random.pick([long, longer])),
};

/** Mutations after which the request may reach another operation or none. */
export const targetChanges: Readonly<Record<string, HeadChange>> = {
  method: (head, random) => ({
    ...head,
    method: random.pick([
      'GET',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'HEAD',
      'OPTIONS',
      'TRACE',
      'PROPFIND',
      'get',
      'FOO',
      'PURGE',
      'QUERY',
    ]),
  }),
  path: (head, random) => {
    const [path = '', query] = head.target.split('?');
    const changed = random.pick<(path: string) => string>([
      (text) => text.replace('/api', '//api'),
      (text) => text.replaceAll('/', '//'),
      (text) => text.replace('/api/', '/api/../api/'),
      (text) => text.replace('/api/', '/api/%2e%2e/'),
      (text) => text.replace('/api/', '/api/..%2f..%2f'),
      (text) => text.replace('/api/', '/API/'),
      (text) => `${text}%00`,
      (text) => `${text}%`,
      (text) => `${text}%ff%fe`,
      (text) => `${text}%ed%a0%80`,
      (text) => `${text}%c0%ae%c0%ae`,
      (text) => `${text};a=b`,
      (text) => `${text}//`,
      (text) => `${text}.json`,
      (text) => `${text}#x`,
      (text) => `${text}\\..\\x`,
      (text) => `http://evil.example${text}`,
      (text) => text.slice(1),
      (text) => text.toUpperCase(),
      (text) => `${text}${'a/'.repeat(2_000)}`,
      () => `/api${'/..'.repeat(200)}`,
      () => '*',
      () => '/%',
      () => '/api/\xff',
      () => `/${'%2e'.repeat(500)}`,
      () => '/events/%00',
      () => '/events/__proto__',
      () => '/assets/../../package.json',
      () => '/assets/%2e%2e/%2e%2e/package.json',
      () => '/.env',
    ])(path);
    return { ...head, target: query === undefined ? changed : `${changed}?${query}` };
  },
  'path value': (head, random) => {
    const text = random.pick([
      ...hostileTexts,
      ...oddTexts,
      '0',
      '-1',
      '1e3',
      '01',
      '+1',
      '1.0',
      '٣',
      '9'.repeat(90),
    ]);
    const value = encode(text);
    const [path = '', query = ''] = head.target.split('?');
    const parts = path.split('/');
    const index = parts.findIndex((part) => /\d/.test(part));
    parts[index > 0 ? index : parts.length - 2] = value;
    return { ...head, target: `${parts.join('/')}?${query}` };
  },
  query: (head, random) => {
    const more = random.pick([
      '%',
      '%ff',
      '%00=1',
      'a=%',
      '=',
      '&&&',
      '?',
      'a[]=1&a[0]=2',
      '__proto__=1',
      '__proto__[x]=1',
      'constructor=1',
      'page=1&page=2',
      'search=a&search=b',
      'page=1e9',
      'page=-1',
      'page_size=0',
      'search=%ed%a0%80',
      'booking_ids=,,,',
      'x='.repeat(700),
      'a=1&'.repeat(900),
      'page=٣',
      'search[$ne]=1',
      'search=%c0%80',
      `search=${'%f0%9f%8e%89'.repeat(60)}`,
      'page=99999999999999999999',
    ]);
    return { ...head, target: `${head.target}${head.target.includes('?') ? '&' : '?'}${more}` };
  },
};

/** Escapes text in a path or query. Encodes a lone surrogate like any other code point. */
export const encode = (text: string): string =>
  /[\ud800-\udfff]/u.test(text)
    ? text.replace(/[\ud800-\udfff]/gu, '%ed%a0%80').replace(/[^\w%.-]/g, '_')
    : encodeURIComponent(text);
