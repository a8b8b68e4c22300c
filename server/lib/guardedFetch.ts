import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { assertPublicHost, checkedLookup } from './publicAddress';

/** Bytes of an answer. */
const MAX_ANSWER = 1_000_000;

interface GuardedRequest {
  method: string;
  headers: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
}

/**
 * A `fetch` for addresses that a person has entered: it calls no address inside the operator's network, follows no
 * redirect, and reads at most one megabyte.
 */
export function createGuardedFetch({ allowsPrivate }: { allowsPrivate: boolean }) {
  return async (address: string, request: GuardedRequest): Promise<Response> => {
    const url = new URL(address);
    if (!allowsPrivate) assertPublicHost(url);
    return send(url, request, checkedLookup(allowsPrivate));
  };
}

const send = (
  url: URL,
  { method, headers, body, signal }: GuardedRequest,
  lookup: LookupFunction,
) =>
  new Promise<Response>((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const call = request(
      url,
      {
        method,
        headers,
        ...(signal && { signal }),
        lookup,
        // A connection of the shared agent may lead to an address that was not checked.
        agent: false,
      },
      (answer) => {
        const parts: Buffer[] = [];
        let size = 0;
        answer.on('data', (part: Buffer) => {
          size += part.length;
          if (size > MAX_ANSWER) answer.destroy(new Error('The answer is too large.'));
          parts.push(part);
        });
        answer.on('error', reject);
        answer.on('end', () => resolve(responseOf(answer, Buffer.concat(parts))));
      },
    );
    call.on('error', reject);
    call.end(body === undefined || body === null ? undefined : String(body));
  });

/** Statuses with which `Response` accepts no body. */
const WITHOUT_BODY = [204, 205, 304];

function responseOf({ statusCode = 0, headersDistinct }: http.IncomingMessage, body: Buffer) {
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return new Response(WITHOUT_BODY.includes(statusCode) ? null : body, {
    status: statusCode,
    headers,
  });
}
