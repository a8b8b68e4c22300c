import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import type { Schemas } from '../contract/types';
import type { ErrorCode } from '../lib/errorCodes.gen';
import { headersWithoutHooks } from './headers';

const byCode: Record<string, [status: number, code: ErrorCode, sentence: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'too_large', 'The head of the request is too large.'],
};

/** Answers bytes that are no HTTP request with the error body (D3) and closes the connection. */
export function malformedRequestAnswerer(config: Pick<Config, 'publicUrl'>) {
  const headers = Object.entries(headersWithoutHooks(config));
  return (error: Error & { code?: string }, socket: Socket): void => answer(error, socket, headers);
}

/**
 * An `Expect` that Node does not know is ignored (RFC 9110, 10.1.1): Node itself would answer 417 without a
 * body and without any hook.
 */
export function ignoreUnknownExpectations({ server }: FastifyInstance): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

function answer(
  error: Error & { code?: string },
  socket: Socket,
  headers: readonly (readonly [string, string])[],
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code, sentence] = byCode[error.code ?? ''] ?? [
    400,
    'invalid_input',
    'The request could not be understood.',
  ];
  if (socket.writable) {
    const body: Schemas['Error'] = { error: sentence, code, request_id: randomUUID() };
    const text = JSON.stringify(body);
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(text)}`,
        'Cache-Control: no-store',
        ...headers.map(([name, value]) => `${name}: ${value}`),
        'Connection: close',
        '',
        text,
      ].join('\r\n'),
    );
  }
  socket.destroy(error);
}
