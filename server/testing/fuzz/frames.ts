import { withHeader, type HeadChange } from './heads';

/** Changes that break the framing of a request. Each is sent on a separate connection. */
export const frameChanges: Readonly<Record<string, HeadChange>> = {
  'two lengths': (head) => ({
    ...head,
    headers: [...head.headers, ['Content-Length', '3'], ['Content-Length', '5']],
  }),
  'length and chunks': (head) => ({
    ...head,
    headers: [...head.headers, ['Content-Length', '3'], ['Transfer-Encoding', 'chunked']],
  }),
  'a length that is none': (head, random) =>
    withHeader(
      head,
      'Content-Length',
      random.pick(['-1', 'x', '1e3', '99999999999999999999', '0x10', '+5', '3, 3']),
    ),
  'an odd transfer encoding': (head, random) =>
    withHeader(
      head,
      'Transfer-Encoding',
      random.pick(['gzip', 'chunked, chunked', 'xchunked', ' chunked\x0b', 'identity']),
    ),
  'a line break in a header': (head) => withHeader(head, 'X-Break', 'a\rb'),
  'a NUL in a header': (head) => withHeader(head, 'X-Nul', 'a\u0000b'),
  'a header without a colon': (head) => ({
    ...head,
    headers: [...head.headers, ['X-No-Colon\r\nX', 'y']],
  }),
  'a header with a space': (head) => ({
    ...head,
    headers: [...head.headers, ['X Space', 'y'], ['X-Space ', 'z']],
  }),
  'a very long header': (head) => withHeader(head, 'X-Long', 'a'.repeat(200_000)),
  'a very long target': (head) => ({ ...head, target: `${head.target}?${'a'.repeat(100_000)}` }),
  'spaces in the target': (head) => ({ ...head, target: `${head.target} a b` }),
  'another protocol': (head) => ({ ...head, target: `${head.target} HTTP/9.9\r\nX: y` }),
  'an upgrade': (head) => ({
    ...head,
    headers: [...head.headers, ['Connection', 'Upgrade'], ['Upgrade', 'websocket']],
  }),
  'a tunnel': (head) => ({ ...head, method: 'CONNECT' }),
};
